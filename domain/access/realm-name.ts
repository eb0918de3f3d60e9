/** The longest realm of a town that is made in the browser: a label of a host name has room for it. */
export const longestRealm = 40;
const longestName = 80;

/**
 * Words that mean something else where a realm can stand: in the paths of the API, among the front-ends and their hosts,
 * or as the word of this program for no town.
 */
const reserved: ReadonlySet<string> = new Set(
  `api admin app apps archivos asociaciones associacions assets backup benvinguda calls citaprevia concejo concell consell
  contents correo data default demo desarrollo dev docs example files gestion gestio gobierno healthz help host hosts http
  https incidences2 inicio intranet invitacion localhost login logout mail mailbox metrics new none nuevo null office
  openapi operator participa participacion portal presupuesto presupuestos proves prueba pruebas readyz realm robots root
  sede setup sitemap staff static status sw system test town towns transparencia undefined users va www`.split(
    /\s+/u,
  ),
);

/** What is wrong with a realm that somebody typed. */
export type RealmFault = 'empty' | 'letters' | 'long' | 'reserved';

/** What is wrong with a realm; null if a town may have it. Whether one has it already, only the store knows. */
export function realmFault(text: string): RealmFault | null {
  if (text === '') return 'empty';
  if (text.length > longestRealm) return 'long';
  if (!/^[a-z](?:-?[a-z0-9])*$/u.test(text)) return 'letters';
  return text.length < 3 || reserved.has(text) ? 'reserved' : null;
}

const cut = (text: string): string =>
  text.length <= longestRealm ? text : text.slice(0, longestRealm).replace(/-+[^-]*$/u, '');

/**
 * The realm that a town’s name suggests: plain small letters, a hyphen between words. Empty if the name has no letter of
 * that kind; the person writes one then.
 *
 * @example proposedRealm('L’Alcúdia de Crespins') // 'l-alcudia-de-crespins'
 */
export function proposedRealm(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}·]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^[^a-z]+|-+$/gu, '');
  const short = cut(plain).slice(0, longestRealm);
  return realmFault(short) === 'reserved' ? `${short}-portal` : short;
}

/** A town’s name as it was typed, with single spaces; null if it is empty, too long, or has signs that no name has. */
export function readTownName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const isName = name !== '' && name.length <= longestName && /\p{L}/u.test(name);
  // Invisible signs turn the rest of a line round, and < begins a tag wherever somebody forgets to escape it.
  return isName && !/[\p{C}<>{}]/u.test(name) ? name : null;
}
