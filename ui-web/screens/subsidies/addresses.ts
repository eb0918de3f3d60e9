import { type SubsidyPage, writeSubsidyPage } from '#application/subsidies/subsidy-page.ts';

/** The address of the page with something changed. */
export type AddressWith = (changes: Partial<SubsidyPage>) => string;

/** A page of the subsidies with its whole state in the address, so that it can be sent and returned to. */
export function subsidyAddress(page: SubsidyPage, thisYear: number): string {
  const query = new URLSearchParams(writeSubsidyPage(page, thisYear).map(([name, value]) => [name, value]));
  return query.size === 0 ? '/subvenciones' : `/subvenciones?${query}`;
}
