/** Letters as they are compared: lower case without accents, each at its own position. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');

/** A text split at the search words: before, the part itself, after. Accents and capitals do not matter. */
export function cutAt(text: string, sought: string): readonly [string, string, string] {
  const letters = [...text];
  const part = [...plain(sought.trim())];
  const at = part.length === 0 ? -1 : plain(text).indexOf(part.join(''));
  if (at < 0) return [text, '', ''];
  const start = Array.from(plain(text).slice(0, at)).length;
  const end = start + part.length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
