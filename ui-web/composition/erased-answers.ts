import type { AnswerStore } from '#application/ports/browser/answer-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** What a page says of itself beside its contents: `Server-Timing`. */
type TimedPage = Pick<PerformanceNavigationTiming, 'serverTiming'>;

/** When something was last taken out of the town, as the page said when it came; null if it does not say so. */
export function removedAt(page: TimedPage | undefined): Instant | null {
  const written = page?.serverTiming.find(({ name }) => name === 'removed')?.description ?? '';
  return /^[1-9]\d{0,14}$/u.test(written) ? Number(written) : null;
}

/** Answers are dated by a clock that may be this far from that of the server, in milliseconds. */
const tolerated = 5000;

/**
 * Stored answers without those from before something was taken out of the town: a document that is withdrawn is erased
 * from a device when it next opens a page. Nothing is read before that is done.
 */
export function erasedAnswers(answers: AnswerStore, removed: Instant | null): AnswerStore {
  if (removed === null) return answers;
  const erased = answers.removeUntil(removed + tolerated);
  return {
    ...answers,
    load: async (address) => {
      await erased;
      return answers.load(address);
    },
    keep: async (address, answer) => {
      await erased;
      return answers.keep(address, answer);
    },
  };
}
