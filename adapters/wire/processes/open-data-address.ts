import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import type { readOpenDataCall } from '../collections/read-open-data.ts';
import type { readBallotsCall } from '../voting/read-ballots.ts';
import type { readSurveyCall } from '../voting/read-survey.ts';

/** Where anyone takes a process's data along. */
export const openDataAddress = (realm: RealmId, slug: string, format: 'json' | 'csv'): string =>
  addressAt<typeof readOpenDataCall>('/api/{realm}/opendata/{id}', { realm, id: slug, format });

/** Where anyone takes a survey along. */
export const surveyAddress = (realm: RealmId, id: SurveyId): string =>
  addressAt<typeof readSurveyCall>('/api/{realm}/surveys/{id}', { realm, id });

/** Where anyone takes its published ballots along. */
export const ballotsAddress = (realm: RealmId, id: SurveyId): string =>
  addressAt<typeof readBallotsCall>('/api/{realm}/surveys/{id}/ballots', { realm, id });
