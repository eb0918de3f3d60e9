import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { type FieldPath, type Fields, memberPath } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { WrittenField } from '../editor/unsent.ts';

/** The name of a file as a title: without its ending, and with spaces. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/^.*\//u, '')
    .replace(/\.[a-z0-9]+$/iu, '')
    .replaceAll(/[-_]+/gu, ' ')
    .trim();

/** The place of the object that has a field. */
const aroundOf = (path: FieldPath): FieldPath => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Facts of a file: another one that is chosen has others. */
const factsAt = (at: (name: string) => FieldPath, file: OfficeFile): readonly WrittenField[] => [
  { path: at('filename'), value: file.name },
  { path: at('size'), value: file.content?.bytes },
  { path: at('type'), value: file.content?.type },
];

/**
 * What a chosen file says of itself, for the empty fields beside the one that has its address: its alternative text, its
 * title, its name, its size and its kind.
 */
export function besideFile(
  path: FieldPath,
  file: OfficeFile,
  siblings: readonly DescribedField[],
  { shown, languages }: { readonly shown: Fields; readonly languages: readonly Language[] },
): readonly WrittenField[] {
  const around = aroundOf(path);
  const at = (name: string) => memberPath(around, name);
  const knows = (name: string) => siblings.some((one) => one.name === name);
  const [first = 'es'] = languages;
  const alt = path === 'headerImage' ? 'headerImageAlt' : 'alt';
  const words: readonly WrittenField[] = knows(alt)
    ? languages
        .map((language) => ({ path: memberPath(at(alt), language), value: file.words[language] }))
        .filter(({ path: place, value }) => value !== undefined && !shown.has(place) && !shown.has(at(alt)))
    : [];
  const title = memberPath(at('title'), first);
  const isUntitled = knows('filename') && !shown.has(title) && !shown.has(at('title'));
  const facts = knows('filename') ? factsAt(at, file) : [];
  return [...words, ...(isUntitled ? [{ path: title, value: titleOfFile(file.name) }] : []), ...facts];
}
