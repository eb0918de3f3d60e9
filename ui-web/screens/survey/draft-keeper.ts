import type { Draft } from '#application/ports/draft-store.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Council } from '#ui-web/council.ts';
import { isBlank, type Paper } from './paper.ts';

/** Keeps what is chosen on the device, one change after the other, so that the last one stays. */
export interface DraftKeeper {
  load(survey: SurveyId): Promise<Draft | null>;
  keep(survey: SurveyId, paper: Paper): void;
  discard(survey: SurveyId): void;
}

export function draftKeeper({
  realm,
  drafts,
  clock,
}: Pick<Council, 'realm' | 'drafts' | 'clock'>): DraftKeeper {
  let last: Promise<unknown> = Promise.resolve();
  const then = (work: () => Promise<void>) => {
    last = last.then(work, work);
  };
  return {
    load: (survey) => drafts.load(realm, survey),
    keep: (survey, paper) => {
      const draft = { answers: Object.fromEntries(paper.answers), keptAt: clock.now() };
      then(() => (isBlank(paper) ? drafts.discard(realm, survey) : drafts.keep(realm, survey, draft)));
    },
    discard: (survey) => then(() => drafts.discard(realm, survey)),
  };
}
