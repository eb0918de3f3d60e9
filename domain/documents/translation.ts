import { isLanguage, type Language } from '../shared/localized-text.ts';
import type { FieldChange } from './field-changes.ts';
import type { FieldPath, Fields } from './fields.ts';

/** The text and the language that a field is of: `data/title/va` is `data/title` in `va`; null if it is of no language. */
function languageField(path: FieldPath): { readonly text: FieldPath; readonly language: Language } | null {
  const at = path.lastIndexOf('/');
  const language = path.slice(at + 1);
  return at === -1 || !isLanguage(language) ? null : { text: path.slice(0, at), language };
}

/** The language that a text is translated from: that of the town if the text is in it, else the first one that it has. */
function sourceOf(fields: Fields, text: FieldPath, usual: Language): Language | undefined {
  const found = [...fields.keys()]
    .map(languageField)
    .filter((field) => field?.text === text)
    .map((field) => field?.language);
  return found.includes(usual) ? usual : found[0];
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
