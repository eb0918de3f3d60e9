import { type FieldPath, type Fields, itemPath, keysOf } from '../../documents/fields.ts';
import type { JsonObject } from '../../documents/json.ts';
import { type BuiltChoice, kindOfChoice, listedKinds, modeOf } from './built-kind.ts';
import { entriesIn, entriesWithin } from './entry-tree.ts';
import { freeName, nameOfWords } from './field-name.ts';
import { type BuiltWrite, orderWrites, withKeyAt, withoutKey, writesOf } from './writes.ts';

/** The words that a new entry begins with, in the language in which they are given. */
export interface FirstWords {
  readonly language: string;
  readonly title: string;
  /** The options of a new list, and the field of a new group. */
  readonly options: readonly string[];
  readonly inside: string;
}

/** A place for a new entry. */
export interface EntryPlace {
  readonly list: FieldPath;
  /** From 0; the end of the list if it is beyond. */
  readonly at: number;
}

/** The definition of a new entry of a kind, complete: the form can be shown with it at once. */
function newDefinition(choice: BuiltChoice, words: FirstWords, taken: readonly string[]): JsonObject {
  const { language, title, options, inside } = words;
  const name = freeName(taken, nameOfWords(title));
  const kind = kindOfChoice(choice);
  const named = { name, title: { [language]: title } };
  if (kind === 'page') return { ...named, isPage: true, fields: [] };
  if (kind === 'group') {
    const within = { ...words, title: inside };
    return { ...named, required: 1, fields: [newDefinition('text', within, [...taken, name])] };
  }
  const mode = modeOf(choice);
  return {
    ...named,
    type: kind,
    ...(mode !== null && mode !== 'text' ? { mode } : {}),
    ...(listedKinds.has(kind)
      ? { options: options.map((text) => ({ value: nameOfWords(text), title: { [language]: text } })) }
      : {}),
  };
}

/** The names that the fields of a form, or of its staff, already have. */
export const takenNames = (fields: Fields, root: FieldPath): readonly string[] =>
  entriesWithin(entriesIn(fields, root)).map(({ name }) => name);

/**
 * The writes that add an entry of a kind, with a name of its own. `key` is the key of the new item, which no other item of
 * the list has.
 */
export function addEntry(
  fields: Fields,
  root: FieldPath,
  { list, at }: EntryPlace,
  choice: BuiltChoice,
  words: FirstWords,
  key: string,
): readonly BuiltWrite[] {
  const definition = newDefinition(choice, words, takenNames(fields, root));
  return [
    ...writesOf(fields, itemPath(list, key), definition),
    ...orderWrites(fields, list, withKeyAt(keysOf(fields, list), key, at)),
  ];
}

/** The writes that remove an entry and all within it. */
export const removeEntry = (fields: Fields, list: FieldPath, key: string): readonly BuiltWrite[] => [
  ...writesOf(fields, itemPath(list, key), undefined),
  ...withoutKey(fields, list, key),
];
