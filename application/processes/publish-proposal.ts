import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { plainParagraphs } from '#domain/processes/plain-paragraphs.ts';
import type { PublicProposal } from '#domain/processes/public-proposal.ts';
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

/** The public part of a request: what is proposed, where, for which process; not the sender, and no file. */
export function proposalOf(request: CouncilRequest): PublicProposal {
  const { title, body, category, coordinates } = request;
  return {
    id: proposalIdOf(request),
    title,
    body: plainParagraphs(body),
    category,
    coordinates,
    process: textIn(request, 'IDproceso'),
    neighbourhood: textIn(request, 'barrio'),
  };
}

/** Staff put a request among the proposals of the town, or take it away again. The request itself stays as it is. */
export const publishProposal =
  ({ requests, proposals }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    isPublished: boolean,
  ): Promise<Either<{ readonly kind: 'unknownRequest' }, CouncilRequest>> => {
    const request = await requests.change(realm, id, (before) => ({ ...before, isPublished }));
    if (request === null) return left({ kind: 'unknownRequest' });
    await (isPublished
      ? proposals.put(realm, proposalOf(request))
      : proposals.remove(realm, proposalIdOf(request)));
    return right(request);
  };
