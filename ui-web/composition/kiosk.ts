import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { contentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
import { surveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import type { ContentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
import type { SurveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { CallCouncil } from './call-council.ts';
import { pageClock } from './council-clock.ts';

/** What the page of a kiosk works with: nothing of it stores anything. Tests pass others of the same shape. */
export interface KioskCouncil {
  readonly realm: RealmId;
  readonly call: CallCouncil;
  readonly surveys: Pick<SurveysClient, 'surveys'>;
  readonly contents: Pick<ContentsClient, 'processes'>;
  readonly clock: Clock;
  readonly zone: () => TimeZone;
  readonly randomBytes: RandomBytes;
}

/** The composition root of the kiosk's page. */
export function composeKiosk(realm: RealmId, zone: TimeZone, language: () => Language): KioskCouncil {
  const settings: CallSettings = {
    baseUrl: '',
    language,
    firstAnswers: new Map(),
    heard: pageClock.heard,
  };
  return {
    realm,
    call: councilClient(settings),
    surveys: surveysClient(settings, () => zone),
    contents: contentsClient(settings, () => zone, 'participation'),
    clock: pageClock,
    zone: () => zone,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  };
}
