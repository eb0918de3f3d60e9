import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import type { readOpenDataCall } from '../collections/read-open-data.ts';
import type { readBallotsCall } from '../voting/read-ballots.ts';
import type { readSurveyCall } from '../voting/read-survey.ts';

/** The address of a process's data. */
export const openDataAddress = (realm: RealmId, slug: string, format: 'json' | 'csv'): string =>
  addressAt<typeof readOpenDataCall>('/api/{realm}/opendata/{id}', { realm, id: slug, format });

/** The address of a survey's data. */
export const surveyAddress = (realm: RealmId, id: SurveyId): string =>
  addressAt<typeof readSurveyCall>('/api/{realm}/surveys/{id}', { realm, id });

/** The address of its published ballots. */
export const ballotsAddress = (realm: RealmId, id: SurveyId): string =>
  addressAt<typeof readBallotsCall>('/api/{realm}/surveys/{id}/ballots', { realm, id });
