import type { Problem } from '../protocol';

/** A request that failed, with what the server says about it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}
