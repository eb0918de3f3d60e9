import type { FieldRights } from '#domain/documents/change-fields.ts';
import { documentParts } from '#domain/documents/document-parts.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { decide, type Holder } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';

/** Says whether a person has an act on something. */
export type HasAct = (act: Act) => boolean;

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
  return (act) => both.every((parts) => !isLeft(decide(holder, { act, subject: { in: parts }, now })));
}

/** Which fields a person may change with these acts. */
export function fieldRights(has: HasAct): FieldRights {
  if (has('document.edit')) return 'all';
  return has('document.translate') ? 'translations' : 'none';
}
