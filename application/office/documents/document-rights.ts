import type { FieldRights } from '#domain/documents/change-fields.ts';
import { campaignDocuments, documentParts, surveyDocuments } from '#domain/documents/document-parts.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { decide, type Holder } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';

/** Says whether a person has an act on something. */
export type HasAct = (act: Act) => boolean;

/**
 * The act that stands for another one on surveys: who prepares votes edits them, and nobody publishes or withdraws one.
 * Two people do that, when they open the vote (`domain/voting/opening`).
 */
const onSurveys: Readonly<Partial<Record<Act, Act | null>>> = {
  'document.edit': 'vote.prepare',
  'document.publish': null,
  'document.withdraw': null,
};

/** The same on campaigns of vouchers: their rules hold once two people have signed them. */
const onCampaigns: typeof onSurveys = {
  'document.edit': 'voucher.prepare',
  'document.publish': null,
  'document.withdraw': null,
};

const instead: ReadonlyMap<string, typeof onSurveys> = new Map([
  [surveyDocuments, onSurveys],
  [campaignDocuments, onCampaigns],
]);

/** The act that is needed on a document of a collection; null if nobody has it. */
function neededOn(collection: string, act: Act): Act | null {
  const needed = instead.get(collection)?.[act];
  return needed === undefined ? act : needed;
}

/**
 * What a person may do with a document: an act is needed in the parts of the town that the published document belongs to,
 * and in those of its draft, so that nobody moves a document into a process of others.
 */
export function documentRights(
  holder: Holder,
  document: Pick<OfficeDocument, 'ref' | 'fields' | 'draft'>,
  now: Instant,
): HasAct {
  const drafted = draftedFields(document);
  const both = [document.fields ?? drafted, drafted].map((fields) => documentParts(document.ref, fields));
  return (asked) => {
    const act = neededOn(document.ref.collection, asked);
    return (
      act !== null && both.every((parts) => !isLeft(decide(holder, { act, subject: { in: parts }, now })))
    );
  };
}

/** Which fields a person may change with these acts. */
export function fieldRights(has: HasAct): FieldRights {
  if (has('document.edit')) return 'all';
  return has('document.translate') ? 'translations' : 'none';
}
