import type { NewTable, Options, SeatPlan } from '../../src/protocol';

/** A table for tests: nobody waits, and it is known who goes first. */
export function quickTable(options: Partial<Options> & Pick<Options, 'players'>, seats: SeatPlan[], position?: unknown): NewTable {
  const settings: NewTable['settings'] = {
    options: { sell: 'printed', payment: 'needed', ...options },
    first: { seat: 1 },
    clock: 'none',
    undo: true,
    public: false,
    spectators: true,
    chat: true,
    pace_ms: 0,
  };
  return { settings, seats, ...(position === undefined ? {} : { position }) };
}
