import type { Entry, Event, Seat } from '../protocol';
import { eventText, secretText, type Style } from '../words/game';
import { t } from '../words/language.svelte';

/** A line of the log. */
export interface Line {
  kind: 'round' | 'event' | 'secret' | 'note';
  text: string;
  /** Is it about the reader? Then no name stands in it. */
  own: boolean;
}

/** Events that say nothing a reader would miss. */
const SILENT = new Set<Event['event']>(['revealed']);

/** What an entry tells, line by line. */
export function linesOf(entry: Entry, style: Style): Line[] {
  const events = (entry.events ?? []).filter(({ event }) => !SILENT.has(event));
  const secrets = entry.secrets ?? [];
  return [
    ...notes(entry, style).map((text): Line => ({ kind: 'note', text, own: 'seat' in entry && entry.seat === style.self })),
    ...events.map((event): Line => {
      const own = 'seat' in event && style.self != null && event.seat === style.self;
      return { kind: event.event === 'round_began' ? 'round' : 'event', text: eventText(event, style), own };
    }),
    ...secrets.map((secret): Line => ({ kind: 'secret', text: secretText(secret, style), own: false })),
  ];
}

function notes(entry: Entry, style: Style): string[] {
  switch (entry.what) {
    case 'hinted':
    case 'undone':
    case 'kept':
    case 'returned':
      return [t(entry.seat === style.self ? `you-log-${entry.what}` : `log-${entry.what}`, { player: style.seat(entry.seat) })];
    default:
      return [];
  }
}

/** Events that are seen anyway, or say little. */
const PLAIN = new Set<Event['event']>(['revealed', 'round_began', 'phase_began', 'turn_ended', 'passed']);

/** What somebody else did last, of what is worth telling. */
export function newsOf(entries: readonly Entry[], self: Seat | null): Event | undefined {
  const undone = new Set(entries.flatMap((entry) => (entry.what === 'undone' ? [entry.undone] : [])));
  for (const { seq, events = [] } of entries.toReversed()) {
    const told = events.findLast((event) => !PLAIN.has(event.event) && 'seat' in event && event.seat !== self);
    if (told !== undefined && !undone.has(seq)) return told;
  }
  return undefined;
}
