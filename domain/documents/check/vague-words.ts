/** Words of links that do not say where the link leads, in the languages of the product, without accents. */
const vague: ReadonlySet<string> = new Set(
  [
    // Spanish
    'aqui, clic, clic aqui, click aqui, haz clic, haz clic aqui, haga clic aqui, pincha aqui, pinche aqui, pulsa aqui',
    'pulse aqui, mas, ver, ver mas, leer mas, saber mas, mas informacion, mas info, enlace, este enlace',
    'en este enlace, el siguiente enlace, link, esta pagina, esta web',
    // Valencian and Catalan
    'aci, clica aci, clica aqui, fes clic, fes clic aci, fes clic aqui, feu clic aci, feu clic aqui, prem aci',
    'prem aqui, punxa aci, punxa aqui, mes, veure, veure mes, vore mes, llegir mes, llig mes, llegeix mes, saber-ne mes',
    'mes informacio, mes info, enllac, este enllac, aquest enllac, en aquest enllac, en este enllac, aquesta pagina',
    // English
    'here, click, click here, more, read more, see more, learn more, more information, more info, this link, this page',
    // Basque
    'hemen, klik, klikatu, klik egin, egin klik, egin klik hemen, klikatu hemen, sakatu hemen, gehiago, ikusi gehiago',
    'gehiago ikusi, irakurri gehiago, gehiago irakurri, informazio gehiago, esteka, esteka hau, esteka honetan',
  ].flatMap((line) => line.split(', ')),
);

/** The letters of a text: without accents, signs around it, and double spaces. */
const plainWords = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * Whether the words of a link say nothing of its target: read alone, in a list of links, they are all the same.
 *
 * @example isVague('¡Clic aquí!') // true
 * @example isVague('Aquí vota el barrio') // false
 */
export function isVague(words: string): boolean {
  const plain = plainWords(words);
  return plain === '' || vague.has(plain);
}
