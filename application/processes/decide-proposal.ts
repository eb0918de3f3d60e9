import {
  type Handled,
  type HandlingRefusal,
  handleRequest,
  type WriteMail,
} from '#application/requests/handle-request.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Reference } from '#domain/forms/request.ts';
import type { ProposalDecision } from '#domain/processes/public-proposal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { publishProposal } from './publish-proposal.ts';

/** What a moderator decides about a proposal that a resident sent. */
export const verdicts = ['validate', 'study', 'refuse', 'ask'] as const;
/** One of these. */
export type ProposalVerdict = (typeof verdicts)[number];

/** The keys of the vocabulary of validations (specification 3, section 4); a question decides nothing yet. */
const statusOf: Readonly<Record<ProposalVerdict, string | null>> = {
  validate: '1',
  study: '2',
  refuse: '0',
  ask: null,
};

/** A decision, by whom, and what its sender is told. */
export interface Deciding {
  readonly verdict: ProposalVerdict;
  /** For the sender and, once it is published, for everybody; blank if nothing is said. */
  readonly words: string;
  /** The member of staff: their name, which the sender reads, and their id. */
  readonly by: string;
  readonly owner: string;
  readonly write: WriteMail;
}

type Ports = Parameters<typeof publishProposal>[0] &
  Parameters<typeof handleRequest>[0] & { readonly clock: Clock };

/** Why nothing was decided. `wordsNeeded`: a refusal has its reason, and a question its words. */
export type DecideRefusal = HandlingRefusal | { readonly kind: 'wordsNeeded' };

/**
 * Validates a proposal, takes it into study (both publish it), refuses it with a reason, or asks its sender; each is a step
 * of the request, and its sender is told. A refused one stays a request, with its reason, and leaves the proposals.
 */
export const decideProposal =
  (ports: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { verdict, words, by, owner, write }: Deciding,
  ): Promise<Either<DecideRefusal, Handled>> => {
    const text = words.trim();
    const needsWords = verdict === 'refuse' || verdict === 'ask';
    if (needsWords && text === '') return left({ kind: 'wordsNeeded' });
    const status = statusOf[verdict];
    if (status !== null) {
      const decision: ProposalDecision = { status, ...(text !== '' && { text }) };
      const changer = { by, at: ports.clock.now() };
      const isPublished = verdict !== 'refuse';
      const published = await publishProposal(ports)(realm, id, { isPublished, decision, by: changer });
      if (isLeft(published)) return published;
    }
    return handleRequest(ports)(realm, id, {
      by,
      owner,
      handling: {
        status: verdict === 'refuse' ? 'Rechazada' : 'En gestión',
        assignedTo: undefined,
        messages: text === '' ? [] : [{ text, isNote: false }],
      },
      write,
    });
  };
