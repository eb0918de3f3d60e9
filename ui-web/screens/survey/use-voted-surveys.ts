import { useMemo, useSyncExternalStore } from 'react';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { votedSurveys } from './vote-history.ts';

/** Another page of this browser may send a vote meanwhile. */
function subscribe(heard: () => void): () => void {
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** No id of a survey holds it. */
const between = '\n';

/**
 * The surveys that this device has taken part in. What the server draws is for everybody, so it knows of none; the browser
 * that takes its page over puts its own in.
 */
export function useVotedSurveys(): ReadonlySet<SurveyId> {
  const voted = useSyncExternalStore(
    subscribe,
    () => votedSurveys().join(between),
    () => '',
  );
  return useMemo(() => new Set(voted.split(between).map(surveyId)), [voted]);
}
