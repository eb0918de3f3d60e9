/** The most characters of the name of a box. */
export const longestBoxName = 60;

/** The most boxes of a vote. */
export const mostBoxes = 100;

/** The words of a name without accents, joined by hyphens; empty if it has neither letters nor digits. */
const inAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * The id of a new box, as in an address, unlike those of the others.
 *
 * @example boxId('Mercat', []) // 'mercat'
 * @example boxId('Mercat', ['mercat']) // 'mercat-2'
 */
export function boxId(name: string, taken: readonly string[]): string {
  const stem = inAddress(name) || 'urna';
  let id = stem;
  for (let number = 2; taken.includes(id); number += 1) id = `${stem}-${number}`;
  return id;
}
