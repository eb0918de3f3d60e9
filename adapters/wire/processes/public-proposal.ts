import type { PublicProposal } from '#domain/processes/public-proposal.ts';

/** A published request as a document of the collection `propuestas` (specification 3, section 3). */
export const writePublicProposal = ({
  id,
  title,
  body,
  category,
  coordinates,
  process,
  neighbourhood,
}: PublicProposal) => ({
  _id: id,
  title,
  body,
  categories: category === null ? [] : [category],
  coordinates,
  isPublished: true,
  data: { IDproceso: process, barrio: neighbourhood },
});
