import type { SurveyId } from '#domain/shared/ids.ts';
import { historyKey, storedHistory, votedHere, votedSurveys } from './vote-history.ts';

/** In which surveys this device has taken part: only their ids, never what was answered or with which code. */
export interface VoteHistory {
  has(survey: SurveyId): boolean;
  add(surveys: readonly SurveyId[]): void;
}

/** The vote history in the browser's local storage; if the browser refuses to store, it lasts as long as the page. */
export function localVoteHistory(): VoteHistory {
  return {
    has: (survey) => votedSurveys().includes(survey),
    add: (surveys) => {
      try {
        localStorage.setItem(historyKey, JSON.stringify([...new Set([...storedHistory(), ...surveys])]));
      } catch {
        for (const survey of surveys) votedHere.add(survey);
      }
    },
  };
}
