import { noFilters, type ProposalFilters, writeFilters } from '#domain/processes/proposal-filters.ts';

/** The list with its filters in the address, so that it can be sent, kept and come back to. */
export function proposalsAddress(filters: ProposalFilters = noFilters): string {
  const asked = new URLSearchParams(writeFilters(filters).map(([name, value]) => [name, value])).toString();
  return asked === '' ? '/propuestas' : `/propuestas?${asked}`;
}

/** A proposal's own page. */
export const proposalAddress = ({ slug }: { readonly slug: string }): string =>
  `/propuestas/${encodeURIComponent(slug)}`;
