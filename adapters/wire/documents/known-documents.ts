import * as t from 'io-ts';
import { isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { accessibilityWire } from '../site/accessibility.ts';
import { audienceWire, staffArticleWire, staffMailboxWire } from '../intranet/staff-words.ts';
import { articleWire } from '../site/article.ts';
import { associationWire } from '../tables/association.ts';
import { censusRecordWire } from '../census/census.ts';
import { orNull } from '../decode.ts';
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
import {
  commentSwitch,
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
  indexReferences,
  mailboxReferences,
  pageReferences,
  processReferences,
  proposalReferences,
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
import { anyWords, type DocumentKind, words } from './document-kind.ts';
import { serviceDocuments } from './service-documents.ts';
import { starRange, surveyAge, surveyDays, surveyParts, surveyShare, surveyType } from './survey-rules.ts';

/** A delivery that cannot be read loses only itself: it is checked separately. */
const proposalCodec: t.Decoder<unknown, unknown> = {
  name: 'proposal',
  decode: (raw) => proposalWire.decode(withoutDelivery(raw)),
  validate: (raw, context) => proposalWire.validate(withoutDelivery(raw), context),
};

/** The faults of sites that may show cards have texts of their own. */
const { embedSites: _, ...otherSettings } = settingsWire.props;

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
  censuses: { codecs: [censusRecordWire], words: [censusRecordWire, anyWords] },
  descriptor: {
    codecs: [documentWire, audienceWire],
    rules: [tableColumns],
    words: [tableDescriptorWire, audienceWire, anyWords],
  },
  callejero: anyDocument,
  ...serviceDocuments,
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
