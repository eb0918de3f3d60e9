/**
 * Words as part of a file's name, without spaces and accents.
 *
 * @example fileName('presupuesto', 2026, 'En qué se gasta') // 'presupuesto-2026-en-que-se-gasta'
 */
export const fileName = (...words: readonly (string | number)[]): string =>
  words
    .join('-')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
