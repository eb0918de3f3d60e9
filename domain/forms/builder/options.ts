import { type FieldPath, type Fields, itemPath, keysOf } from '../../documents/fields.ts';
import { isJsonObject, type Json, type JsonObject } from '../../documents/json.ts';
import { builtText } from './entry-tree.ts';
import { freeName, nameOfWords } from './field-name.ts';
import { type BuiltWrite, orderWrites, builtValueAt, withKeyAt, writesOf } from './writes.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** One option of a field in its document. */
export interface BuiltOption {
  readonly key: string;
  readonly path: FieldPath;
  /** What is sent and stored: it stays when the text changes, so that earlier answers are still read. */
  readonly value: string;
  /** Where its text is. */
  readonly textPath: FieldPath;
  readonly text: LocalizedText | null;
  /** Whether the definition names the value; else its text in one language for all is the value. */
  readonly hasValue: boolean;
}

const textMembers = ['title', 'text', 'term'] as const;

function optionAt(list: FieldPath, key: string, item: JsonObject): BuiltOption {
  const path = itemPath(list, key);
  const member = textMembers.find((one) => builtText(item[one] ?? undefined) !== null) ?? 'title';
  const text = builtText(item[member]);
  const own = typeof text === 'string' ? text : '';
  const named = item['value'] ?? item['_id'];
  const hasValue = typeof named === 'string' || typeof named === 'number';
  return {
    key,
    path,
    value: hasValue ? String(named) : own,
    textPath: `${path}/${member}`,
    text: text ?? (hasValue ? String(named) : null),
    hasValue,
  };
}

/** The options of a list in its document. One of plain words has none here until `wordsAsOptions` has made them. */
export function optionsAt(fields: Fields, list: FieldPath): readonly BuiltOption[] {
  const value = builtValueAt(fields, list);
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  return keysOf(fields, list).flatMap((key, at) => {
    const item = items[at];
    return isJsonObject(item) ? [optionAt(list, key, item)] : [];
  });
}

/** The writes that make options with texts of a list of plain words, each its own value; none for another list. */
export function wordsAsOptions(fields: Fields, list: FieldPath): readonly BuiltWrite[] {
  const value = fields.get(list);
  if (!Array.isArray(value) || value.length === 0) return [];
  const options = (value as readonly Json[]).map((word) =>
    typeof word === 'string' ? { value: word, title: word } : word,
  );
  return writesOf(fields, list, options);
}

/** A value of its own for a new option. */
const newValue = (fields: Fields, list: FieldPath, words: string): string =>
  freeName(
    optionsAt(fields, list).map(({ value }) => value),
    nameOfWords(words) || 'opcion',
  );

/** The writes that add an option at the end. */
export function addOption(
  fields: Fields,
  list: FieldPath,
  text: Readonly<Record<string, string>>,
  key: string,
): readonly BuiltWrite[] {
  const words = Object.values(text)[0] ?? '';
  const option = { value: newValue(fields, list, words), title: text };
  return [
    ...writesOf(fields, itemPath(list, key), option),
    ...orderWrites(fields, list, [...keysOf(fields, list), key]),
  ];
}

/** The writes that move an option to a place, from 0; none beyond the ends. */
export function moveOption(fields: Fields, list: FieldPath, key: string, at: number): readonly BuiltWrite[] {
  const keys = keysOf(fields, list);
  return at < 0 || at >= keys.length ? [] : orderWrites(fields, list, withKeyAt(keys, key, at));
}

/**
 * The writes that change the text of an option in a language, or in all of them if it is written once. An option whose
 * text is its value gets its value first: answers that were sent have it.
 */
export function optionTextWrites(
  { path, textPath, text, value, hasValue }: BuiltOption,
  language: string,
  first: string,
  words: string | undefined,
): readonly BuiltWrite[] {
  const isWhole = typeof text === 'string';
  const keepValue = hasValue ? [] : [{ path: `${path}/value`, value }];
  if (!isWhole) return [...keepValue, { path: `${textPath}/${language}`, value: words }];
  if (language === first) return [...keepValue, { path: textPath, value: words }];
  return [
    ...keepValue,
    { path: textPath, value: undefined },
    { path: `${textPath}/${first}`, value: text },
    { path: `${textPath}/${language}`, value: words },
  ];
}
