import { type FieldPath, type Fields, itemPath, keysOf } from '../../documents/fields.ts';
import type { EntryPlace } from './add-entry.ts';
import { type BuiltEntry, entriesIn, entriesWithin, builtEntryAt } from './entry-tree.ts';
import { type BuiltWrite, fieldsBelow, orderWrites, withKeyAt, withoutKey } from './writes.ts';

/** A list that an entry may be in: that of the form, that of a page or a group, or what an answer brings with it. */
export interface EntryHome {
  readonly list: FieldPath;
  /** The page, group or field whose list it is; null: the form’s own. */
  readonly owner: BuiltEntry | null;
  readonly as: 'form' | 'fields' | 'children';
}

/** The lists that an entry may be in. A page is only in the form’s own, and nothing is within itself. */
export function homesFor(fields: Fields, root: FieldPath, path: FieldPath): readonly EntryHome[] {
  const entries = entriesIn(fields, root);
  const form: EntryHome = { list: root, owner: null, as: 'form' };
  const moved = builtEntryAt(entries, path);
  if (moved?.kind === 'page') return [form];
  const within = moved === null ? [] : entriesWithin([moved]);
  const others = entriesWithin(entries).filter((entry) => !within.some((one) => one.path === entry.path));
  return [
    form,
    ...others.map((owner): EntryHome => {
      const as = owner.kind === 'page' || owner.kind === 'group' ? 'fields' : 'children';
      return { list: `${owner.path}/${as}`, owner, as };
    }),
  ];
}

/**
 * The writes that move an entry to a place; none if it may not be there. Within its list it keeps its key; in another one
 * it has `key` if its own is taken there.
 */
export function moveEntry(
  fields: Fields,
  root: FieldPath,
  path: FieldPath,
  { list, at }: EntryPlace,
  key: string,
): readonly BuiltWrite[] {
  const entry = builtEntryAt(entriesIn(fields, root), path);
  if (entry === null || !homesFor(fields, root, path).some((home) => home.list === list)) return [];
  const keys = keysOf(fields, list);
  if (list === entry.list) return orderWrites(fields, list, withKeyAt(keys, entry.key, at));
  const isTaken = fieldsBelow(fields, itemPath(list, entry.key)).length > 0 || keys.includes(entry.key);
  const next = isTaken ? key : entry.key;
  const below = fieldsBelow(fields, path);
  return [
    ...below.map(([from]) => ({ path: from, value: undefined })),
    ...below.map(([from, value]) => ({ path: itemPath(list, next) + from.slice(path.length), value })),
    ...withoutKey(fields, entry.list, entry.key),
    ...orderWrites(fields, list, withKeyAt(keys, next, at)),
  ];
}

/** The place beside a group or a field on that way; of a page, in the page beside it. */
function placeBeside(
  around: readonly BuiltEntry[],
  owner: BuiltEntry,
  way: 'up' | 'down',
): EntryPlace | null {
  const isUp = way === 'up';
  const beside = (entries: readonly BuiltEntry[]) =>
    entries.findIndex(({ path }) => path === owner.path) + (isUp ? -1 : 1);
  if (owner.kind !== 'page') return { list: owner.list, at: isUp ? beside(around) + 1 : beside(around) };
  const pages = around.filter(({ kind }) => kind === 'page');
  const page = pages[beside(pages)];
  return page === undefined ? null : { list: `${page.path}/fields`, at: isUp ? page.fields.length : 0 };
}

const siblingsOf = (entries: readonly BuiltEntry[], list: FieldPath): readonly BuiltEntry[] =>
  entriesWithin(entries).filter((one) => one.list === list);

/**
 * The place one step up or down; null at the end of the form. At the end of a page the next place is in the page beside
 * it, at the end of a group or of the fields of an answer it is beside these.
 */
export function stepPlace(
  fields: Fields,
  root: FieldPath,
  path: FieldPath,
  way: 'up' | 'down',
): EntryPlace | null {
  const entries = entriesIn(fields, root);
  const entry = builtEntryAt(entries, path);
  if (entry === null) return null;
  const siblings = siblingsOf(entries, entry.list);
  const at = siblings.findIndex((one) => one.path === path);
  const next = way === 'up' ? at - 1 : at + 1;
  if (next >= 0 && next < siblings.length) return { list: entry.list, at: next };
  const owner = entriesWithin(entries).find(({ path: one }) =>
    [`${one}/fields`, `${one}/children`].includes(entry.list),
  );
  if (owner === undefined) return null;
  return placeBeside(siblingsOf(entries, owner.list), owner, way);
}
