import { ApiError } from '../net/api';
import type { Problem } from '../protocol';
import { t } from './language.svelte';

/** What went wrong, in the language that is spoken. */
export function problemText(problem: Problem): string {
  return t(`problem-${problem.code.replaceAll('_', '-')}`);
}

/** The same for whatever a request threw. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? problemText(error.problem) : t('problem-internal');
}
