import {
  type FieldPath,
  type Fields,
  itemPath,
  keysOf,
  memberPath,
  orderPath,
} from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { PastedRow } from '#domain/voting/builder/pasted-rows.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';

/** The list of a question that is edited as a table: its answers or its proposals. */
export interface RowsOf {
  readonly list: 'answers' | 'proposals';
  /** The member with the text that is asked. */
  readonly text: 'text' | 'title';
}

/** The code of each row that has one. */
export const codesIn = (shown: Fields, list: FieldPath): readonly string[] =>
  keysOf(shown, list).flatMap((key) => {
    const code = shown.get(memberPath(itemPath(list, key), '_id'));
    return typeof code === 'string' && code !== '' ? [code] : [];
  });

/** A code that no row has: a letter of the list, and a number. */
export function freeCode(list: RowsOf['list'], taken: ReadonlySet<string>): string {
  const letter = list === 'answers' ? 'r' : 'p';
  for (let n = taken.size + 1; ; n += 1) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
}

/** The fields of new rows at the end of a list. */
export function writtenRows(
  shown: Fields,
  { list, text }: RowsOf,
  rows: readonly PastedRow[],
  newKey: () => string,
): readonly WrittenField[] {
  const taken = new Set(codesIn(shown, list));
  const keys = rows.map(() => newKey());
  const fields = rows.flatMap(({ code, texts, district, category, amount }, n): readonly WrittenField[] => {
    const own = code ?? freeCode(list, taken);
    taken.add(own);
    const path = itemPath(list, keys[n] ?? '');
    const at = (...names: readonly string[]) => names.reduce(memberPath, path);
    return [
      { path: at('_id'), value: own },
      ...[...texts].map(([language, value]) => ({ path: at(text, language), value })),
      ...(district === null ? [] : [{ path: at('data', 'barrio'), value: district }]),
      ...(category === null ? [] : [{ path: at('data', 'category'), value: category }]),
      ...(list === 'answers' ? [] : [{ path: at('amount'), value: (amount ?? 0) / 100 }]),
    ];
  });
  return [...fields, { path: orderPath(list), value: [...keysOf(shown, list), ...keys] }];
}

/** What takes a row out of its list. */
export function withoutRow(shown: Fields, list: FieldPath, key: string): readonly WrittenField[] {
  const inside = `${itemPath(list, key)}/`;
  return [
    ...[...shown.keys()]
      .filter((path) => path.startsWith(inside))
      .map((path) => ({ path, value: undefined })),
    { path: orderPath(list), value: keysOf(shown, list).filter((one) => one !== key) },
  ];
}

/** A row that has nothing but a code. */
export const emptyRow = (usual: Language): PastedRow => ({
  row: 1,
  code: null,
  texts: new Map([[usual, '']]),
  district: null,
  category: null,
  amount: null,
});
