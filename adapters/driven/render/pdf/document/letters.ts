/** The replacement for a character that the fonts of documents lack: a gap would hide that something was there. */
const unknown = '\uFFFD';

/** The characters of the fonts, first and last of each range: the languages of Europe. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  // Latin: Western, Central European, Baltic, Turkish
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1ef],
  // Including Romanian
  [0x1fa, 0x21b],
  [0x259, 0x259],
  // Greek
  [0x370, 0x3ff],
  // Cyrillic
  [0x400, 0x45f],
  // Welsh, the capital ß, and the y with a grave accent
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  ...Array.from('\u2009\u202F№™−≈≠≤≥', (sign): readonly [number, number] => [
    sign.charCodeAt(0),
    sign.charCodeAt(0),
  ]),
  [0xfffd, 0xfffd],
];

/** Every character for which the fonts are made. */
export const fontCharacters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('');

const inCode = (letter: number): string => `\\u{${letter.toString(16)}}`;
const missing = new RegExp(
  `[^${ranges.map(([first, last]) => `${inCode(first)}-${inCode(last)}`).join('')}]`,
  'gu',
);

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlling = /[\0-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/**
 * Text that the fonts can set: accents composed with their letters, since they cannot be placed over them, no control
 * characters, and a replacement for each missing one.
 *
 * @example printed('Ło\u0301dź 中') // 'Łódź �'
 */
export const printed = (text: string): string =>
  text.normalize('NFC').replaceAll(controlling, ' ').trim().replaceAll(missing, unknown);
