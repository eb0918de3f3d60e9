import { type SubsidyPage, writeSubsidyPage } from '#application/subsidies/subsidy-page.ts';

/** The address of the page with something changed. */
export type AddressWith = (changes: Partial<SubsidyPage>) => string;

/** A page of the subsidies with all that is looked at in its address, so that it can be sent and come back to. */
export function subsidyAddress(page: SubsidyPage, thisYear: number): string {
  const query = new URLSearchParams(writeSubsidyPage(page, thisYear).map(([name, value]) => [name, value]));
  return query.size === 0 ? '/subvenciones' : `/subvenciones?${query}`;
}
