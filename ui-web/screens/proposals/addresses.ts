import { noFilters, type ProposalFilters, writeFilters } from '#domain/processes/proposal-filters.ts';

/** How a small screen shows the proposals; a large one shows both. */
export type ListView = 'list' | 'map';

/** The view of an address: the list, unless the address says the map. */
export const listViewOf = (search: string): ListView =>
  new URLSearchParams(search).get('vista') === 'mapa' ? 'map' : 'list';

/** The list with its filters in the address, so that it can be sent, kept and returned to. */
export function proposalsAddress(filters: ProposalFilters = noFilters, view: ListView = 'list'): string {
  const asked = new URLSearchParams(writeFilters(filters).map(([name, value]) => [name, value]));
  if (view === 'map') asked.set('vista', 'mapa');
  const written = asked.toString();
  return written === '' ? '/propuestas' : `/propuestas?${written}`;
}

/** A proposal's own page. */
export const proposalAddress = ({ slug }: { readonly slug: string }): string =>
  `/propuestas/${encodeURIComponent(slug)}`;
