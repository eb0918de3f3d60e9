import type { Delivery } from './delivery.ts';
import type { Proposal } from './proposal.ts';

/** A funded proposal that is being carried out. */
export type Project = Proposal & { readonly delivery: Delivery };

/** Those of the proposals that have become projects. */
export const projectsAmong = (proposals: readonly Proposal[]): readonly Project[] =>
  proposals.filter((proposal): proposal is Project => proposal.delivery !== null);
