import * as t from 'io-ts';
import {
  activityDocuments,
  appointmentOffices,
  appointmentServices,
  campaignDocuments,
  eventDocuments,
  marketDocuments,
  venueDocuments,
} from '#domain/documents/document-parts.ts';
import { isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { staffDirectory } from '#domain/content/audience.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import { accessibilityWire } from '../site/accessibility.ts';
import { directoryWire } from '../intranet/directory-wire.ts';
import { audienceWire, staffArticleWire, staffMailboxWire } from '../intranet/staff-words.ts';
import { articleWire } from '../site/article.ts';
import { associationWire } from '../tables/association.ts';
import { censusRecordWire } from '../census/census.ts';
import { orNull, type Unreadable } from '../decode.ts';
import { documentWire, vocabularyWire } from '../document.ts';
import { indexArticleWire } from '../tables/index-article.ts';
import { mailboxWire } from '../requests/mailbox.ts';
import { readProcess, processWire } from '../processes/process.ts';
import { partsWire } from '../processes/process-parts.ts';
import { proposalWire, withoutDelivery } from '../processes/proposal.ts';
import { calendarWire } from '../site/calendar.ts';
import { publicationWire } from '../site/publication.ts';
import { settingsWire } from '../site/settings.ts';
import { silenceWire } from '../site/silence.ts';
import { menuWire } from '../site/site.ts';
import { grantWire, subsidyCallWire } from '../tables/subsidy.ts';
import { townRegionWire, requestSettingsWire } from '../site/town-facts.ts';
import { townBudgetWire } from '../tables/town-budget.ts';
import { checkedLinkWire, readCheckedLink, yearWire } from '../transparency-archive.ts';
import { indexWire, readIndex } from '../transparency-index.ts';
import { answerTimesWire, managementWords } from '../requests/management.ts';
import { nodeWords, pageContents } from '../site/content-node.ts';
import { tableDescriptorWire } from '../tables/table.ts';
import { knownEditions } from '../known-indexes.ts';
import { readSurvey, surveyWire } from '../voting/survey.ts';
import { eventDocumentWire, readEventDocument } from '../tickets/event-document.ts';
import { pharmacyDocuments, readRotaDocument, rotaDocumentWire } from '../pharmacies/rota-document.ts';
import { readVenueDocument, venueDocumentWire } from '../reservations/venue-document.ts';
import { activityDocumentWire, readActivityDocument } from '../registrations/activity-document.ts';
import { marketDocumentWire, readMarketDocument } from '../showcase/market-document.ts';
import { officeDraftWire } from '../appointments/office-draft.ts';
import { serviceDraftWire } from '../appointments/service-draft.ts';
import { campaignDraftWire } from '../vouchers/campaign-draft.ts';
import { usableOffice, usableService } from './appointment-rules.ts';
import {
  commentSwitch,
  type DocumentRule,
  isMoment,
  isPublishedOrNot,
  isRegisterDay,
  knownLanguages,
  processButtons,
  processDays,
  revisionDays,
  tilesOnTheWeb,
  townColour,
  weekOfWork,
} from './document-rules.ts';
import {
  campaignReferences,
  indexReferences,
  mailboxReferences,
  pageReferences,
  processReferences,
  proposalReferences,
  type KnownReference,
  settingsReferences,
  surveyFiles,
  surveyReferences,
} from './known-references.ts';
import {
  embeddingSites,
  formContact,
  formFields,
  formGateway,
  formLimits,
  pageParts,
  projectDelivery,
  staffFields,
  tableColumns,
} from './part-rules.ts';
import { ownFile, ownPictures, processPictures, settingsPictures, surveyPictures } from './picture-rules.ts';
import { starRange, surveyAge, surveyDays, surveyParts, surveyShare, surveyType } from './survey-rules.ts';

/** How the documents of a collection are read. */
export interface DocumentKind {
  /** The codecs of the pages that show them. */
  readonly codecs: readonly t.Decoder<unknown, unknown>[];
  /** What a page's reader refuses beyond its codec. */
  readonly read?: (raw: unknown, zone: TimeZone) => Either<Unreadable, unknown>;
  /** What a page would show wrongly. */
  readonly rules?: readonly DocumentRule[];
  /** The codecs that name every member which a page reads; without them any member is accepted. */
  readonly words?: readonly t.Mixed[];
  /** What the documents name of the town. */
  readonly references?: readonly KnownReference[];
  /** The documents are pages of their own, each with an address; those of one group share their addresses. */
  readonly pages?: string;
  /** The members with which a page that counts for the transparency index has content. */
  readonly contents?: readonly string[];
}

/** Members that pages read without a codec, or that other programs read. */
const words = (...names: readonly string[]): t.Mixed =>
  t.partial(Object.fromEntries(names.map((name) => [name, t.unknown])));

/** What any document may have beside its own members. */
const anyWords = words('_id', 'name', 'section', 'isPublished', 'categories', 'collectionName', 'collection');

/** A delivery that cannot be read loses only itself: it is checked separately. */
const proposalCodec: t.Decoder<unknown, unknown> = {
  name: 'proposal',
  decode: (raw) => proposalWire.decode(withoutDelivery(raw)),
  validate: (raw, context) => proposalWire.validate(withoutDelivery(raw), context),
};

/** The faults of sites that may show cards have texts of their own. */
const { embedSites: _, ...otherSettings } = settingsWire.props;

type ReadDated = (raw: unknown, id: string, zone: TimeZone) => Either<Unreadable, unknown>;

const anyDocument: DocumentKind = { codecs: [documentWire] };

const headPictures = ownPictures(['headerImage'], ['logo']);

const proposals: DocumentKind = {
  codecs: [proposalCodec],
  rules: [
    isPublishedOrNot,
    projectDelivery,
    ownPictures(['headerImage'], ['images', '*'], ['images', '*', 'uri']),
  ],
  words: [proposalWire, anyWords],
  references: proposalReferences,
  pages: 'propuestas',
};

/** The languages without which the office publishes no text; the portal does not read them. */
const demandWire = t.partial({ demandedLanguages: orNull(t.array(t.string)) });

const settings: DocumentKind = {
  codecs: [
    t.partial(otherSettings),
    requestSettingsWire,
    publicationWire,
    accessibilityWire,
    demandWire,
    silenceWire,
  ],
  rules: [
    townColour,
    knownLanguages,
    commentSwitch,
    tilesOnTheWeb,
    embeddingSites,
    ownFile('css', ['css']),
    ownPictures(['logo'], ['favicon'], ...settingsPictures),
  ],
  words: [
    settingsWire,
    requestSettingsWire,
    publicationWire,
    accessibilityWire,
    demandWire,
    silenceWire,
    anyWords,
    words('surveyAmount', 'censusID'),
  ],
  references: settingsReferences,
};

const contentPages: DocumentKind = {
  codecs: [documentWire, audienceWire],
  rules: [isPublishedOrNot, pageParts, revisionDays, headPictures],
  words: [nodeWords, audienceWire, anyWords],
  references: pageReferences,
};

const surveys: DocumentKind = {
  codecs: [surveyWire],
  read: readSurvey,
  rules: [
    surveyDays,
    surveyAge,
    surveyShare,
    starRange,
    surveyType,
    surveyParts,
    ownPictures(...surveyPictures),
  ],
  words: [surveyWire, anyWords],
  references: surveyReferences,
};

/** Documents with days of their town, that are published. */
const dated = (codec: t.Mixed, read: ReadDated, ...rules: readonly DocumentRule[]): DocumentKind => ({
  codecs: [codec],
  read: (raw, zone) => read(raw, '', zone),
  rules: [isPublishedOrNot, ...rules],
  words: [codec, anyWords],
});

/** Documents of which some are for people of staff only. */
const forStaffToo = (kind: DocumentKind): DocumentKind => ({
  ...kind,
  codecs: [...kind.codecs, audienceWire],
  words: [...(kind.words ?? []), audienceWire],
});

const kinds: Readonly<Record<string, DocumentKind>> = {
  settings,
  menus: { codecs: [menuWire], words: [menuWire, anyWords] },
  regions: {
    codecs: [townRegionWire],
    words: [townRegionWire, t.partial({ region: words('realm', 'name', 'survey') }), anyWords],
  },
  vocabularios: { codecs: [vocabularyWire], words: [vocabularyWire, anyWords] },
  procesos: {
    codecs: [processWire, partsWire],
    read: readProcess,
    rules: [processDays, processButtons, isPublishedOrNot, commentSwitch, headPictures, processPictures],
    words: [processWire, partsWire, anyWords],
    references: processReferences,
    pages: 'procesos',
  },
  articulos: {
    codecs: [articleWire, indexArticleWire, audienceWire, staffArticleWire],
    rules: [isMoment('publishPeriod', 'start'), isPublishedOrNot, pageParts, revisionDays, headPictures],
    words: [articleWire, indexArticleWire, nodeWords, audienceWire, staffArticleWire, anyWords],
    references: pageReferences,
    pages: 'articulos',
    contents: pageContents,
  },
  propuestas: proposals,
  entidades: contentPages,
  asociaciones: { codecs: [associationWire], words: [associationWire, anyWords, words('revisions', 'data')] },
  indices: { codecs: [indexWire], read: readIndex, words: [indexWire, anyWords] },
  transparencia: {
    codecs: [yearWire],
    words: [yearWire, anyWords],
    references: indexReferences(knownEditions),
  },
  enlaces: { codecs: [checkedLinkWire], read: readCheckedLink, words: [checkedLinkWire, anyWords] },
  convocatorias: {
    codecs: [subsidyCallWire],
    rules: [isRegisterDay('Fecha')],
    words: [subsidyCallWire, anyWords],
  },
  concesiones: { codecs: [grantWire], rules: [isRegisterDay('fecha')], words: [grantWire, anyWords] },
  presupuestos: {
    codecs: [townBudgetWire],
    rules: [isMoment('executedTo')],
    words: [townBudgetWire, anyWords],
  },
  mailboxes: {
    codecs: [mailboxWire, answerTimesWire, audienceWire, staffMailboxWire],
    rules: [formFields, formLimits, formContact, formGateway, staffFields, ownPictures(['headerImage'])],
    words: [mailboxWire, managementWords, answerTimesWire, audienceWire, staffMailboxWire, anyWords],
    references: mailboxReferences,
  },
  calendario: { codecs: [calendarWire], rules: [weekOfWork], words: [calendarWire, anyWords] },
  [appointmentOffices]: {
    codecs: [officeDraftWire],
    rules: [usableOffice],
    words: [officeDraftWire, anyWords],
  },
  [appointmentServices]: {
    codecs: [serviceDraftWire],
    rules: [usableService],
    words: [serviceDraftWire, anyWords],
  },
  censuses: { codecs: [censusRecordWire], words: [censusRecordWire, anyWords] },
  descriptor: {
    codecs: [documentWire, audienceWire],
    rules: [tableColumns],
    words: [tableDescriptorWire, audienceWire, anyWords],
  },
  callejero: anyDocument,
  [venueDocuments]: forStaffToo(dated(venueDocumentWire, readVenueDocument, ownPictures(['image']))),
  [staffDirectory]: { codecs: [directoryWire], words: [directoryWire, anyWords] },
  [eventDocuments]: dated(eventDocumentWire, readEventDocument, ownPictures(['image'])),
  [marketDocuments]: dated(marketDocumentWire, readMarketDocument),
  [activityDocuments]: dated(activityDocumentWire, readActivityDocument),
  [pharmacyDocuments]: dated(rotaDocumentWire, readRotaDocument),
  [campaignDocuments]: {
    codecs: [campaignDraftWire],
    words: [campaignDraftWire, anyWords],
    references: campaignReferences,
  },
  [surveyFiles]: surveys,
};

/** The collections whose documents have more than an `_id`; the last is that of the surveys. */
export const knownCollections: readonly string[] = Object.keys(kinds);

/** Collections that a town adds as it likes: lists for the fields of forms, and the rows of tables. */
const ownCollection = /^(?:lista-[a-z0-9-]{1,40}|tabla-[a-z0-9_-]{1,80})$/iu;

/**
 * How the documents of a collection are read; null if no page reads a collection of that name. `own` are those that the
 * town added, whose documents are content pages.
 */
export function documentKind(collection: string, own: readonly string[] = []): DocumentKind | null {
  if (own.includes(collection)) return { ...contentPages, pages: collection };
  if (collection === 'entidades') return { ...contentPages, pages: collection };
  if (ownCollection.test(collection)) return anyDocument;
  if (isOfOneProcess(collection)) return proposals;
  return Object.hasOwn(kinds, collection) ? (kinds[collection] ?? null) : null;
}
