import { meet, whoAmI } from '../app/session.svelte';
import { api } from '../net/api';
import type { TableSummary } from '../protocol';
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

  /** Games that are not over; those that wait for this person come first. */
  readonly running = $derived.by(() => {
    const me = whoAmI()?.player ?? null;
    const waits = (table: TableSummary): number => (asksPlayer(table, me) ? 1 : 0);
    return this.mine.filter(({ stage }) => stage !== 'over').toSorted((one, two) => waits(two) - waits(one));
  });

  readonly finished = $derived(this.mine.filter(({ stage }) => stage === 'over'));

  readonly joinable = $derived(
    this.waiting.filter(({ table, seats }) => seats.some(({ is }) => is === 'nobody') && !this.mine.some((own) => own.table === table)),
  );

  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      const known = (await meet()) !== null;
      [this.waiting, this.mine] = await Promise.all([api.openTables(), known ? api.myTables() : []]);
      this.now = Date.now();
      this.loaded = true;
    } catch {
      // The lists stay as they are; the next look may be luckier.
    }
  }

  /** Looks now and then, until what it returns is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }
}
