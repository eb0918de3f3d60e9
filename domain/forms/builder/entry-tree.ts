import { type FieldPath, type Fields, documentOf, itemPath, keysOf } from '../../documents/fields.ts';
import { isJsonObject, type Json, type JsonObject } from '../../documents/json.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { answerKinds } from '../field-kinds.ts';
import { textModes } from '../kinds/text.ts';
import { type BuiltChoice, type BuiltKind } from './built-kind.ts';
import { builtValueAt } from './writes.ts';

/** An entry of a form in its document: a page, a group or a field, with what is within it. */
export interface BuiltEntry {
  readonly path: FieldPath;
  /** The list that it is in, and its key there. */
  readonly list: FieldPath;
  readonly key: string;
  readonly kind: BuiltKind;
  readonly choice: BuiltChoice;
  readonly name: string;
  readonly title: LocalizedText | null;
  readonly isRequired: boolean;
  /** Of a group: how many of its fields must be filled. */
  readonly atLeast: number;
  readonly isConditional: boolean;
  /** The fields of a page or a group. */
  readonly fields: readonly BuiltEntry[];
  /** The fields that an answer brings with it. */
  readonly children: readonly BuiltEntry[];
}

/** The list with the fields that residents fill in: a town may have put its own in the place of the usual ones. */
export const formList = (fields: Fields): FieldPath =>
  fields.get('customized') === true ? 'customForm' : 'form';

/** The list with the fields that only staff fill in. */
export const managementList: FieldPath = 'management';

/** A text of a document as one or in its languages; null if it is something else. */
export function builtText(value: Json | undefined): LocalizedText | null {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return null;
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string');
  return texts.length === 0 ? null : (Object.fromEntries(texts) as Readonly<Record<string, string>>);
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

function kindOf({ isPage, fields, type }: JsonObject, isTop: boolean): BuiltKind {
  if (isTop && isPage === true) return 'page';
  if (isList(fields) && fields.length > 0) return 'group';
  return answerKinds.find((kind) => kind === type) ?? 'text';
}

/** A number that must be filled, as its definition says it: true is one. */
const countIn = ({ required }: JsonObject): number =>
  typeof required === 'number' ? Math.max(0, Math.floor(required)) : Number(required === true);

/** How an entry is called, and when it must be filled. */
const describedIn = (value: JsonObject) => ({
  name: typeof value['name'] === 'string' ? value['name'] : '',
  title: builtText(value['title']),
  isRequired: countIn(value) > 0,
  atLeast: countIn(value),
  isConditional: isJsonObject(value['showIf']),
});

function entryAt(
  fields: Fields,
  list: FieldPath,
  key: string,
  value: JsonObject,
  isTop: boolean,
): BuiltEntry {
  const path = itemPath(list, key);
  const kind = kindOf(value, isTop);
  const mode = textModes.find((one) => one === value['mode']) ?? 'text';
  const within = (member: 'fields' | 'children') => listed(fields, `${path}/${member}`, value[member], false);
  return {
    path,
    list,
    key,
    kind,
    choice: kind === 'text' ? mode : kind,
    ...describedIn(value),
    fields: within('fields'),
    children: within('children'),
  };
}

function listed(
  fields: Fields,
  list: FieldPath,
  value: Json | undefined,
  isTop: boolean,
): readonly BuiltEntry[] {
  const items = isList(value) ? value : [];
  return keysOf(fields, list).flatMap((key, at) => {
    const item = items[at];
    return isJsonObject(item) ? [entryAt(fields, list, key, item, isTop)] : [];
  });
}

/** The entries of a list of fields, each with what is within it. */
export const entriesIn = (fields: Fields, list: FieldPath): readonly BuiltEntry[] =>
  listed(fields, list, documentOf(fields)[list], true);

/** Entries and all within them, in the order in which a reader meets them. */
export const entriesWithin = (entries: readonly BuiltEntry[]): readonly BuiltEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesWithin(entry.fields), ...entriesWithin(entry.children)]);

/** The entry at a place; null if there is none. */
export const builtEntryAt = (entries: readonly BuiltEntry[], path: FieldPath): BuiltEntry | null =>
  entriesWithin(entries).find((entry) => entry.path === path) ?? null;

/** The innermost entry that a place of the document is in; null if it is in none. */
export const entryAround = (entries: readonly BuiltEntry[], place: FieldPath): BuiltEntry | null =>
  entriesWithin(entries).findLast(({ path }) => place === path || place.startsWith(`${path}/`)) ?? null;

/** The definition of an entry, as the document has it. */
export function definitionAt(fields: Fields, path: FieldPath): JsonObject {
  const value = builtValueAt(fields, path);
  return isJsonObject(value) ? value : {};
}
