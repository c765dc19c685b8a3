export function play(kind: string): void { void kind; }
