import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { publicTitleOf } from '#domain/forms/desk/person-of-request.ts';
import { mayBecomeProposal, neighbourhoodField } from '#domain/forms/publication.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { plainParagraphs } from '#domain/processes/plain-paragraphs.ts';
import type { ProposalDecision, PublicProposal } from '#domain/processes/public-proposal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: RequestStore;
  readonly proposals: ProposalStore;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
}

/** The id of a request's proposal: its public number, which opens nothing. */
export const proposalIdOf = ({ iid }: Pick<CouncilRequest, 'iid'>): string => `p-${iid}`;

const textIn = ({ extra }: Pick<CouncilRequest, 'extra'>, name: string): string | null => {
  const value = extra.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The decided value, which may be none; without a decision, what the resident wrote. */
const decided = <T>(decision: T | null | undefined, sent: T | null): T | null =>
  decision === undefined ? sent : decision;

/** The process that a request is a proposal for; null if it is for none. */
export const processOf = (request: Pick<CouncilRequest, 'extra'>): string | null =>
  textIn(request, 'IDproceso');

/**
 * The public part of a request: what is proposed, where, for which process, and what staff decided about it; not the
 * sender, and no file.
 */
export function proposalOf(request: CouncilRequest): PublicProposal {
  const { body, category, coordinates, decision = {} } = request;
  const title = publicTitleOf(request);
  return {
    id: proposalIdOf(request),
    title,
    body: plainParagraphs(body),
    categories: decided(decision.categories, category === null ? [] : [category]) ?? [],
    coordinates,
    process: processOf(request),
    neighbourhood: decided(decision.neighbourhood, textIn(request, neighbourhoodField)),
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
  readonly by: Changer;
}

type Refusal = { readonly kind: 'unknownRequest' | 'notForPublic' | 'requestOver' };

/** Whether the sender of a request knew that it may become a proposal, and did not say no. */
async function isForPublic({ mailboxes }: Ports, request: CouncilRequest): Promise<boolean> {
  if (request.approval === 'declined') return false;
  const mailbox = (await mailboxes.find(request.realm, request.mailbox))?.mailbox ?? null;
  return mayBecomeProposal(mailbox, processOf(request));
}

/**
 * Staff put a request among the proposals of the town, or remove it again. The request itself stays as it is, with what
 * they decided about it: that is shown again when it is published again. Left: its form was not one for proposals, or its
 * sender said no or took it back.
 */
export const publishProposal =
  (ports: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { isPublished, decision, by }: Publishing,
  ): Promise<Either<Refusal, CouncilRequest>> => {
    const { requests, proposals } = ports;
    const found = isPublished ? await requests.find(realm, id) : null;
    if (found !== null && !(await isForPublic(ports, found))) return left({ kind: 'notForPublic' });
    const request = await requests.change(
      realm,
      id,
      (before) =>
        before.status === 'Retirada'
          ? before
          : {
              ...before,
              isPublished,
              ...(Object.keys(decision).length > 0 && { decision: { ...before.decision, ...decision } }),
            },
      { by },
    );
    if (request === null) return left({ kind: 'unknownRequest' });
    // Its sender took it back: there is nothing left to publish.
    if (request.status === 'Retirada' && isPublished) return left({ kind: 'requestOver' });
    await (isPublished
      ? proposals.put(realm, proposalOf(request))
      : proposals.remove(realm, proposalIdOf(request)));
    return right(request);
  };
