import type { Instant } from '../shared/calendar-day.ts';
import type { DocumentRef } from './document-parts.ts';
import { type DocumentDraft, withDraft } from './draft.ts';
import { documentOf, type Fields, fieldsLike, memberPath } from './fields.ts';
import { isSameJson, type JsonObject } from './json.ts';
import type { OlderTranslations } from './older-translations.ts';
import type { DocumentStatus, DocumentPlace } from './state.ts';

/** When a draft is published, and when the document is withdrawn; null if it is not. */
export interface Schedule {
  readonly at: Instant | null;
  readonly until: Instant | null;
}

/** A document as the office stores it. */
export interface OfficeDocument {
  readonly ref: DocumentRef;
  readonly status: DocumentStatus;
  /** How often anything of it was changed in the office. */
  readonly version: number;
  /** The last change of its state in the office, and who made it; null if there was none. */
  readonly since: Instant | null;
  readonly by: string | null;
  /** What is published or, of a withdrawn document, was published; null if it never was. */
  readonly fields: Fields | null;
  readonly draft: DocumentDraft;
  readonly schedule: Schedule | null;
  /** The id of the person or program that scheduled the draft; null if it is not scheduled. */
  readonly scheduler: string | null;
  readonly older: OlderTranslations;
  /** Those of what is published, which hold again once the draft is discarded. */
  readonly olderPublished: OlderTranslations;
  /** The published fields came by a load of the town’s folder, and are in no revision. */
  readonly isLoaded: boolean;
}

/** A document of which the office knows nothing yet. */
export const unknownDocument = (ref: DocumentRef): OfficeDocument => ({
  ref,
  status: { place: 'new', work: 'none' },
  version: 0,
  since: null,
  by: null,
  fields: null,
  draft: new Map(),
  schedule: null,
  scheduler: null,
  older: new Map(),
  olderPublished: new Map(),
  isLoaded: false,
});

/**
 * Where a document is now: a load of the town’s folder may have brought it or taken it out since the office stored its
 * place. `wasPublished`: the office published or withdrew it once.
 */
export function placeNow(
  stored: DocumentPlace,
  { isPublic, wasPublished }: Readonly<Record<'isPublic' | 'wasPublished', boolean>>,
): DocumentPlace {
  if (isPublic) return 'published';
  if (stored !== 'published') return stored;
  return wasPublished ? 'withdrawn' : 'new';
}

const noFields: Fields = new Map();

/**
 * A document as the office stored it, and what portals show of it now, which a load of the town’s folder may have changed
 * since. Null if there is neither.
 */
export function documentAsFound(
  ref: DocumentRef,
  stored: OfficeDocument | null,
  published: JsonObject | null,
): OfficeDocument | null {
  const known = stored ?? unknownDocument(ref);
  const { place: storedPlace, work } = known.status;
  const place = placeNow(storedPlace, { isPublic: published !== null, wasPublished: known.fields !== null });
  const now = { ...known, status: { place, work } };
  if (published === null) return isEmptyDocument(now) ? null : now;
  const isReplaced = !isSameJson(published, documentOf(known.fields ?? noFields));
  const isLoaded = known.isLoaded || isReplaced;
  // What a load brings was written together: none of it is known to be older.
  const { older, olderPublished } = isReplaced ? unknownDocument(ref) : known;
  return { ...now, fields: fieldsLike(published, known.fields), older, olderPublished, isLoaded };
}

/** Whether nothing is left of a document: it is not published, and has no draft. */
export const isEmptyDocument = ({
  status: { place },
  draft,
}: Pick<OfficeDocument, 'status' | 'draft'>): boolean => place === 'new' && draft.size === 0;

/** The fields of a document as they would be published now. */
export const draftedFields = ({ fields, draft }: Pick<OfficeDocument, 'fields' | 'draft'>): Fields =>
  withDraft(fields ?? noFields, draft);

/** The field with the id of a document, which nobody changes. */
export const idPath = memberPath('', '_id');

/** A document of these fields. It has its own id, whatever the fields say. */
export const bodyOf = ({ id }: DocumentRef, fields: Fields): JsonObject & { readonly _id: string } => ({
  ...documentOf(fields),
  _id: id,
});
