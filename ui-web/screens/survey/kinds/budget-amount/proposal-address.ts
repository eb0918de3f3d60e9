/**
 * The page of a proposal of the process whose survey is open; the address keeps the town, but neither the reader's
 * language nor their position on the page.
 *
 * @example proposalAddress('https://x.example/procesos-participativos/p/participa?locale=va#enviar', 'p-1')
 * // 'https://x.example/procesos-participativos/p/propuestas/p-1'
 */
export function votedProposalAddress(here: string, id: string): string {
  const address = new URL(here);
  const realm = address.searchParams.get('realm');
  address.pathname = `${address.pathname.replace(/\/participa\/?$/u, '')}/propuestas/${encodeURIComponent(id)}`;
  address.search = realm === null ? '' : `realm=${encodeURIComponent(realm)}`;
  address.hash = '';
  return address.href;
}
