import type { Offer } from '../protocol';

/** The places of what a move chooses; none for other moves. */
function placesOf({ move }: Offer): number[] {
  return move.verb === 'choose' ? move.what : [];
}

/** Is it a question in which several things are chosen together? Then each is a switch of its own. */
export function choosesSeveral(options: readonly Offer[]): boolean {
  return options.some((option) => placesOf(option).length > 1);
}

/** Everything that can be chosen, once each. */
export function choosable(options: readonly Offer[]): number[] {
  return [...new Set(options.flatMap(placesOf))];
}

/** What is chosen after a switch was pressed. What was chosen first gives way if there would be too much. */
export function pressed(chosen: readonly number[], place: number, options: readonly Offer[]): number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  const allowed = (places: readonly number[]): boolean => options.some((option) => places.every((each) => placesOf(option).includes(each)));
  let next = [...chosen, place];
  while (next.length > 1 && !allowed(next)) next = next.slice(1);
  return next;
}

/** The move that chooses exactly this. */
export function moveFor(chosen: readonly number[], options: readonly Offer[]): Offer | undefined {
  return options.find((option) => {
    const places = placesOf(option);
    return places.length > 0 && places.length === chosen.length && chosen.every((place) => places.includes(place));
  });
}
