import type {
  Accept,
  Accepted,
  Credentials,
  Daily,
  GameStatistics,
  Invitation,
  InvitationToken,
  InvitedTo,
  Me,
  NewGuest,
  NewInvitation,
  NewTable,
  Password,
  PlayerStatistics,
  Problem,
  Replay,
  TableId,
  TableMade,
  TableSummary,
} from '../protocol';

/** What we keep for an account. The server does not look inside. */
export interface Preferences {
  settings?: unknown;
}

/** A request that failed, with what the server says about it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    options.headers = { 'Content-Type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, options);
  } catch {
    throw new ApiError(0, { code: 'busy', message: 'Cannot reach the server.' });
  }
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: 'internal', message: response.statusText };
  }
}

const table = (id: TableId): string => `/tables/${encodeURIComponent(id)}`;

/** The requests of `docs/protocol.md`. */
export const api = {
  /** Who I am; nobody if there is no session. */
  me: () => ask<Me | null>('GET', '/session'),
  becomeGuest: (guest: NewGuest) => ask<Me>('POST', '/guests', guest),
  rename: (guest: NewGuest) => ask<Me>('PATCH', '/me', guest),
  register: (credentials: Credentials) => ask<Me>('POST', '/accounts', credentials),
  login: (credentials: Credentials) => ask<Me>('POST', '/login', credentials),
  logout: () => ask<undefined>('POST', '/logout'),
  logoutEverywhere: () => ask<undefined>('POST', '/logout-everywhere'),
  deleteAccount: (password: Password) => ask<undefined>('DELETE', '/account', password),
  preferences: () => ask<Preferences>('GET', '/me/preferences'),
  keepPreferences: (preferences: Preferences) => ask<undefined>('PUT', '/me/preferences', preferences),
  myStatistics: () => ask<PlayerStatistics>('GET', '/me/statistics'),
  openTables: () => ask<TableSummary[]>('GET', '/tables'),
  myTables: () => ask<TableSummary[]>('GET', '/me/tables'),
  daily: () => ask<Daily>('GET', '/daily'),
  makeTable: (newTable: NewTable) => ask<TableMade>('POST', '/tables', newTable),
  invite: (id: TableId, invitation: NewInvitation) => ask<Invitation>('POST', `${table(id)}/invitations`, invitation),
  lookAtInvitation: (token: InvitationToken) => ask<InvitedTo>('POST', '/invitations/look', token),
  accept: (accept: Accept) => ask<Accepted>('POST', '/invitations', accept),
  replay: (id: TableId, from: number, count: number) => ask<Replay>('GET', `${table(id)}/replay?from=${from}&count=${count}`),
  statistics: (id: TableId) => ask<GameStatistics>('GET', `${table(id)}/statistics`),
  /** The address of the record of a finished game, for a download. */
  recordAddress: (id: TableId) => `/api${table(id)}/record`,
};
