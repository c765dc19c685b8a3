import { ApiError } from '../net/api';
import type { Problem } from '../protocol';
import { plain, refusalText, type Namer } from './game';
import { t } from './language.svelte';

/** What went wrong, in the language that is spoken. `name` tells who sits where, for reasons of the rules. */
export function problemText(problem: Problem, name: Namer = String): string {
  if (problem.refusal !== undefined) return refusalText(problem.refusal, plain(name));
  return t(`problem-${problem.code.replaceAll('_', '-')}`);
}

/** The same for whatever a request threw. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? problemText(error.problem) : t('problem-internal');
}
