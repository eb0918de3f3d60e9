import type { PublicProposal } from '#domain/processes/public-proposal.ts';

/** The members that have a value. */
const filled = (members: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

/** A published request as a document of the collection `propuestas` (specification 3, section 3). */
export const writePublicProposal = ({
  id,
  title,
  body,
  categories,
  coordinates,
  process,
  neighbourhood,
  amount,
  validation: { status, text, file },
}: PublicProposal) => ({
  _id: id,
  title,
  body,
  categories,
  coordinates,
  isPublished: true,
  ...filled({ amount: amount === null ? null : amount / 100 }),
  data: {
    IDproceso: process,
    barrio: neighbourhood,
    ...filled({ validationStatus: status, validationText: text, validationFile: file }),
  },
});
