import type * as t from 'io-ts';
import { staffDirectory } from '#domain/access/audience.ts';
import {
  activityDocuments,
  appointmentOffices,
  appointmentServices,
  campaignDocuments,
  eventDocuments,
  marketDocuments,
  venueDocuments,
} from '#domain/documents/document-parts.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import { officeDraftWire } from '../appointments/office-draft.ts';
import { serviceDraftWire } from '../appointments/service-draft.ts';
import type { Unreadable } from '../decode.ts';
import { directoryWire } from '../intranet/directory-wire.ts';
import { audienceWire } from '../intranet/staff-words.ts';
import { pharmacyDocuments, readRotaDocument, rotaDocumentWire } from '../pharmacies/rota-document.ts';
import { activityDocumentWire, readActivityDocument } from '../registrations/activity-document.ts';
import { feePlanRule } from '../registrations/fee-plan-rules.ts';
import { readVenueDocument, venueDocumentWire } from '../reservations/venue-document.ts';
import { marketDocumentWire, readMarketDocument } from '../showcase/market-document.ts';
import { eventDocumentWire, readEventDocument } from '../tickets/event-document.ts';
import { campaignDraftWire } from '../vouchers/campaign-draft.ts';
import { usableOffice, usableService } from './appointment-rules.ts';
import { anyWords, type DocumentKind } from './document-kind.ts';
import { type DocumentRule, isPublishedOrNot } from './document-rules.ts';
import { campaignReferences } from './known-references.ts';
import { ownPictures } from './picture-rules.ts';

type ReadDated = (raw: unknown, id: string, zone: TimeZone) => Either<Unreadable, unknown>;

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

/** How the documents of the services of a town are read: what is booked, sold, given and looked up. */
export const serviceDocuments: Readonly<Record<string, DocumentKind>> = {
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
  [venueDocuments]: forStaffToo(dated(venueDocumentWire, readVenueDocument, ownPictures(['image']))),
  [staffDirectory]: { codecs: [directoryWire], words: [directoryWire, anyWords] },
  [eventDocuments]: dated(eventDocumentWire, readEventDocument, ownPictures(['image'])),
  [marketDocuments]: dated(marketDocumentWire, readMarketDocument),
  [activityDocuments]: dated(activityDocumentWire, readActivityDocument, feePlanRule),
  [pharmacyDocuments]: dated(rotaDocumentWire, readRotaDocument),
  [campaignDocuments]: {
    codecs: [campaignDraftWire],
    words: [campaignDraftWire, anyWords],
    references: campaignReferences,
  },
};
