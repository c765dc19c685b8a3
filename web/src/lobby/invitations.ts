import type { Seat, TableId } from '../protocol';

/** The addresses of invitations, by seat. */
export type Invitations = Partial<Record<Seat, string>>;

const key = (table: TableId): string => `vale-invitations-${table}`;

/** The invitations to a table that were made in this tab: the server keeps only hashes of them. */
export function keptInvitations(table: TableId): Invitations {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Invitations;
  } catch {
    return {};
  }
}

/** Keeps another one, and gives all. */
export function keepInvitation(table: TableId, seat: Seat, address: string): Invitations {
  const all = { ...keptInvitations(table), [seat]: address };
  try {
    sessionStorage.setItem(key(table), JSON.stringify(all));
  } catch {
    // A browser may forbid it; then an invitation is gone with the page, and can be made anew.
  }
  return all;
}
