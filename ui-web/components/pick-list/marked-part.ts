/** Letters as they are sought: without accents and in small letters, each in the place of its own. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');

/** A text cut at what was sought: before, the part itself, after. Accents and capitals do not matter. */
export function cutAt(text: string, sought: string): readonly [string, string, string] {
  const letters = [...text];
  const part = [...plain(sought.trim())];
  const at = part.length === 0 ? -1 : plain(text).indexOf(part.join(''));
  if (at < 0) return [text, '', ''];
  const start = Array.from(plain(text).slice(0, at)).length;
  const end = start + part.length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
