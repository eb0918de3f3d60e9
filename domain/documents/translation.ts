import { isLanguage, type Language } from '../shared/localized-text.ts';
import type { FieldChange } from './field-changes.ts';
import { type FieldPath, type Fields, memberPath } from './fields.ts';

/** The text and the language that a field is of: `data/title/va` is `data/title` in `va`; null if it is of no language. */
function languageField(path: FieldPath): { readonly text: FieldPath; readonly language: Language } | null {
  const at = path.lastIndexOf('/');
  const language = path.slice(at + 1);
  return at === -1 || !isLanguage(language) ? null : { text: path.slice(0, at), language };
}

/** The language that a text is translated from: that of the town if the text is in it, else the first one that it has. */
function sourceOf(fields: Fields, text: FieldPath, usual: Language): Language | undefined {
  if (fields.has(memberPath(text, usual))) return usual;
  return [...fields.keys()].map(languageField).find((field) => field?.text === text)?.language;
}

/**
 * The field of the text that a field is a translation of; null if it is none.
 *
 * @example translationOf(fieldsOf({ title: { es: 'Sí', va: 'Sí' } }), 'title/va', 'es') // 'title/es'
 */
export function translationOf(fields: Fields, path: FieldPath, usual: Language): FieldPath | null {
  const field = languageField(path);
  if (field === null || typeof fields.get(path) !== 'string') return null;
  const source = sourceOf(fields, field.text, usual);
  return source === undefined || source === field.language ? null : memberPath(field.text, source);
}

/**
 * Whether a change is a translation: it writes a text in another language than the one it was written in first, or removes
 * it there. `usual` is the language of the town.
 *
 * @example isTranslation(fieldsOf({ title: { es: 'Sí' } }), { path: 'title/va', was: undefined, value: 'Sí' }, 'es') // true
 */
export function isTranslation(
  fields: Fields,
  { path, value }: Pick<FieldChange, 'path' | 'value'>,
  usual: Language,
): boolean {
  const field = languageField(path);
  if (field === null || (value !== undefined && typeof value !== 'string')) return false;
  const source = sourceOf(fields, field.text, usual);
  return source !== undefined && source !== field.language;
}
