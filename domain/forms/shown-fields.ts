import { type Condition, holds } from './condition.ts';
import type { Entry } from './entry.ts';
import type { Field } from './field.ts';
import { isFilled } from './value-kinds.ts';

const asks = (condition: Condition | null, entry: Entry) => condition !== null && holds(condition, entry);

/** Whether a field is asked at all, as far as its own condition goes. */
export const isShown = ({ showIf }: Field, entry: Entry): boolean => showIf === null || holds(showIf, entry);

/** Whether a field that is shown must be filled; never one that its reader cannot fill. */
export const isRequired = (field: Field, entry: Entry): boolean =>
  !field.readonly && (field.required || asks(field.requireIf, entry));

/** Whether the children of a field are asked: once it has an answer. */
export function showsChildren({ name, children }: Field, entry: Entry): boolean {
  const value = entry.get(name);
  return children.length > 0 && value !== undefined && isFilled(value);
}

/** The fields that are asked, those within groups and below answers included, in the reader's order. */
export function shownFields(fields: readonly Field[], entry: Entry): readonly Field[] {
  return fields
    .filter((field) => isShown(field, entry))
    .flatMap((field) => [
      field,
      ...shownFields(field.kind === 'group' ? field.fields : [], entry),
      ...(showsChildren(field, entry) ? shownFields(field.children, entry) : []),
    ]);
}

/**
 * What is left of an entry when the answers to fields that are not asked are taken out. Taking one out may hide the
 * next, so it goes on until nothing changes; conditions look back alone, so it ends.
 */
export function shownEntry(fields: readonly Field[], entry: Entry): Entry {
  const names = new Set(shownFields(fields, entry).map(({ name }) => name));
  const kept = new Map([...entry].filter(([name]) => names.has(name)));
  return kept.size === entry.size ? kept : shownEntry(fields, kept);
}
