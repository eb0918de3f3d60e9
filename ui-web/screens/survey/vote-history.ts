import { type SurveyId, surveyId } from '#domain/shared/ids.ts';

/** Where it is stored. */
export const historyKey = 'voteHistory';

/** What is stored of it. */
export function storedHistory(): readonly SurveyId[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(historyKey) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string').map(surveyId) : [];
  } catch {
    return [];
  }
}

/** What this device took part in, in a browser that refuses to store: it lasts as long as the page. */
export const votedHere = new Set<SurveyId>();

/** The surveys that this device has taken part in. */
export const votedSurveys = (): readonly SurveyId[] => [...votedHere, ...storedHistory()];
