import * as t from 'io-ts';
import type { PlaceOfNames } from '#domain/content/town-contents.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { isPublishedOrNot } from '../document-rules.ts';
import { documentKind } from '../known-documents.ts';
import { type DescribedField, noShape, type Shape } from './described-field.ts';
import {
  choices,
  factsOfFiles,
  firstShown,
  formerNames,
  last,
  looks,
  openGroups,
  ownLabels,
  rare,
  unshown,
  shownIfEmpty,
} from './looks.ts';
import { openMembers } from './part-codecs.ts';
import { type Members, type MembersAsFields, membersOfAll, shapeOf } from './shape-of-codec.ts';

/** The steps to a member, the collection firstShown; items of lists have no step. */
type Steps = readonly string[];
type Names = readonly { readonly at: readonly string[]; readonly of: readonly PlaceOfNames[] }[];

/** The longest end of a path that a table knows; null if it knows none. */
function endOf(steps: Steps, isKnown: (end: string) => boolean): string | null {
  const ends = steps.map((_, at) => steps.slice(at).join('_'));
  return ends.find(isKnown) ?? null;
}

const found = <T>(table: Readonly<Record<string, T>>, steps: Steps): T | null => {
  const end = endOf(steps, (one) => Object.hasOwn(table, one));
  return end === null ? null : (table[end] ?? null);
};

const isNothing = ({ value, members, item }: Shape) => value === null && members === null && item === null;

/** What codecs say of a member. A record of yes and no, or a codec that accepts anything, leaves its content open. */
function shapeOfMember(name: string, codecs: readonly t.Mixed[], fields: MembersAsFields): Shape {
  const told = shapeOf(codecs, fields);
  const open = Object.hasOwn(openMembers, name) ? openMembers[name] : undefined;
  return isNothing(told) && open !== undefined ? shapeOf([open], fields) : told;
}

/** The place of a member among those of its object. */
const rankOf = (name: string): number => {
  const at = firstShown.indexOf(name);
  if (at >= 0) return at;
  return last.includes(name) ? firstShown.length + 1 + last.indexOf(name) : firstShown.length;
};

/** The look that the table gives belongs to texts; a list of texts has it for its items. */
function looked(shape: Shape, steps: Steps): Shape {
  const look = found(looks, steps);
  const options = found(choices, steps);
  const { item } = shape;
  const value = shape.value === 'line' ? (options === null ? (look ?? 'line') : 'choice') : shape.value;
  return {
    ...shape,
    value,
    options: options ?? shape.options,
    item: item === null ? null : () => looked(item(), steps),
  };
}

function fieldsOfMembers(members: Members, steps: Steps, names: Names): readonly DescribedField[] {
  const fields = [...members].map(([name, { codecs, isRequired }]): DescribedField => {
    const path = [...steps, name];
    const within = (inner: Members) => () => fieldsOfMembers(inner, path, names);
    const place = path.slice(1).join('/');
    return {
      ...looked(shapeOfMember(name, codecs, within), path),
      name,
      label: endOf(path, (end) => ownLabels.has(end)) ?? name,
      isOwnName: false,
      isRequired,
      isRare:
        endOf(path, (end) => formerNames.has(end)) !== null ||
        (path.length === 2 && rare.has(name) && isNothing(shapeOf(codecs, within))),
      isUsual: isRequired || endOf(path, (end) => shownIfEmpty.has(end)) !== null,
      isWrittenAlone: endOf(path, (end) => factsOfFiles.has(end)) !== null,
      isOpen: openGroups.has(path.join('_')),
      names: names
        .filter(({ at }) => at.filter((step) => step !== '*').join('/') === place)
        .flatMap(({ of }) => of),
    };
  });
  return fields.toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
}

/**
 * The fields that an editor has for the documents of a collection, in the order in which they are shown; null if no page
 * reads such a collection. Empty: its documents have whatever members they have.
 *
 * @example describeKind('menus', [])?.map(({ name }) => name) // ['children', …]
 */
export function describeKind(collection: string, own: readonly string[]): readonly DescribedField[] | null {
  const kind = documentKind(collection, own);
  if (kind === null) return null;
  const { words = [], references = [], rules = [] } = kind;
  const asPages = own.includes(collection) ? 'entidades' : collection;
  const fields = fieldsOfMembers(membersOfAll(words), [asPages], references);
  return fields
    .filter(({ name }) => !unshown.has(name))
    .map((one) => (one.name === 'isPublished' ? { ...one, isRare: !rules.includes(isPublishedOrNot) } : one));
}

const isText = (value: Json): boolean =>
  isJsonObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/** A value of a document that no codec describes, by what it has: the rows of a table have columns of their own. */
function shapeOfValue(value: Json): Shape {
  if (typeof value === 'string') return { ...noShape, value: 'line' };
  if (typeof value === 'number') return { ...noShape, value: 'number' };
  if (typeof value === 'boolean') return { ...noShape, value: 'yesNo' };
  if (isText(value)) return { ...noShape, value: 'line', isLocalized: true };
  if (Array.isArray(value)) {
    const [item = null] = value as readonly Json[];
    const shape = shapeOfValue(item);
    return { ...noShape, item: isNothing(shape) ? null : () => shape };
  }
  return isJsonObject(value) ? { ...noShape, members: () => describeValues(value) } : noShape;
}

/** The fields of an object that has no description; each is named by its member. */
export const describeValues = (document: JsonObject): readonly DescribedField[] =>
  Object.entries(document)
    .filter(([name]) => !unshown.has(name))
    .map(([name, value]) => ({
      ...shapeOfValue(value),
      name,
      label: name,
      // Every list of the office calls a document by its title, or by its name.
      isOwnName: name !== 'title' && name !== 'name',
      isRequired: false,
      isRare: false,
      isUsual: true,
      isWrittenAlone: false,
      names: [],
    }));

/** The fields of an editor for a document: by the description of its kind or, without one, by what the document has. */
export function describeDocument(
  collection: string,
  own: readonly string[],
  document: JsonObject,
): readonly DescribedField[] {
  const described = describeKind(collection, own) ?? [];
  return described.length === 0 ? describeValues(document) : described;
}
