import type { VoteAct } from '#application/ports/server/office/vote-desk.ts';
import type { Step } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';

const act = 'vote.rehearse';

/**
 * The one thing that stays of a rehearsal: that it was held and discarded, by whom and when it ended. Null if it is noted
 * already, because the program ended between this and the deletion.
 */
export function rehearsalStep(
  { by }: Pick<Rehearsal, 'by'>,
  at: Instant,
  steps: readonly Pick<Step, 'act' | 'at'>[],
): VoteAct | null {
  if (steps.some((step) => step.act === act && step.at === at)) return null;
  return { record: null, documents: [], steps: [{ act, from: null, to: null, words: null, by, at }] };
}
