import type {
  Accept,
  Accepted,
  AlbumEntry,
  Credentials,
  Daily,
  GameStatistics,
  Hint,
  Invitation,
  InvitationToken,
  InvitedTo,
  Me,
  NewGuest,
  NewInvitation,
  NewPassword,
  NewTable,
  Password,
  PlayerStatistics,
  Problem,
  PuzzleMoves,
  PuzzleSolution,
  PuzzleState,
  Replay,
  ReviewState,
  SentRecord,
  TableId,
  TableMade,
  TableSummary,
} from '../protocol';
import { ApiError } from './error';
import { isLocal, local } from './local';
import { hasServer } from './place';
import { localReviews } from './reviews';

/** What we keep for an account. The server does not look inside. */
export interface Preferences {
  settings?: unknown;
}

export { ApiError };

/** How often a request is sent that the server has no time for, and how long we wait in between at most, in milliseconds. */
const TRIES = 3;
const LONGEST_WAIT = 3000;

/** Asks, and asks again after the time that a busy server names. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce<Answer>(method, path, body);
    } catch (error) {
      const wait = error instanceof ApiError && error.problem.code === 'busy' ? error.problem.retry_ms : undefined;
      if (wait === undefined || wait > LONGEST_WAIT || tries >= TRIES) throw error;
      await new Promise((again) => setTimeout(again, wait));
    }
  }
}

async function askOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    options.headers = { 'Content-Type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  if (!hasServer()) throw unreachable();
  let response: Response;
  try {
    response = await fetch(`/api${path}`, options);
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const unreachable = (): ApiError => new ApiError(0, { code: 'busy', message: 'Cannot reach the server.' });

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
  changePassword: (passwords: NewPassword) => ask<undefined>('PUT', '/me/password', passwords),
  deleteAccount: (password: Password) => ask<undefined>('DELETE', '/account', password),
  preferences: () => ask<Preferences>('GET', '/me/preferences'),
  keepPreferences: (preferences: Preferences) => ask<undefined>('PUT', '/me/preferences', preferences),
  myStatistics: () => ask<PlayerStatistics>('GET', '/me/statistics'),
  myAlbum: () => ask<AlbumEntry[]>('GET', '/me/album'),
  openTables: () => ask<TableSummary[]>('GET', '/tables'),
  /** Adds a finished game of this device to one's own. */
  sendGame: (sent: SentRecord) => ask<TableSummary>('POST', '/me/games', sent),
  myTables: () => ask<TableSummary[]>('GET', '/me/tables'),
  daily: () => ask<Daily>('GET', '/daily'),
  makeTable: (newTable: NewTable) => ask<TableMade>('POST', '/tables', newTable),
  invite: (id: TableId, invitation: NewInvitation) => ask<Invitation>('POST', `${table(id)}/invitations`, invitation),
  lookAtInvitation: (token: InvitationToken) => ask<InvitedTo>('POST', '/invitations/look', token),
  accept: (accept: Accept) => ask<Accepted>('POST', '/invitations', accept),
  replay: (id: TableId, from: number, count: number) =>
    isLocal(id) ? local.replay(id, from, count) : ask<Replay>('GET', `${table(id)}/replay?from=${from}&count=${count}`),
  /** What the strongest bot would do in one's place. It is noted in the log. */
  hint: (id: TableId) => (isLocal(id) ? local.hint(id) : ask<Hint>('POST', `${table(id)}/hint`)),
  puzzle: () => ask<PuzzleState>('GET', '/puzzle'),
  tryPuzzle: (number: number, tried: PuzzleMoves) => ask<PuzzleState>('POST', `/puzzles/${number}`, tried),
  puzzleSolution: (number: number) => ask<PuzzleSolution>('GET', `/puzzles/${number}/solution`),
  /** The review of a finished game, or how far it is. */
  review: async (id: TableId) => (isLocal(id) ? localReviews.state(id) : ask<ReviewState>('GET', `${table(id)}/review`)),
  beginReview: async (id: TableId) => (isLocal(id) ? localReviews.begin(id) : ask<ReviewState>('POST', `${table(id)}/review`)),
  cancelReview: async (id: TableId) => (isLocal(id) ? localReviews.cancel(id) : ask<undefined>('DELETE', `${table(id)}/review`)),
  statistics: (id: TableId) => (isLocal(id) ? local.statistics(id) : ask<GameStatistics>('GET', `${table(id)}/statistics`)),
  /** The address of the record of a finished game, for a download. */
  recordAddress: (id: TableId) => `/api${table(id)}/record`,
};
