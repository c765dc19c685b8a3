/** Was the host program of local games built into this client? */
declare const __VALE_LOCAL__: boolean;

declare module 'virtual:icons' {
  export const creatures: Record<string, string>;
  export const tiles: Record<string, string>;
  export const families: Record<string, string>;
  export const timings: Record<string, string>;
  export const signs: Record<string, string>;
}

declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  import type { RuleBook } from '../build/rules';
  const book: RuleBook;
  export default book;
}

declare module 'virtual:rulings' {
  const rulings: Record<string, string[]>;
  export default rulings;
}

declare module 'virtual:statistics' {
  import type { Statistics } from './statistics/data';
  const statistics: Statistics;
  export default statistics;
}

declare module 'virtual:statistics/notes' {
  import type { Note } from './statistics/data';
  const notes: Record<string, Note>;
  export default notes;
}

declare module 'virtual:local' {
  /** A table on this device. Numbers are connections; texts are JSON. */
  export interface LocalTable {
    connect(id: number, seat: number | undefined, after: number, wall: number, steady: number): string;
    disconnect(id: number, wall: number, steady: number): string;
    hear(id: number, message: string, spare: string, wall: number, steady: number): string;
    noteHint(id: string, spare: string, wall: number, steady: number): string;
    hint(seq: number): string;
    think(): void;
    moveBot(wall: number, steady: number): string;
    wake(wall: number, steady: number): string;
    summary(changedAt: number): string;
    record(): string | undefined;
    replay(from: number, count: number): string;
    statistics(): string;
    free(): void;
  }
  /** The review of a finished game, made a turn at a time. */
  export interface GameReviewer {
    step(): boolean;
    percent(): number;
    finish(): string;
  }
  interface LocalProgram {
    /** Starts the module; nothing else works before. */
    start(options: { module_or_path: unknown }): Promise<unknown>;
    LocalTable: { open(saved: string, wall: number, steady: number): LocalTable };
    GameReviewer: { begin(saved: string): GameReviewer };
    makeTable(game: string, table: string): string;
    importTable(game: string, record: string, pace: number): string;
    supplyNet(bytes: Uint8Array): void;
    randomGames(players: number, games: number): number;
    /** The address of the module. */
    module: string;
    /** The addresses of the nets, by the number of players. */
    nets: Record<number, string>;
  }
  /** The host program of tables without a server; none in a client that was built without it. */
  export const program: LocalProgram | null;
}
