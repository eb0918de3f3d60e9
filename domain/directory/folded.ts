/**
 * A text as it is looked for and put in order: lower case, without accents, but Ñ stays a letter of its own, after N
 * (`ñ` becomes `n` and a sign that follows every letter). What comes out is for comparing, never for showing.
 *
 * @example folded('Peñíscola') < folded('Peon') // false: ñ comes after every n
 */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', 'n\uFFFF')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
