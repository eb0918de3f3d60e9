import { type FieldPath, type Fields, memberPath } from '../../documents/fields.ts';
import { takenNames } from './add-entry.ts';
import { entriesIn, entriesWithin, builtEntryAt } from './entry-tree.ts';
import { type BuiltWrite, fieldsBelow } from './writes.ts';

/** The members of a mailbox that name a field of its form. */
const namedElsewhere = ['open311/fields/description', 'open311/fields/address', 'open311/fields/place'];

/** Where conditions of a form name a field. */
export function namedIn(fields: Fields, root: FieldPath, name: string): readonly FieldPath[] {
  return fieldsBelow(fields, root).flatMap(([path, value]) =>
    value === name && /\/(?:showIf|requireIf)\/(?:.*\/)?field$/u.test(path) ? [path] : [],
  );
}

/** The entries whose conditions look at a field of that name. */
export const askedBy = (fields: Fields, root: FieldPath, name: string) => {
  const places = namedIn(fields, root, name);
  return entriesWithin(entriesIn(fields, root)).filter(({ path }) =>
    places.some((place) => place.startsWith(`${path}/showIf/`) || place.startsWith(`${path}/requireIf/`)),
  );
};

/**
 * The writes that give a field another name, also where conditions and Open311 name it; none if another field has the
 * name, or it is empty.
 */
export function renameEntry(
  fields: Fields,
  root: FieldPath,
  path: FieldPath,
  name: string,
): readonly BuiltWrite[] {
  const entry = builtEntryAt(entriesIn(fields, root), path);
  if (entry === null || name === '' || takenNames(fields, root).includes(name)) return [];
  const places = [
    ...namedIn(fields, root, entry.name),
    ...namedElsewhere.filter((place) => fields.get(place) === entry.name),
  ];
  return [memberPath(path, 'name'), ...places].map((place) => ({ path: place, value: name }));
}
