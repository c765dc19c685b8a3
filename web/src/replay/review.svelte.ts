import { api } from '../net/api';
import type { GameReview, Grade, ReviewDecision, ReviewReason, ReviewState, TableId } from '../protocol';
import type { Style } from '../words/game';
import { t } from '../words/language.svelte';
import { failureText } from '../words/problems';

/** How often we ask how far a review is, in milliseconds. */
const PAUSE = 500;

/** The review of a finished game: it is asked for, followed while it is made, and may be cancelled. */
export class ReviewRequest {
  state: ReviewState = $state.raw({ state: 'none' });
  /** What went wrong; empty if nothing did. */
  trouble = $state('');
  /** Is it asked for, or being made? */
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly table: TableId) {}

  /** The review, once it is there. */
  get review(): GameReview | null {
    return this.state.state === 'done' ? this.state.review : null;
  }

  /** Asks for the review, unless it is there or being made. */
  async begin(): Promise<void> {
    if (this.busy || this.review !== null) return;
    this.busy = true;
    this.trouble = '';
    await this.#ask(async () => {
      // Who has no name here can still read what others had made.
      const known = await api.review(this.table);
      return known.state === 'none' ? api.beginReview(this.table) : known;
    });
  }

  async #ask(asking: () => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await asking();
    } catch (error) {
      this.trouble = failureText(error);
      this.busy = false;
      return;
    }
    if (this.state.state === 'working' && !this.#left) {
      this.#timer = setTimeout(() => void this.#ask(() => api.review(this.table)), PAUSE);
      return;
    }
    if (this.state.state === 'none' && this.busy) this.trouble = t('review-failed');
    this.busy = false;
  }

  /** Stops what is being made for us. */
  async cancel(): Promise<void> {
    clearTimeout(this.#timer);
    this.busy = false;
    await api.cancelReview(this.table).catch(() => undefined);
    this.state = { state: 'none' };
  }

  /** Nobody looks any more. What is being made is finished all the same, for the next time. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }
}

/** The sign of a grade beside a move, as players of other games know it. */
export const SIGNS: Record<Grade, string> = {
  best: '✓',
  about_equal: '≈',
  good: '○',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** What a grade is called. */
export function gradeText(grade: Grade): string {
  return grade === 'about_equal' ? t('review-grade-about-equal') : t(`review-grade-${grade}`);
}

/** What a decision is called, and what it gave away. */
export function decisionText({ grade, loss }: ReviewDecision): string {
  const text = gradeText(grade);
  return grade === 'best' || grade === 'about_equal' ? text : t('review-decision', { grade: text, loss: Math.round(loss) });
}

/** Why a way to go on is better. */
export function reasonText(reason: ReviewReason, style: Style): string {
  switch (reason.reason) {
    case 'wins_now':
      return t('review-wins-now', { points: reason.points });
    case 'more_points':
      return t('review-more-points', { points: reason.points });
    case 'brings':
      return t('review-brings', { source: style.source(reason.source), points: reason.points });
    case 'keeps_stones':
      return t('review-keeps-stones', { worth: reason.worth });
    case 'takes_first':
      return t('review-takes-first', { card: style.source(reason.card), player: style.seat(reason.seat) });
  }
}

/** A change in points of win share, with its sign. */
export function change(points: number): string {
  const rounded = Math.round(points);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}
