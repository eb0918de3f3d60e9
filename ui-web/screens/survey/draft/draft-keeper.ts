import type { Draft } from '#application/ports/browser/draft-store.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { isEmptyDraft, type DraftBallot } from './draft-ballot.ts';

/** Stores the draft on the device. While one state is being written only the newest waits: a slider makes many. */
export interface DraftKeeper {
  /** Whether the device keeps drafts at all. */
  isKeeping(): Promise<boolean>;
  load(survey: SurveyId): Promise<Draft | null>;
  keep(survey: SurveyId, draft: DraftBallot): void;
  discard(survey: SurveyId): void;
}

export function draftKeeper({
  realm,
  drafts,
  clock,
}: Pick<Council, 'realm' | 'drafts' | 'clock'>): DraftKeeper {
  let waiting: (() => Promise<void>) | null = null;
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting !== null) {
      const work: () => Promise<void> = waiting;
      waiting = null;
      // A draft that cannot be stored does not stop the voter.
      await work().catch(() => undefined);
    }
    isWriting = false;
  };
  const then = (work: () => Promise<void>) => {
    waiting = work;
    if (!isWriting) void writeAll();
  };
  return {
    isKeeping: () => drafts.isKeeping(),
    load: (survey) => drafts.load(realm, survey),
    keep: (survey, draft) => {
      const stored = { answers: Object.fromEntries(draft.answers), keptAt: clock.now() };
      then(() => (isEmptyDraft(draft) ? drafts.discard(realm, survey) : drafts.keep(realm, survey, stored)));
    },
    discard: (survey) => then(() => drafts.discard(realm, survey)),
  };
}
