/** Letters that do not come apart into a plain letter and a mark. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  '·': '.',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
};

/** All that banks of the SEPA area accept in texts (EPC217-08). */
const unknown = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/**
 * A text in the characters of the SEPA area, cut to a length: `Forn d’en Núñez & Cía` becomes `Forn d'en Nunez + Cia`. What has no
 * like is a space; a text of which nothing is left is a point. It does not begin with a slash, nor has two together.
 */
export function sepaText(text: string, most: number): string {
  const plain = [...text]
    .map((letter) => written[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(unknown, ' ')
    .replaceAll(/\/{2,}/gu, '/')
    .replaceAll(/ +/gu, ' ')
    .replace(/^[ /]+/u, '')
    .slice(0, most)
    .replace(/[ /]+$/u, '');
  return plain === '' ? '.' : plain;
}
