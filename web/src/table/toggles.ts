import type { Option } from '../game/offers';

/** The keys that a move chooses; none for other moves. */
function keysOf({ act }: Option): string[] {
  return act.verb === 'choose' ? act.keys : [];
}

/** Is it a question in which several things are chosen together? Then each is a switch of its own. */
export function choosesSeveral(options: readonly Option[]): boolean {
  return options.some((option) => keysOf(option).length > 1);
}

/** Everything that can be chosen, once each. */
export function choosable(options: readonly Option[]): string[] {
  return [...new Set(options.flatMap(keysOf))];
}

/** What is chosen after a switch was pressed. What was chosen first gives way if there would be too much. */
export function pressed(chosen: readonly string[], key: string, options: readonly Option[]): string[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key);
  const allowed = (keys: readonly string[]): boolean => options.some((option) => keys.every((each) => keysOf(option).includes(each)));
  let next = [...chosen, key];
  while (next.length > 1 && !allowed(next)) next = next.slice(1);
  return next;
}

/** The move that chooses exactly this. */
export function moveFor(chosen: readonly string[], options: readonly Option[]): Option | undefined {
  return options.find((option) => {
    const keys = keysOf(option);
    return keys.length > 0 && keys.length === chosen.length && chosen.every((key) => keys.includes(key));
  });
}
