import type {
  DeskEntry,
  Presence,
  Revision,
  WrittenName,
} from '#application/ports/server/office/document-desk.ts';
import type { DocumentPreview } from '#application/ports/server/office/document-previews.ts';
import type { NewRevision, RevisionAct } from '#domain/documents/document-change.ts';
import { type DocumentRef, documentParts } from '#domain/documents/document-parts.ts';
import { documentTitle } from '#domain/documents/document-title.ts';
import type { DocumentDraft, DraftField } from '#domain/documents/draft.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import type { Json, JsonObject } from '#domain/documents/json.ts';
import {
  documentAsFound,
  draftedFields,
  type OfficeDocument,
  placeNow,
  type Schedule,
} from '#domain/documents/office-document.ts';
import { stillOlder } from '#domain/documents/older-translations.ts';
import { type DocumentPlace, stateOf, type DraftWork } from '#domain/documents/state.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of documents of the office, the same in both databases. */

export const documentColumns =
  'collection, id, place, work, version, since, by_whom, publish_at, withdraw_at, has_draft, title, fields, draft, loaded, parts, scheduler, older, older_published';
/** What lists need: without the fields of the document. `shown`: its id if portals show it. */
export const entryColumns =
  'o.collection, o.id, o.place, o.work, o.version, o.since, o.by_whom, o.publish_at, o.withdraw_at, o.has_draft, o.title, o.parts, o.fields IS NOT NULL AS was, d.id AS shown';
export const revisionColumns = 'number, act, at, by_whom, note, fields';

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const fieldsIn = (text: unknown): Fields | null =>
  typeof text === 'string' ? new Map(JSON.parse(text) as readonly [string, Json][]) : null;
const fieldsText = (fields: Fields): string => JSON.stringify([...fields]);

/** JSON has no value for a field that is not there: it is left out, and is undefined again when it is read. */
const draftIn = (text: unknown): DocumentDraft =>
  new Map(
    (JSON.parse(String(text)) as readonly Partial<DraftField>[]).map((field) => {
      const { path = '', was, value, by = '', at = 0 } = field;
      return [path, { path, was, value, by, at }];
    }),
  );

/** Rows of earlier versions have none. */
const olderIn = (text: unknown): OfficeDocument['older'] =>
  new Map(typeof text === 'string' ? (JSON.parse(text) as readonly [string, string][]) : []);

/** The texts of a document. Rows of earlier versions do not say which translations of what is published are older. */
function textsIn(row: AnyRow): Pick<OfficeDocument, 'fields' | 'draft' | 'older' | 'olderPublished'> {
  const [fields, older, published] = [
    fieldsIn(row['fields']),
    olderIn(row['older']),
    textOrNull(row['older_published']),
  ];
  const olderPublished =
    published === null ? stillOlder(older, fields ?? new Map<never, never>()) : olderIn(published);
  return { fields, draft: draftIn(row['draft']), older, olderPublished };
}

const refOf = (row: AnyRow): DocumentRef => ({
  collection: String(row['collection']),
  id: String(row['id']),
});

function scheduleOf(row: AnyRow): Schedule | null {
  const [at, until] = [numberOrNull(row['publish_at']), numberOrNull(row['withdraw_at'])];
  return at === null && until === null ? null : { at, until };
}

const headOf = (row: AnyRow) => ({
  ref: refOf(row),
  status: { place: String(row['place']) as DocumentPlace, work: String(row['work']) as DraftWork },
  version: Number(row['version']),
  since: numberOrNull(row['since']),
  by: textOrNull(row['by_whom']),
  schedule: scheduleOf(row),
});

/** A document of its row, and of the body that portals show; null if there is neither. */
export const documentOfRow = (
  ref: DocumentRef,
  row: AnyRow | undefined,
  published: unknown,
): OfficeDocument | null =>
  documentAsFound(
    ref,
    row === undefined
      ? null
      : {
          ...headOf(row),
          ...textsIn(row),
          isLoaded: Boolean(Number(row['loaded'])),
          scheduler: textOrNull(row['scheduler']),
        },
    typeof published === 'string' ? (JSON.parse(published) as JsonObject) : null,
  );

/** What names a document, of its row. */
export const nameOfRow = (row: AnyRow): WrittenName => ({
  ref: refOf(row),
  title: textOrNull(row['title']),
  process: textOrNull(row['process']),
});

/** An entry of a row with `entryColumns`. */
export function entryOfRow(row: AnyRow): DeskEntry {
  const head = headOf(row);
  const isPublic = row['shown'] !== null;
  const wasPublished = Boolean(Number(row['was']));
  return {
    ...head,
    status: { ...head.status, place: placeNow(head.status.place, { isPublic, wasPublished }) },
    isPublic,
    hasDraft: Boolean(Number(row['has_draft'])),
    title: JSON.parse(String(row['title'])) as unknown,
    parts: JSON.parse(String(row['parts'])) as DeskEntry['parts'],
  };
}

/** A document in the order of `documentColumns`. */
export function documentValues(document: OfficeDocument): readonly (string | number | null)[] {
  const { ref, status, version, since, by, schedule, draft, fields } = document;
  const drafted = draftedFields(document);
  const title = documentTitle(ref.collection, documentOf(drafted));
  return [
    ref.collection,
    ref.id,
    status.place,
    status.work,
    version,
    since,
    by,
    schedule?.at ?? null,
    schedule?.until ?? null,
    draft.size > 0 ? 1 : 0,
    JSON.stringify(title),
    fields === null ? null : fieldsText(fields),
    JSON.stringify([...draft.values()]),
    document.isLoaded ? 1 : 0,
    JSON.stringify(documentParts(ref, drafted)),
    document.scheduler,
    JSON.stringify([...document.older]),
    JSON.stringify([...document.olderPublished]),
  ];
}

/** Revisions in the order of `revisionColumns`, numbered after the last one. */
export const revisionValues = (added: readonly NewRevision[], last: number) =>
  added.map(({ act, at, by, note, fields }, n) => [last + n + 1, act, at, by, note, fieldsText(fields)]);

export const revisionOfRow = (row: AnyRow): Revision => ({
  number: Number(row['number']),
  act: String(row['act']) as RevisionAct,
  at: Number(row['at']),
  by: String(row['by_whom']),
  note: textOrNull(row['note']),
  fields: fieldsIn(row['fields']) ?? new Map<never, never>(),
});

export const presenceOfRow = (row: AnyRow): Presence & { readonly ref: DocumentRef } => ({
  ref: refOf(row),
  person: String(row['person']),
  name: String(row['name']),
  field: textOrNull(row['field']),
  at: Number(row['at']),
});

/**
 * What a load of the town’s folder did to a document that the office knows: it published one that was hidden, or took one
 * out. Null if its place is still the one of the row.
 */
export function loadedStep(
  row: AnyRow,
  at: Instant,
): { readonly ref: DocumentRef; readonly place: DocumentPlace; readonly step: NewStep } | null {
  const { ref, status } = entryOfRow(row);
  const before = { ...status, place: String(row['place']) as DocumentPlace };
  if (before.place === status.place) return null;
  const [from, to] = [stateOf(before), stateOf(status)];
  return {
    ref,
    place: status.place,
    step: { act: 'document.load', from, to, words: null, by: 'operator', at },
  };
}

/** A preview of its row; null if there is none. */
export const previewOfRow = (row: AnyRow | undefined): DocumentPreview | null =>
  row === undefined
    ? null
    : { realm: realmId(String(row['realm'])), ref: refOf(row), until: Number(row['until']) };
