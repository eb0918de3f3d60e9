import { type SurveyId, surveyId } from '#domain/shared/ids.ts';

/** In which surveys this device has taken part: only their ids, never what was answered or with which code. */
export interface VoteHistory {
  has(survey: SurveyId): boolean;
  add(surveys: readonly SurveyId[]): void;
}

const key = 'voteHistory';

function kept(): readonly SurveyId[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string').map(surveyId) : [];
  } catch {
    return [];
  }
}

/** The history of a browser that refuses to store: it lasts as long as the page. */
const here = new Set<SurveyId>();

/** The surveys that this device has taken part in. */
export const votedSurveys = (): readonly SurveyId[] => [...here, ...kept()];

/** The vote history in the browser's local storage; if the browser refuses to store, it lasts as long as the page. */
export function localVoteHistory(): VoteHistory {
  return {
    has: (survey) => votedSurveys().includes(survey),
    add: (surveys) => {
      try {
        localStorage.setItem(key, JSON.stringify([...new Set([...kept(), ...surveys])]));
      } catch {
        for (const survey of surveys) here.add(survey);
      }
    },
  };
}
