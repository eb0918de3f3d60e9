import { useMemo, useSyncExternalStore } from 'react';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { votedSurveys } from './vote-history.ts';

/** Another page of this browser may send a vote meanwhile. */
function subscribe(heard: () => void): () => void {
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** No survey has this id. */
const between = '\n';

/**
 * The surveys that this device has taken part in. The server draws one page for every reader, so it knows of none;
 * the browser adds its own when it takes the page over.
 */
export function useVotedSurveys(): ReadonlySet<SurveyId> {
  const voted = useSyncExternalStore(
    subscribe,
    () => votedSurveys().join(between),
    () => '',
  );
  return useMemo(() => new Set(voted.split(between).map(surveyId)), [voted]);
}
