/** A text in the form in which it is compared: without case and without accents, so that `acequia` finds `Acéquia`. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The specification writes a search as a pattern, `/words/i`. The words are searched literally, not as a pattern:
 * otherwise any client could ask for a pattern that takes the server an hour to match. Null if the value is not a
 * search.
 */
export function searchedWords(value: string): ((text: string) => boolean) | null {
  const words = /^\/(?<words>.+)\/i$/su.exec(value)?.groups?.['words'];
  if (words === undefined) return null;
  const sought = folded(words.replaceAll(/\\(?<sign>[^\w\s])/gu, '$<sign>'));
  return (text) => folded(text).includes(sought);
}
