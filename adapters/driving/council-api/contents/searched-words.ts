/** A text as it is compared: without case and without accents, so that `acequia` finds `Acéquia`. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The specification writes a search as a pattern, `/words/i`. The words are taken as they stand, not as a pattern: one
 * that takes the server an hour to match could otherwise be asked for by anybody. Null where the value is no search.
 */
export function searchedWords(value: string): ((text: string) => boolean) | null {
  const words = /^\/(?<words>.+)\/i$/su.exec(value)?.groups?.['words'];
  if (words === undefined) return null;
  const sought = folded(words.replaceAll(/\\(?<sign>[^\w\s])/gu, '$<sign>'));
  return (text) => folded(text).includes(sought);
}
