import type { FieldPath, Fields } from '../../documents/fields.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { addOption, optionsAt } from './options.ts';
import { type BuiltWrite, withWrites } from './writes.ts';

/** A line of a pasted list: the text of an option in each language. */
export type PastedOption = Readonly<Record<string, string>>;

/**
 * The options in a text that was copied from a spreadsheet: one a line, a column for each language, in their order.
 * Empty lines, and lines that repeat the first column of an earlier one, are left out.
 *
 * @example readPastedOptions('Sofá\tSofà\nMesa', ['es', 'va']) // [{ es: 'Sofá', va: 'Sofà' }, { es: 'Mesa' }]
 */
export function readPastedOptions(text: string, languages: readonly string[]): readonly PastedOption[] {
  const lines = text.split(/\r?\n/u).map((line) => line.split('\t').map((cell) => cell.trim()));
  const seen = new Set<string>();
  return lines.flatMap((cells) => {
    const texts = languages.flatMap((language, at) =>
      (cells[at] ?? '') === '' ? [] : [[language, cells[at] as string] as const],
    );
    const [first] = texts;
    if (first === undefined || seen.has(first[1])) return [];
    seen.add(first[1]);
    return [Object.fromEntries(texts)];
  });
}

const textsOf = (text: LocalizedText | null): readonly string[] =>
  text === null ? [] : typeof text === 'string' ? [text] : Object.values(text);

/** The writes that add the pasted options which the list does not have yet. `keys` gives the key of each. */
export function pasteOptions(
  fields: Fields,
  list: FieldPath,
  pasted: readonly PastedOption[],
  newKey: () => string,
): readonly BuiltWrite[] {
  const known = new Set(optionsAt(fields, list).flatMap(({ text }) => textsOf(text)));
  const added = pasted.filter((option) => !Object.values(option).some((text) => known.has(text)));
  let [now, writes]: [Fields, readonly BuiltWrite[]] = [fields, []];
  for (const option of added) {
    const more = addOption(now, list, option, newKey());
    now = withWrites(now, more);
    writes = [...writes, ...more];
  }
  return writes;
}
