import { changesBetween, type FieldChange } from '#domain/documents/field-changes.ts';
import {
  type FieldPath,
  type Fields,
  itemPath,
  itemsAround,
  keysOf,
  listOfOrder,
} from '#domain/documents/fields.ts';
import type { WrittenField } from '../editor/unsent.ts';

/** Whether a field is in an item that only one of two versions has: the change of its list says so. */
const isOfOneSide = (path: FieldPath, from: Fields, to: Fields): boolean =>
  itemsAround(path).some(
    ({ list, key }) => keysOf(from, list).includes(key) !== keysOf(to, list).includes(key),
  );

/** What differs between two versions of a document: fields, and lists whose items are others or in another order. */
export const comparedFields = (from: Fields, to: Fields): readonly FieldChange[] =>
  changesBetween(from, to).filter(({ path }) => !isOfOneSide(path, from, to));

/** The fields of the items of a list that `from` has and `to` lacks. */
const itemsOnlyIn = (list: FieldPath, from: Fields, to: Fields): readonly WrittenField[] => {
  const lost = keysOf(from, list).filter((key) => !keysOf(to, list).includes(key));
  return lost.flatMap((key) =>
    [...from]
      .filter(([path]) => path.startsWith(`${itemPath(list, key)}/`))
      .map(([path, value]) => ({ path, value })),
  );
};

/**
 * What is written to bring a field back as it was in `from`: of a list, its order with the items that went; items that
 * came since go, with all they have.
 */
export function broughtBack(path: FieldPath, from: Fields, to: Fields): readonly WrittenField[] {
  const own: WrittenField = { path, value: from.get(path) };
  const list = listOfOrder(path);
  if (list === null) return [own];
  const added = itemsOnlyIn(list, to, from).map((field) => ({ path: field.path, value: undefined }));
  return [...itemsOnlyIn(list, from, to), ...added, own];
}
