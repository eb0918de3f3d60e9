import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpBallotBox } from '#adapters/driven/council-http/http-ballot-box.ts';
import { httpCouncilContents } from '#adapters/driven/council-http/http-council-contents.ts';
import { httpDeviceSession } from '#adapters/driven/council-http/http-device-session.ts';
import { webBallotListReader } from '#adapters/driven/council-http/web-ballot-list-reader.ts';
import { httpSurveySource } from '#adapters/driven/council-http/http-survey-source.ts';
import { localDeviceId } from '#adapters/driven/browser-storage/local-device-id.ts';
import { indexedDrafts } from '#adapters/driven/browser-storage/indexed-drafts.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Council } from './council.ts';

/** What the page itself says: the realm, and answers that came along with it. */
export interface PageFacts {
  readonly realm: RealmId;
  readonly firstAnswers: Map<string, unknown>;
  readonly language: () => Language;
  readonly zone: () => TimeZone;
}

/**
 * The browser's composition root: the only place that chooses adapters. Plain calls instead of a container library,
 * which would weigh as much as the whole of the home screen (docs/decisions).
 */
export function composeCouncil({ realm, firstAnswers, language, zone }: PageFacts): Council {
  const settings: CallSettings = { baseUrl: '', language, firstAnswers };
  return {
    realm,
    contents: httpCouncilContents(settings, zone),
    surveys: httpSurveySource(settings, zone),
    ballotBox: httpBallotBox(settings),
    ballotLists: webBallotListReader(zone),
    published: { survey: (id) => addresses.survey(realm, id), ballots: (id) => addresses.ballots(realm, id) },
    session: httpDeviceSession(settings),
    deviceIds: localDeviceId(realm),
    drafts: indexedDrafts(),
    clock: { now: () => Date.now() },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    zone,
  };
}
