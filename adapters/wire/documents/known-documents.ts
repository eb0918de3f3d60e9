import * as t from 'io-ts';
import { isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import { articleWire } from '../site/article.ts';
import { associationWire } from '../tables/association.ts';
import { censusRecordWire } from '../census/census.ts';
import type { Unreadable } from '../decode.ts';
import { documentWire, vocabularyWire } from '../document.ts';
import { indexArticleWire } from '../tables/index-article.ts';
import { mailboxWire } from '../requests/mailbox.ts';
import { readProcess, processWire } from '../processes/process.ts';
import { partsWire } from '../processes/process-parts.ts';
import { proposalWire, withoutDelivery } from '../processes/proposal.ts';
import { settingsWire } from '../site/settings.ts';
import { menuWire } from '../site/site.ts';
import { grantWire, subsidyCallWire } from '../tables/subsidy.ts';
import { townRegionWire, requestSettingsWire } from '../site/town-facts.ts';
import { townBudgetWire } from '../tables/town-budget.ts';
import { checkedLinkWire, readCheckedLink, yearWire } from '../transparency-archive.ts';
import { indexWire, readIndex } from '../transparency-index.ts';
import {
  commentSwitch,
  type DocumentRule,
  isMoment,
  isPublishedOrNot,
  isRegisterDay,
  knownLanguages,
  processDays,
  tilesOnTheWeb,
  townColour,
} from './document-rules.ts';

/** How the documents of a collection are read. */
export interface DocumentKind {
  /** The codecs of the pages that show them. */
  readonly codecs: readonly t.Decoder<unknown, unknown>[];
  /** What a page's reader refuses beyond its codec. */
  readonly read?: (raw: unknown, zone: TimeZone) => Either<Unreadable, unknown>;
  /** What a page would show wrongly. */
  readonly rules?: readonly DocumentRule[];
}

/** A delivery that cannot be read loses only itself: it is checked separately. */
const proposalCodec: t.Decoder<unknown, unknown> = {
  name: 'proposal',
  decode: (raw) => proposalWire.decode(withoutDelivery(raw)),
  validate: (raw, context) => proposalWire.validate(withoutDelivery(raw), context),
};

/** The faults of sites that may show cards have texts of their own. */
const { embedSites: _, ...otherSettings } = settingsWire.props;

const anyDocument: DocumentKind = { codecs: [documentWire] };

const proposals: DocumentKind = { codecs: [proposalCodec], rules: [isPublishedOrNot] };

const kinds: Readonly<Record<string, DocumentKind>> = {
  settings: {
    codecs: [t.partial(otherSettings), requestSettingsWire],
    rules: [townColour, knownLanguages, commentSwitch, tilesOnTheWeb],
  },
  menus: { codecs: [menuWire] },
  regions: { codecs: [townRegionWire] },
  vocabularios: { codecs: [vocabularyWire] },
  procesos: {
    codecs: [processWire, partsWire],
    read: readProcess,
    rules: [processDays, isPublishedOrNot, commentSwitch],
  },
  articulos: {
    codecs: [articleWire, indexArticleWire],
    rules: [isMoment('publishPeriod', 'start'), isPublishedOrNot],
  },
  propuestas: proposals,
  entidades: { codecs: [documentWire], rules: [isPublishedOrNot] },
  asociaciones: { codecs: [associationWire] },
  indices: { codecs: [indexWire], read: readIndex },
  transparencia: { codecs: [yearWire] },
  enlaces: { codecs: [checkedLinkWire], read: readCheckedLink },
  convocatorias: { codecs: [subsidyCallWire], rules: [isRegisterDay('Fecha')] },
  concesiones: { codecs: [grantWire], rules: [isRegisterDay('fecha')] },
  presupuestos: { codecs: [townBudgetWire], rules: [isMoment('executedTo')] },
  mailboxes: { codecs: [mailboxWire] },
  censuses: { codecs: [censusRecordWire] },
  descriptor: anyDocument,
  callejero: anyDocument,
};

/** The collections whose documents have more than an `_id`. */
export const knownCollections: readonly string[] = Object.keys(kinds);

/** Collections that a town adds as it likes: lists for the fields of forms, and the rows of tables. */
const ownCollection = /^(?:lista-[a-z0-9-]{1,40}|tabla-[a-z0-9_-]{1,80})$/iu;

/**
 * How the documents of a collection are read; null if no page reads a collection of that name. `own` are those that the
 * town added, whose documents are content pages.
 */
export function documentKind(collection: string, own: readonly string[] = []): DocumentKind | null {
  if (own.includes(collection)) return kinds['entidades'] ?? null;
  if (ownCollection.test(collection)) return anyDocument;
  if (isOfOneProcess(collection)) return proposals;
  return Object.hasOwn(kinds, collection) ? (kinds[collection] ?? null) : null;
}
