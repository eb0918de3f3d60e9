import type { DeskEntry } from '#application/ports/server/office/document-desk.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { type DocumentState, stateOf } from '#domain/documents/state.ts';
import { folded } from '#domain/directory/folded.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** A published document as lists name it. */
export interface NamedDocument {
  readonly ref: DocumentRef;
  readonly title: LocalizedText;
  /** Its title in every language and its id, folded, for searching. */
  readonly words: string;
  readonly parts: StaffSubject['in'];
}

/** A document in the list of the office. */
export interface DocumentRow
  extends NamedDocument,
    Pick<DeskEntry, 'isPublic' | 'hasDraft' | 'since' | 'by' | 'schedule'> {
  readonly state: DocumentState;
}

/** What of the list is shown; null asks for no limit. Archived documents are shown only if they are asked for. */
export interface DocumentFilter {
  readonly collection: string | null;
  readonly state: DocumentState | null;
  readonly text: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Names a document by its title, which may be a year, or by its id if it has none. */
export function nameDocument(ref: DocumentRef, written: unknown, parts: StaffSubject['in']): NamedDocument {
  const title = typeof written === 'number' ? String(written) : written;
  const texts = (typeof title === 'string' ? [title] : Object.values(title ?? {})).filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const isText = typeof title === 'string' || texts.length === Object.keys(title ?? {}).length;
  const name = texts.length > 0 && isText ? (title as LocalizedText) : ref.id;
  return { ref, title: name, words: folded([...texts, ref.id].join(' ')), parts };
}

const keyOf = ({ collection, id }: DocumentRef): string => `${collection}/${id}`;

const published = (named: NamedDocument): DocumentRow => ({
  ...named,
  state: 'published',
  isPublic: true,
  hasDraft: false,
  since: null,
  by: null,
  schedule: null,
});

/** A row of what the office knows. The title of the draft stands for the published one. */
function rowOf(entry: DeskEntry, named: NamedDocument | undefined): DocumentRow {
  const { ref, status, isPublic, hasDraft, since, by, schedule, parts } = entry;
  const own = named === undefined || hasDraft ? nameDocument(ref, entry.title, parts) : named;
  return { ...own, state: stateOf(status), isPublic, hasDraft, since, by, schedule };
}

/** All documents of a town, those that the office changed last first, then the others in the order of the portals. */
export function documentRows(
  named: readonly NamedDocument[],
  entries: readonly DeskEntry[],
): readonly DocumentRow[] {
  const byKey = new Map(named.map((one) => [keyOf(one.ref), one]));
  const known = new Set(entries.map(({ ref }) => keyOf(ref)));
  const ofOffice = entries
    .filter(({ status, hasDraft }) => status.place !== 'new' || hasDraft)
    .map((entry) => rowOf(entry, byKey.get(keyOf(entry.ref))))
    .toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0));
  return [...ofOffice, ...named.filter(({ ref }) => !known.has(keyOf(ref))).map(published)];
}

function countsOf(rows: readonly DocumentRow[]) {
  const counts = new Map<string, { collection: string; state: DocumentState; count: number }>();
  for (const { ref, state } of rows) {
    const key = `${ref.collection}/${state}`;
    const count = counts.get(key) ?? { collection: ref.collection, state, count: 0 };
    count.count += 1;
    counts.set(key, count);
  }
  return [...counts.values()];
}

/** The rows that a filter asks for, how many there are of them, and how many of each collection and state in all. */
export function documentPage(
  rows: readonly DocumentRow[],
  { collection, state, text, limit, offset }: DocumentFilter,
) {
  const words = folded(text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = rows.filter(
    (row) =>
      (collection === null || row.ref.collection === collection) &&
      (state === null ? row.state !== 'archived' : row.state === state) &&
      words.every((word) => row.words.includes(word)),
  );
  return { items: found.slice(offset, offset + limit), total: found.length, counts: countsOf(rows) };
}
