import type { Proposal } from '#domain/processes/proposal.ts';
import type { MapPlace } from '#ui-web/components/marker-map/places.ts';
import type { Speech } from '#ui-web/speech.ts';
import { proposalAddress } from './addresses.ts';
import type { Terms } from './terms.ts';
import { validationView } from './view-model.ts';

/** Proposals as places of a map; those of one neighbourhood are named by it where they share a pin. */
export const placeViews = (
  proposals: readonly Proposal[],
  terms: Terms,
  speech: Speech,
): readonly MapPlace[] =>
  proposals.map((proposal) => {
    const area = terms.barrios.find(({ key }) => key === proposal.neighbourhood);
    return {
      id: proposal.id,
      name: speech.said(proposal.title),
      href: proposalAddress(proposal),
      detail: validationView(proposal, terms, speech).text,
      ...(area !== undefined && { area: speech.said(area.name).text }),
      position: proposal.coordinates,
    };
  });
