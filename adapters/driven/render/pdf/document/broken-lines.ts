/** How wide a text is, in any unit. */
type WidthOf = (text: string) => number;

/** A number with its sign, separators and unit: `16.182`, `-1.255.000,00 €`, `2026-000002`. */
const numbers = /[-+−]?\d+(?:[.,:/'’\-\u00a0\u202f]\d+)*(?:\u00a0(?:[€%]|zł|[A-Z]{3}))?/gu;

/** Longer runs of digits are not numbers for readers; they break like a word. */
const mostLetters = 40;

/**
 * A text whose amounts are kept whole: the space between groups of three digits, or before a currency or a percent sign,
 * is one at which no line ends. Beside a number whose groups have points it is not: that is another number.
 *
 * @example withWholeAmounts('up to 500 000 PLN') // both spaces after `500` are no-break spaces
 */
const withWholeAmounts = (text: string): string =>
  text.replaceAll(
    /(?<=(?<![\d.,'’])\d+) (?=\d{3}(?!\d|[.,'’]\d{3}))|(?<=\d) (?=(?:[€%]|zł|[A-Z]{3})(?![\p{L}\d]))/gu,
    '\u00a0',
  );

/** The width of the widest number in a text: with less room it would have to be broken. */
export const widestNumber = (text: string, widthOf: WidthOf): number =>
  (withWholeAmounts(text).match(numbers) ?? [])
    .filter(({ length }) => length <= mostLetters)
    .reduce((widest, found) => Math.max(widest, widthOf(found)), 0);

/**
 * The lines of a text in this much room: broken between words, within a word only if it is longer than a line (at a
 * hyphen or a slash if it has one), and within a number only if that alone is longer.
 */
export function brokenLines(written: string, room: number, widthOf: WidthOf): readonly string[] {
  if (widthOf(written) <= room) return [written];
  const text = withWholeAmounts(written);
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(' ')) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== null) lines.push(line);
    const pieces = widthOf(word) <= room ? [word] : cutWord(word, room, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === null ? lines : [...lines, line];
}

/** The last place where parts of a word meet, unless it is inside a number: `bibliothèque-médiathèque`. */
const lastJoint = /(?<=[^-/_@])[-/_@](?!(?<=\d.)\d)(?=[^-/_@]*$)/u;

/** As much of a word on each line as there is room for, its numbers whole. */
function cutWord(word: string, room: number, widthOf: WidthOf): readonly string[] {
  const pieces: string[] = [];
  let rest = word;
  while (widthOf(rest) > room) {
    const end = pieceEnd(rest, room, widthOf);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

function pieceEnd(word: string, room: number, widthOf: WidthOf): number {
  let end = 0;
  for (const letter of word) {
    if (end > 0 && widthOf(word.slice(0, end + letter.length)) > room) break;
    end += letter.length;
  }
  for (const { 0: found, index } of word.matchAll(numbers)) {
    if (index >= end) break;
    if (index + found.length <= end) continue;
    if (index > 0 && widthOf(found) <= room) return index;
    // A row of numbers may look like one: none of them is broken.
    const gap = word.lastIndexOf('\u00a0', end - 1);
    if (gap > index) return gap + 1;
  }
  return word.slice(0, end).search(lastJoint) + 1 || end;
}
