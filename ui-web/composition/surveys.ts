import { surveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { SurveysClient } from './clients.ts';

/** The part of the browser's composition root that is loaded with the home of participation, or with a process. */
export const composeSurveys = (settings: CallSettings, zone: () => TimeZone): SurveysClient =>
  surveysClient(settings, zone);
