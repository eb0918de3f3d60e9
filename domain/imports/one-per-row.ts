import type { TownDocument } from '../content/town-contents.ts';
import type { ImportLayout, ImportOptions, MadeDocuments } from './layout.ts';
import type { ImportFault, ImportRecord, RowFaultKind } from './records.ts';
import { plainHeader, wordIn } from './sheet.ts';

/** Members of a document: null removes one, and one that is missing stays as it was. */
export type WrittenMembers = Readonly<Record<string, unknown>>;

interface RowParts extends Pick<ImportLayout, 'name' | 'collection' | 'columns'> {
  readonly ignored?: readonly string[];
  readonly options?: ImportLayout['options'];
  readonly isAmong?: ImportLayout['isAmong'];
  /** The column that a row which comes twice is reported in. */
  readonly keyColumn: string;
  /** How ids of new documents begin. */
  readonly prefix: string;
  /** What makes an entry the one it is. */
  readonly keyOf: (values: ImportRecord['values']) => string;
  readonly keysOfDocument: (document: TownDocument) => readonly string[];
  readonly write: (
    values: ImportRecord['values'],
    former: TownDocument | null,
    options: ImportOptions,
  ) => WrittenMembers;
}

/** A fault of a row that was read. */
export const rowFault = (
  { row }: Pick<ImportRecord, 'row'>,
  column: string,
  kind: RowFaultKind,
  said: { readonly found?: string; readonly suggestion?: string } = {},
): ImportFault => ({
  row,
  column,
  letters: null,
  kind,
  found: said.found ?? '',
  suggestion: said.suggestion ?? null,
});

/** A former object with some members written. */
export function withMembers(former: unknown, written: WrittenMembers): Readonly<Record<string, unknown>> {
  const before = typeof former === 'object' && former !== null ? former : {};
  const said = Object.entries(written).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(said) }).filter(([, value]) => value !== null),
  );
}

/** The same for a part of a document; undefined, which leaves it, if nothing of it is said. */
export const partWith = (former: unknown, written: WrittenMembers): WrittenMembers | undefined =>
  Object.values(written).every((value) => value === undefined) ? undefined : withMembers(former, written);

/** A text in several languages stays if one of them is what the file says. */
export const keptText = (former: unknown, text: unknown): unknown => {
  const texts = typeof former === 'object' && former !== null ? Object.values(former) : [];
  return texts.includes(text) ? former : text;
};

/** The texts of a member, in whatever languages it has. */
export const textsOfMember = (value: unknown): readonly string[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value]).map(wordIn);

const longestId = 60;

/** Names ids that are not taken: `aso-penya`, then `aso-penya-2`. */
function idNamer(taken: Set<string>, prefix: string): (key: string) => string {
  return (key) => {
    const slug = key
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .slice(0, longestId)
      .replaceAll(/^-|-$/gu, '');
    const name = `${prefix}-${slug}`;
    let id = name;
    for (let n = 2; taken.has(id); n += 1) id = `${name}-${n}`;
    taken.add(id);
    return id;
  };
}

/** A place needs both of its numbers. */
function placeFaults(records: readonly ImportRecord[]): readonly ImportFault[] {
  return records.flatMap((record) => {
    const { lat = null, lng = null } = record.values;
    if ((lat === null) === (lng === null)) return [];
    return [rowFault(record, lat === null ? 'lat' : 'lng', 'needsBoth')];
  });
}

/** The place of a row: null removes it, undefined leaves it. */
export const placeOfRow = ({ lat, lng }: ImportRecord['values']): unknown =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : lat;

function makeFrom(
  parts: RowParts,
  records: readonly ImportRecord[],
  collection: readonly TownDocument[],
  options: ImportOptions,
): MadeDocuments {
  const { isAmong = () => true } = parts;
  const known = new Map(
    collection
      .filter((document) => isAmong(document, options))
      .flatMap((document) =>
        parts.keysOfDocument(document).map((key) => [plainHeader(key), document] as const),
      ),
  );
  const nameNew = idNamer(new Set(collection.map(({ _id }) => _id)), parts.prefix);
  const seen = new Map<string, number>();
  const documents: TownDocument[] = [];
  const faults = [...placeFaults(records)];
  const wrong = new Set(faults.map(({ row }) => row));
  for (const record of records) {
    const key = parts.keyOf(record.values);
    const first = seen.get(plainHeader(key));
    if (first !== undefined)
      faults.push(rowFault(record, parts.keyColumn, 'twice', { found: key, suggestion: String(first) }));
    if (first !== undefined || wrong.has(record.row)) continue;
    seen.set(plainHeader(key), record.row);
    const before = known.get(plainHeader(key)) ?? null;
    const written = withMembers(before, parts.write(record.values, before, options));
    documents.push({ ...written, _id: before?._id ?? nameNew(key) });
  }
  return { documents, faults };
}

/** A layout in which each row is a document. A row with the key of a document that is there changes it. */
export const onePerRow = (parts: RowParts): ImportLayout => ({
  name: parts.name,
  collection: parts.collection,
  columns: parts.columns,
  ignored: parts.ignored ?? [],
  options: parts.options ?? [],
  isWhole: false,
  isLeftOut: () => false,
  isAmong: parts.isAmong ?? (() => true),
  make: (records, collection, options) => makeFrom(parts, records, collection, options),
});
