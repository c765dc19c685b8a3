import { ApiError } from '../net/api';
import type { Problem } from '../protocol';
import { dashed, plain, refusalText, type Style } from './game';
import { t } from './language.svelte';

/** What went wrong, in the language that is spoken. `style` tells who sits where, for reasons of the rules. */
export function problemText(problem: Problem, style: Style = plain(String)): string {
  if (problem.refusal !== undefined) return refusalText(problem.refusal, style);
  return t(`problem-${dashed(problem.code)}`);
}

/** The same for whatever a request threw. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? problemText(error.problem) : t('problem-internal');
}
