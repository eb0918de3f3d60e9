import type { ApplyDeskChange } from '#application/office/desk/change-desk.ts';
import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { proposalIdOf } from '#application/processes/publish-proposal.ts';
import { keptKeys, type KeptHandling, mailMargin } from '#domain/forms/handling/undo-window.ts';
import { withoutUndo, withUndo } from '#domain/forms/handling/undo.ts';
import { decided, type StaffDecision } from '#domain/forms/publication.ts';
import type { CouncilRequest, Reference, StaffStatus, ThreadMessage } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { duplicateMails } from './merging/duplicate-mails.ts';
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
  readonly keys: Pick<VotingKeys, 'account'>;
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

/** A handling as it comes: by whom, and what makes it safe to send it twice or beside somebody else. */
export interface ComingHandling {
  /** The name of the member of staff, which the sender reads. */
  readonly by: string;
  /** Their id. */
  readonly owner: string;
  readonly handling: Handling;
  /** What was asked for, if it says more than the handling: the key stands for it. */
  readonly asked?: unknown;
  readonly write: WriteMail;
  /** The revision of the request that they saw; null if they do not say. */
  readonly seen?: number | null;
  /** Names their intent: the same key again changes nothing more, and nothing is sent twice. */
  readonly key?: string | null;
  /** Whether it can be taken back for a while: the sender is notified only after that. */
  readonly canUndo?: boolean;
}

/** Why a request is not handled; nothing of the handling is stored. */
export type HandlingRefusal =
  | { readonly kind: 'unknownRequest' | 'notForPublic' | 'requestOver' | 'keyReused' }
  /** Something changed it after the revision that the member of staff saw. */
  | { readonly kind: 'requestChanged'; readonly seen: number };

/** What represents a key and what was asked for under it, by a key that is not in the database. */
function markOf({ keys }: Pick<Ports, 'keys'>, realm: RealmId, coming: ComingHandling): KeptHandling | null {
  const { key = null, owner, handling, asked = handling, canUndo = false } = coming;
  if (key === null) return null;
  const mark = (words: string) => keys.account(`handling ${words}`);
  return {
    key: mark(`key ${realm} ${owner} ${key}`),
    print: mark(`print ${JSON.stringify([asked, canUndo])}`),
  };
}

/** Whether the sender of a request is notified of a handling of it: a state that stays as it was is no news. */
export const isNews = (
  before: Pick<CouncilRequest, 'status'>,
  { status, messages }: Pick<Handling, 'status' | 'messages'>,
): boolean => (status !== null && status !== before.status) || messages.some(({ isNote }) => !isNote);

/** Why a handling is not done to a request as it is now; null if it is. */
export function whyNotHandled(
  before: CouncilRequest,
  { handling, seen = null }: Pick<ComingHandling, 'handling' | 'seen'>,
): HandlingRefusal | null {
  if (before.status === 'Retirada' && touchesSender(handling)) return { kind: 'requestOver' };
  if (before.approval === 'declined' && handling.approval === 'approved') return { kind: 'notForPublic' };
  return seen !== null && before.revision > seen ? { kind: 'requestChanged', seen } : null;
}

/** The request after a handling that is allowed. Only a note leaves an earlier handling as it can be taken back. */
function done(
  before: CouncilRequest,
  coming: ComingHandling,
  { at, mark }: { readonly at: Instant; readonly mark: KeptHandling | null },
): CouncilRequest {
  const { by, owner, handling, canUndo = false } = coming;
  const said = handling.messages.map(({ text, isNote }): ThreadMessage => ({ at, by, text, isNote }));
  const after = handled(before, handling, said, at);
  const { assignedTo, desk } = handling;
  const isNoteOnly = !touchesSender(handling) && assignedTo === undefined && desk === undefined;
  const settled = isNoteOnly ? after : withoutUndo(after);
  const open = canUndo ? withUndo(before, settled, { key: coming.key ?? null, owner, at }) : settled;
  return mark === null ? open : { ...open, handled: [...(open.handled ?? []), mark].slice(-keptKeys) };
}

/** The mails of a handling: that to the sender, if it can be taken back, and those to the senders of duplicates. */
const laterMails =
  ({ handling, canUndo = false }: ComingHandling) =>
  (before: CouncilRequest, after: CouncilRequest): readonly NewRequestMail[] => {
    const due = after.undo === undefined || !canUndo ? after.updatedAt : after.undo.until + mailMargin;
    const ofDuplicates = before.status === after.status ? [] : duplicateMails(after, due);
    if (!canUndo || after.undo === undefined || !isNews(before, handling)) return ofDuplicates;
    const { place, count } = after.undo;
    return [{ kind: 'answer', place, count, due }, ...ofDuplicates];
  };

/**
 * Changes the status, the person in charge or the publication of a request, or adds a message. Only the sender is
 * notified of these; followers are notified only of its state (notify-followers). Left: nothing is stored, because it is
 * to be shown to everybody against the word of its sender, its sender took it back, or it is no longer as it was seen.
 */
export const handleRequest =
  (ports: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    coming: ComingHandling,
  ): Promise<Either<HandlingRefusal, Handled>> => {
    const { requests, proposals, mailer, seal, clock } = ports;
    const { by, handling, write, canUndo = false } = coming;
    const at = clock.now();
    const mark = markOf(ports, realm, coming);
    let refusal: HandlingRefusal | null = null;
    let was: CouncilRequest | null = null;
    const work = (before: CouncilRequest): CouncilRequest => {
      [refusal, was] = [null, null];
      const kept = before.handled?.find(({ key }) => key === mark?.key);
      if (kept !== undefined) {
        refusal = kept.print === mark?.print ? null : { kind: 'keyReused' };
        return before;
      }
      refusal = whyNotHandled(before, coming);
      if (refusal !== null) return before;
      was = before;
      return done(before, coming, { at, mark });
    };
    const more = { by: { by, at }, mails: laterMails(coming) };
    const request = await requests.change(realm, id, work, more);
    if (request === null) return left({ kind: 'unknownRequest' });
    if (refusal !== null) return left(refusal);
    // Also where it seems to have left: a crash may have come between the two.
    if (handling.approval === 'withdrawn') await proposals.remove(realm, proposalIdOf(request));
    if (was === null || canUndo || !isNews(was, handling)) return right({ request, unsent: 0 });
    const to = mailAddressOf(seal, request);
    if (to === null) return right({ request, unsent: 0 });
    const place = (was as CouncilRequest).threads.length;
    const heard = request.threads.slice(place).find(({ isNote }) => !isNote) ?? null;
    const isSent = await mailer.send({ ...write(request, heard), to }).then(
      () => true,
      () => false,
    );
    return right({ request, unsent: isSent ? 0 : 1 });
  };
