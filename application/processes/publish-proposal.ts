import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { plainParagraphs } from '#domain/processes/plain-paragraphs.ts';
import type { ProposalDecision, PublicProposal } from '#domain/processes/public-proposal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: RequestStore;
  readonly proposals: ProposalStore;
}

/** The id of a request's proposal: its public number, which opens nothing. */
export const proposalIdOf = ({ iid }: Pick<CouncilRequest, 'iid'>): string => `p-${iid}`;

const textIn = ({ extra }: CouncilRequest, name: string): string | null => {
  const value = extra.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The decided value, which may be none; without a decision, what the resident wrote. */
const decided = <T>(decision: T | null | undefined, sent: T | null): T | null =>
  decision === undefined ? sent : decision;

/**
 * The public part of a request: what is proposed, where, for which process, and what staff decided about it; not the
 * sender, and no file.
 */
export function proposalOf(request: CouncilRequest): PublicProposal {
  const { title, body, category, coordinates, decision = {} } = request;
  return {
    id: proposalIdOf(request),
    title,
    body: plainParagraphs(body),
    categories: decided(decision.categories, category === null ? [] : [category]) ?? [],
    coordinates,
    process: textIn(request, 'IDproceso'),
    neighbourhood: decided(decision.neighbourhood, textIn(request, 'barrio')),
    amount: decision.amount ?? null,
    validation: {
      status: decision.status ?? null,
      text: decision.text ?? null,
      file: decision.file ?? null,
    },
  };
}

/** What staff say when they publish. */
export interface Publishing {
  readonly isPublished: boolean;
  /** Added to what they decided before. */
  readonly decision: ProposalDecision;
}

/**
 * Staff put a request among the proposals of the town, or take it away again. The request itself stays as it is, with
 * what they decided about it: that is shown again when it is published again.
 */
export const publishProposal =
  ({ requests, proposals }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { isPublished, decision }: Publishing,
  ): Promise<Either<{ readonly kind: 'unknownRequest' }, CouncilRequest>> => {
    const request = await requests.change(realm, id, (before) => ({
      ...before,
      isPublished,
      ...(Object.keys(decision).length > 0 && { decision: { ...before.decision, ...decision } }),
    }));
    if (request === null) return left({ kind: 'unknownRequest' });
    await (isPublished
      ? proposals.put(realm, proposalOf(request))
      : proposals.remove(realm, proposalIdOf(request)));
    return right(request);
  };
