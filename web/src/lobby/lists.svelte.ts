import { sendFinishedGames } from '../app/sending.svelte';
import { meet, playerAt } from '../app/session.svelte';
import { api } from '../net/api';
import { local } from '../net/local';
import type { TableId, TableSummary } from '../protocol';
import { asksPlayer } from '../words/tables';

/** How often the lists are asked for again, in milliseconds. */
const EVERY = 8000;

/** The tables of the start page: one's own, and those where somebody waits. */
export class Lists {
  waiting: TableSummary[] = $state.raw([]);
  mine: TableSummary[] = $state.raw([]);
  /** The time of the last look. */
  now = $state(Date.now());
  loaded = $state(false);
  /** One's tables at the server, as far as it has told. */
  #there: TableSummary[] = [];

  /** Games that are not over; those that wait for this person come first. */
  readonly running = $derived.by(() => {
    const waits = (table: TableSummary): number => (asksPlayer(table, playerAt(table.table)) ? 1 : 0);
    return this.mine.filter(({ stage }) => stage !== 'over').toSorted((one, two) => waits(two) - waits(one));
  });

  readonly finished = $derived(this.mine.filter(({ stage }) => stage === 'over'));

  readonly joinable = $derived(
    this.waiting.filter(({ table, seats }) => seats.some(({ is }) => is === 'nobody') && !this.mine.some((own) => own.table === table)),
  );

  async look(): Promise<void> {
    if (document.hidden) return;
    await this.#lookHere();
    try {
      const known = (await meet()) !== null;
      const [waiting, there] = await Promise.all([api.openTables(), known ? api.myTables() : []]);
      this.waiting = waiting;
      this.#there = there;
      await this.#lookHere();
      this.loaded = true;
      if (await sendFinishedGames()) await this.look();
    } catch {
      // The lists stay as they are; the next look may be luckier.
    }
  }

  /** Looks at the tables of this device, which need no server. */
  async #lookHere(): Promise<void> {
    // A browser may keep nothing; then there are none.
    const here = await local.tables(this.#there).catch(() => []);
    this.mine = [...this.#there, ...here].toSorted((one, two) => two.changed_at - one.changed_at);
    this.now = Date.now();
  }

  /** Forgets a table of this device. */
  async remove(table: TableId): Promise<void> {
    await local.remove(table);
    await this.#lookHere();
  }

  /** Looks now and then, until what it returns is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }
}
