/** The hour on the pages around the table: late afternoon. */
const AFTERNOON = 0.58;

/** The sky over the valley: the time of day from 0 (dawn) to 1 (night), and whether there are lights in it. */
export const sky = $state({ time: AFTERNOON, lights: false });

/** A round of a game has its hour: the first is at dawn, the last at night. */
export function showRound(round: number, rounds: number, lights: boolean): void {
  sky.time = Math.min(1, (round - 1) / Math.max(1, rounds - 1));
  sky.lights = lights;
}

/** Back to the hour of the pages around the table. */
export function leaveTable(): void {
  sky.time = AFTERNOON;
  sky.lights = false;
}
