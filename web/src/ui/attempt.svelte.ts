import { failureText } from '../words/problems';

/** Something that a person asks of the server, again and again perhaps. */
export class Attempt {
  /** Is it under way? */
  busy = $state(false);
  /** What went wrong the last time; empty if nothing did. */
  trouble = $state('');

  /** Tries it, and tells whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = failureText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Tries it when a form is submitted. */
  submit(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }
}
