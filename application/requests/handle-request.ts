import type { ApplyDeskChange } from '#application/office/desk/change-desk.ts';
import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { proposalIdOf } from '#application/processes/publish-proposal.ts';
import { decided, type StaffDecision } from '#domain/forms/publication.ts';
import type { CouncilRequest, Reference, StaffStatus, ThreadMessage } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { mailAddressOf } from './sender-address.ts';

/** What staff do with a request: any of these, at once. */
export interface Handling {
  readonly status: StaffStatus | null;
  /** Undefined leaves it unchanged, null removes the person who has it. */
  readonly assignedTo: string | null | undefined;
  /** Undefined leaves it. What is withdrawn leaves the proposals too. */
  readonly approval?: StaffDecision | undefined;
  /** How the request is worked on from now on; undefined leaves it. */
  readonly desk?: ApplyDeskChange | undefined;
  /** What is said, in its order: a message and a note may come together. */
  readonly messages: readonly { readonly text: string; readonly isNote: boolean }[];
}

interface Ports {
  readonly requests: RequestStore;
  readonly proposals: Pick<ProposalStore, 'remove'>;
  readonly mailer: Mailer;
  readonly seal: AddressSeal;
  readonly clock: Clock;
}

export interface Handled {
  readonly request: CouncilRequest;
  /** Messages that could not be sent; the request is changed all the same. */
  readonly unsent: number;
}

/** The words of a message to the sender of a request. */
export type WriteMail = (request: CouncilRequest, said: ThreadMessage | null) => Omit<Mail, 'to'>;

/** Whether staff do more than write to each other: to a request that its sender took back, they can only add notes. */
const touchesSender = ({ status, approval, messages }: Handling): boolean =>
  status !== null || approval !== undefined || messages.some(({ isNote }) => !isNote);

/** The request as staff leave it. */
function handled(
  before: CouncilRequest,
  { status, assignedTo, approval, desk = (request) => request }: Handling,
  said: readonly ThreadMessage[],
  at: Instant,
): CouncilRequest {
  const moves = status !== null && status !== before.status;
  const isTold = moves || said.some(({ isNote }) => !isNote);
  return {
    ...desk(before),
    status: status ?? before.status,
    assignedTo: assignedTo === undefined ? before.assignedTo : assignedTo,
    approval: decided(before.approval, approval),
    isPublished: before.isPublished && approval !== 'withdrawn',
    threads: [...before.threads, ...said],
    // Saying again that a request is resolved is an answer to its sender, too.
    hasReply: before.hasReply && !isTold && status === null,
    toldAt: isTold ? at : before.toldAt,
    updatedAt: at,
  };
}

/**
 * Changes the status, the person in charge or the publication of a request, or adds a message. Only the sender is
 * notified of these; followers are notified only of its state (notify-followers). Left: it is to be shown to everybody, and
 * its sender said no.
 */
export const handleRequest =
  ({ requests, proposals, mailer, seal, clock }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { by, handling, write }: { readonly by: string; readonly handling: Handling; readonly write: WriteMail },
  ): Promise<Either<{ readonly kind: 'unknownRequest' | 'notForPublic' | 'requestOver' }, Handled>> => {
    const { status, approval, messages } = handling;
    // What a sender said is stored once, with the request: it cannot change after this look.
    const isDeclined = approval === 'approved' && (await requests.find(realm, id))?.approval === 'declined';
    if (isDeclined) return left({ kind: 'notForPublic' });
    const at = clock.now();
    const said = messages.map(({ text, isNote }): ThreadMessage => ({ at, by, text, isNote }));
    let [moves, isOver] = [false, false];
    const request = await requests.change(
      realm,
      id,
      (before) => {
        isOver = before.status === 'Retirada' && touchesSender(handling);
        moves = status !== null && status !== before.status;
        return isOver ? before : handled(before, handling, said, at);
      },
      { by: { by, at } },
    );
    if (request === null) return left({ kind: 'unknownRequest' });
    if (isOver) return left({ kind: 'requestOver' });
    // Also where it seems to have left: a crash may have come between the two.
    if (approval === 'withdrawn') await proposals.remove(realm, proposalIdOf(request));
    const heard = said.find(({ isNote }) => !isNote) ?? null;
    // A state that stays as it was is no news.
    if (heard === null && !moves) return right({ request, unsent: 0 });
    const to = mailAddressOf(seal, request);
    if (to === null) return right({ request, unsent: 0 });
    const isSent = await mailer.send({ ...write(request, heard), to }).then(
      () => true,
      () => false,
    );
    return right({ request, unsent: isSent ? 0 : 1 });
  };
