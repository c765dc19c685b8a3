/// The web worker that reviews one finished game of this device. It is a worker of its own, so that no table waits for it, and
/// whoever cancels the review just ends the worker.

import type { GameReview, Problem, TableId } from '../protocol';
import { demand, host, NOT_HERE, playersOf, problemOf } from './program';
import { savedTable } from './saved';

export type FromReviewer = { percent: number } | { review: GameReview } | { problem: Problem };

const post = (message: FromReviewer): void => postMessage(message);

async function review(id: TableId): Promise<GameReview> {
  const found = await savedTable(id);
  if (found === undefined) throw NOT_HERE;
  const { kept, facts } = found;
  const local = await host();
  await demand(playersOf(kept.saved.row));
  const reviewer = local.GameReviewer.begin(JSON.stringify({ ...kept.saved, facts }));
  while (reviewer.step()) post({ percent: reviewer.percent() });
  return JSON.parse(reviewer.finish()) as GameReview;
}

onmessage = ({ data }: MessageEvent<TableId>) => {
  review(data).then(
    (review) => post({ review }),
    (error: unknown) => post({ problem: problemOf(error) }),
  );
};
