import { useEffect, useState } from 'react';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isUnanswered } from '#domain/voting/answer.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';

/**
 * Whether this device stores answers to a survey that were not sent: a vote that waits for a connection has them too. A
 * draft is discarded as soon as its vote is accepted. Null: the reader is not asked to vote.
 */
export function useUnsentVote(survey: SurveyId | null): boolean {
  const { realm, drafts } = usePlace().council;
  const [isUnsent, setIsUnsent] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const draft = survey === null ? null : await drafts.load(realm, survey).catch(() => null);
      if (isHere) setIsUnsent(draft !== null && !Object.values(draft.answers).every(isUnanswered));
    };
    const again = () => void look();
    again();
    // Another page of the portal may have changed or sent it meanwhile.
    window.addEventListener('focus', again);
    return () => {
      isHere = false;
      window.removeEventListener('focus', again);
    };
  }, [realm, drafts, survey]);
  return isUnsent;
}
