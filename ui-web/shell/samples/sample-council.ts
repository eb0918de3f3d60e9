import type { ContentsClient } from '#ui-web/composition/clients.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { ProcessPartsClient } from '#ui-web/composition/clients.ts';
import type { PushDevice } from '#application/ports/browser/push-device.ts';
import type { ProjectsClient } from '#ui-web/composition/clients.ts';
import type { SurveysClient } from '#ui-web/composition/clients.ts';
import { noDetails, type SiteDetails } from '#domain/content/site-details.ts';
import type { Site } from '#domain/content/site.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { leftOutDocuments } from '#ui-web/composition/left-out.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type StubbedCall, answeringCalls } from './sample-calls.ts';

/** For tests: a town with two languages. */
export const aSite = (more: Partial<Site> = {}): Site => ({
  name: { es: 'Vilanova' },
  logo: null,
  primaryColor: '#0a6f6a',
  languages: ['es', 'va'],
  defaultLanguage: 'es',
  timeZone: 'Europe/Madrid',
  menu: null,
  social: [],
  hideDeveloperCredit: false,
  participa: 'art-participa',
  guide: 'art-guia',
  faq: null,
  privacy: 'art-privacidad',
  subtitle: null,
  description: null,
  remembersCookieRefusal: true,
  checksIdentity: false,
  closed: [],
  ...more,
});

/** For tests: further settings of that town. */
export const someDetails = (more: Partial<SiteDetails> = {}): SiteDetails => ({
  ...noDetails,
  foot: {
    organisation: { es: 'Ayuntamiento de Vilanova' },
    address: 'Plaza Mayor, 1',
    phone: '960 00 00 00',
    email: 'participa@vilanova.example',
    hours: null,
    columns: [],
    logos: [],
  },
  ...more,
});

/** For tests: 18 November 2026, noon in Madrid. */
export const noon = Date.parse('2026-11-18T12:00:00+01:00');

const missing = async (): Promise<Either<CouncilRefusal, never>> => left({ kind: 'notFound' });
const unasked = () => Promise.reject(new Error('not asked in this test'));
const none = async (): Promise<Either<CouncilRefusal, { items: never[]; total: number }>> =>
  right({ items: [], total: 0 });

const noDrafts: CommentDrafts = { load: () => null, keep: () => undefined, discard: () => undefined };

interface Given {
  /** How it answers calls; the others are not found. */
  readonly calls?: readonly StubbedCall[];
  readonly contents?: Partial<ContentsClient>;
  readonly surveys?: Partial<SurveysClient>;
  readonly pushDevice?: Partial<PushDevice>;
  readonly commentDrafts?: CommentDrafts;
  readonly processParts?: Partial<ProcessPartsClient>;
  readonly projects?: Partial<ProjectsClient>;
}

const noSurveys: SurveysClient = {
  surveys: async () => right([]),
  results: missing,
  shares: missing,
  ballotList: missing,
};

/** A device without drafts, which keeps none. */
const emptyDevice: Council['drafts'] = {
  isKeeping: async () => true,
  load: async () => null,
  keep: async () => undefined,
  discard: async () => undefined,
};

/** For tests: a council that has published only what the test gives. */
export const aCouncil = ({
  calls = [],
  contents,
  surveys,
  pushDevice,
  commentDrafts,
  processParts,
  projects,
}: Given = {}): Council => ({
  realm: realmId('vilanova'),
  portal: 'participation',
  call: answeringCalls(calls),
  contents: {
    site: async () => right(aSite()),
    menu: async () => right([]),
    siteDetails: async () => right(someDetails()),
    processes: none,
    processesBetween: none,
    process: missing,
    articles: none,
    article: missing,
    proposals: none,
    processesOfProposals: async () => right([]),
    proposal: missing,
    vocabulary: async () => right([]),
    ...contents,
  },
  surveys: { ...noSurveys, ...surveys },
  ballotBox: { cast: unasked, previous: unasked },
  credentials: { check: unasked },
  listCounter: { count: unasked, compare: unasked, find: unasked },
  workbookIn: () => ({ write: unasked }),
  forms: unasked,
  services: unasked,
  publications: unasked,
  participation: async () => ({
    pushDevice: {
      isAble: false,
      address: async () => null,
      subscribe: async () => left({ kind: 'unable' }),
      ...pushDevice,
    },
    commentDrafts: commentDrafts ?? noDrafts,
    processParts: { of: missing, ...processParts },
    projects: { of: async () => right([]), ...projects },
  }),
  tables: unasked,
  records: unasked,
  documentIn: () => ({ write: unasked }),
  leftOut: leftOutDocuments(() => '/').names,
  session: { isLoggedIn: unasked, register: unasked, logIn: unasked },
  deviceIds: { read: () => null, keep: () => undefined },
  drafts: emptyDevice,
  clock: { now: () => noon },
  randomBytes: (length) => new Uint8Array(length),
  zone: () => 'Europe/Madrid',
});
