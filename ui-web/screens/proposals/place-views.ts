import type { Proposal } from '#domain/processes/proposal.ts';
import type { MapPlace } from '#ui-web/components/marker-map/places.ts';
import type { Speech } from '#ui-web/speech.ts';
import { proposalAddress } from './addresses.ts';
import type { Terms } from './terms.ts';
import { validationView } from './view-model.ts';

/** Proposals as places of a map; those of one neighbourhood are named after it if they share a pin. */
export function placeViews(
  proposals: readonly Proposal[],
  terms: Terms,
  speech: Speech,
): readonly MapPlace[] {
  const areas = new Map(terms.barrios.map(({ key, name }) => [key, speech.said(name).text]));
  // Each term is looked up once, not once for each of three hundred proposals.
  const details = new Map<string, string>();
  const detailOf = (proposal: Proposal) => {
    const key = `${proposal.process} ${proposal.validation.status}`;
    const detail = details.get(key) ?? validationView(proposal, terms, speech).text;
    details.set(key, detail);
    return detail;
  };
  return proposals.map((proposal) => {
    const area = areas.get(proposal.neighbourhood ?? '');
    return {
      id: proposal.id,
      name: speech.said(proposal.title),
      href: proposalAddress(proposal),
      detail: detailOf(proposal),
      ...(area !== undefined && { area }),
      position: proposal.coordinates,
    };
  });
}
