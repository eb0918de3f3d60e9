const marks = /\p{M}/gu;

/** The longest name that is made of a title. */
const longest = 40;

/**
 * A name for programs, made of words.
 *
 * @example nameOfWords('¿Qué hay que recoger?') // 'que-hay-que-recoger'
 */
export const nameOfWords = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/gu, '');

/**
 * The wanted name or, if it is taken, the same with the first free number.
 *
 * @example freeName(['fotos'], 'fotos') // 'fotos-2'
 */
export function freeName(taken: readonly string[], wanted: string): string {
  const known = new Set(taken);
  const base = wanted === '' ? 'pregunta' : wanted;
  if (!known.has(base)) return base;
  let number = 2;
  while (known.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
