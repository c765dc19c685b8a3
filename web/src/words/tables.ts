import type { Clock, First, Occupant, PlayerId, Seat, Settings, TableSummary } from '../protocol';
import { language, t } from './language.svelte';

/** Who has a seat, in a few words. */
export function occupantName(occupant: Occupant, seat: Seat): string {
  switch (occupant.is) {
    case 'person':
      return occupant.name;
    case 'bot':
      return t('bot-name', { seat });
    case 'invited':
      return t('occupant-invited');
    case 'nobody':
      return t('lobby-free-seat');
  }
}

/** Does a game wait for this player? */
export function asksPlayer({ progress, seats }: TableSummary, me: PlayerId | null): boolean {
  const asked = progress?.asked ?? null;
  const occupant = asked === null ? undefined : seats[asked - 1];
  return me !== null && occupant?.is === 'person' && occupant.player === me;
}

/** How far a game is, for lists: a phrase each. Empty before it begins. */
export function progressInWords({ progress, seats }: TableSummary, me: PlayerId | null): string[] {
  if (progress === undefined) return [];
  const own = (occupant: Occupant | undefined): boolean => occupant?.is === 'person' && occupant.player === me && !occupant.beside;
  const called = (index: number): string => {
    const occupant = seats[index] ?? { is: 'nobody' };
    return own(occupant) ? t('you-name') : occupantName(occupant, (index + 1) as Seat);
  };
  const points = progress.scores.map((score, index) => t('table-score', { player: called(index), score })).join(', ');
  if (progress.asked !== null) {
    const turn = own(seats[progress.asked - 1]) ? [] : [t('table-turn-of', { player: called(progress.asked - 1) })];
    return [...turn, t('table-in-round', { round: progress.round }), points];
  }
  const mine = seats.findIndex(own);
  const place = progress.places?.[mine];
  return [...(place === undefined ? [] : [place === 1 ? t('table-won') : t('table-place', { place })]), points];
}

/** How long ago a time is: "5 minutes ago". */
export function ago(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((time - now) / 60_000);
  if (minutes > -60) return format.format(Math.min(minutes, 0), 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

function clockInWords(clock: Clock): string {
  if (clock === 'none') return t('table-clock-none');
  if ('turn' in clock) return t('table-clock-turn', { time: duration(clock.turn.seconds) });
  return t('table-clock-bank', { time: duration(clock.bank.seconds) });
}

function duration(seconds: number): string {
  const [count, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : seconds % 60 === 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function firstInWords(first: First): string {
  if (first === 'random') return t('table-first-random');
  if (first === 'reptile') return t('table-first-reptile');
  return t('table-first-seat', { seat: first.seat });
}

/** How a table differs from the usual base game, for lists: "Artifacts, 1 minute per turn". */
export function specialities({ options, clock }: Settings): string[] {
  return [
    ...(options.artifact_creatures || options.artifact_tiles ? [t('table-artifacts')] : []),
    ...(options.sell === 'manual' ? [t('table-sell-manual')] : []),
    ...(options.payment === 'any' ? [t('table-payment-any')] : []),
    ...(clock === 'none' ? [] : [clockInWords(clock)]),
  ];
}

/** All settings of a table, a phrase each. */
export function settingsInWords(settings: Settings): string[] {
  const { options } = settings;
  return [
    t('table-players', { count: options.players }),
    options.artifact_creatures
      ? options.artifact_tiles
        ? t('table-set-both')
        : t('table-set-creatures')
      : options.artifact_tiles
        ? t('table-set-tiles')
        : t('table-set-base'),
    options.sell === 'manual' ? t('table-sell-manual') : t('table-sell-printed'),
    options.payment === 'any' ? t('table-payment-any') : t('table-payment-needed'),
    firstInWords(settings.first),
    clockInWords(settings.clock),
    settings.undo ? t('table-undo-yes') : t('table-undo-no'),
    settings.public ? t('table-public-yes') : t('table-public-no'),
    settings.spectators ? t('table-spectators-yes') : t('table-spectators-no'),
  ];
}
