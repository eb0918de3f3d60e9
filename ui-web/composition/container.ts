import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { contentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
import { localDeviceId } from '#adapters/driven/browser-storage/local-device-id.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Council } from './council.ts';
import { pageClock } from './council-clock.ts';
import { leftOutDocuments } from './left-out.ts';
import { once } from './once.ts';
import { callsWhenNeeded, sessionWhenNeeded, surveysWhenNeeded, votingWhenNeeded } from './when-needed.ts';

/** What the page itself contains: the realm, and answers that were sent with it. */
export interface PageFacts {
  readonly realm: RealmId;
  readonly portal: Portal;
  readonly firstAnswers: Map<string, unknown>;
  readonly language: () => Language;
  readonly zone: () => TimeZone;
  /** Stored answers for calls that fail. */
  readonly lastSeen: NonNullable<CallSettings['lastSeen']>;
  /** Another way to fetch than the browser's. */
  readonly fetch?: typeof fetch;
}

/** What writes files is loaded with the first file that somebody asks for. */
const writersWhenNeeded: Pick<Council, 'workbookIn' | 'documentIn'> = {
  workbookIn: (wording) => ({
    write: async (report) => {
      const { workbookWriter } = await import('#adapters/driven/render/xlsx/browser/workbook-writer.ts');
      return workbookWriter(wording).write(report);
    },
  }),
  documentIn: (documentLanguage) => ({
    write: async (report) => {
      const { composeDocuments } = await import('./documents.ts');
      return composeDocuments().documentIn(documentLanguage).write(report);
    },
  }),
};

/**
 * The browser's composition root: the only place that chooses adapters. Plain calls instead of a container library,
 * which would weigh as much as the whole of the home screen (docs/decisions).
 */
export function composeCouncil(facts: PageFacts): Council {
  const { realm, portal, firstAnswers, language, zone, lastSeen, fetch: fetching } = facts;
  // The server has no such note: its page is the first.
  const leftOut = leftOutDocuments(() => (typeof location === 'undefined' ? '' : location.pathname));
  const { heard } = pageClock;
  const own = { language, firstAnswers, lastSeen, ...(fetching && { fetch: fetching }) };
  const settings: CallSettings = { baseUrl: '', ...own, leftOut: leftOut.note, heard };
  return {
    realm,
    portal,
    call: callsWhenNeeded(async () => {
      const { composeCalls } = await import('./participation.ts');
      return composeCalls(settings);
    }),
    contents: contentsClient(settings, zone, portal),
    surveys: surveysWhenNeeded(async () => {
      const { composeSurveys } = await import('./surveys.ts');
      return composeSurveys(settings, zone);
    }),
    ...votingWhenNeeded(() => import('./voting.ts').then(({ composeVoting }) => composeVoting(settings))),
    ...writersWhenNeeded,
    forms: once(async () => {
      const { composeForms } = await import('./forms.ts');
      return composeForms(settings);
    }),
    services: once(async () => {
      const { composePortalServices } = await import('./services.ts');
      return composePortalServices(settings);
    }),
    publications: once(async () => {
      const { composePublications } = await import('./publications.ts');
      return composePublications(settings, zone);
    }),
    participation: once(async () => {
      const { composeParticipation } = await import('./participation.ts');
      return composeParticipation(settings);
    }),
    tables: once(async () => {
      const { composeTables } = await import('./tables.ts');
      return composeTables(settings);
    }),
    records: once(async () => {
      const { composeRecords } = await import('./records.ts');
      return composeRecords(settings);
    }),
    leftOut: leftOut.names,
    session: sessionWhenNeeded(async () => {
      const { httpDeviceSession } = await import('#adapters/driven/council-http/http-device-session.ts');
      return httpDeviceSession(settings);
    }),
    deviceIds: localDeviceId(realm),
    clock: pageClock,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    zone,
  };
}
