import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type {
  AnswerMail,
  RequestMailQueue,
  SenderAct,
  SenderActMail,
  WaitingRequestMail,
} from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { mailAddressOf } from './sender-address.ts';

/** The words of the receipt of a request. */
export type WriteReceipt = (town: Town, mailbox: Mailbox | null, request: CouncilRequest) => Omit<Mail, 'to'>;

/** What a sender did, for a mail to the council. */
export interface NoticedAct {
  readonly act: SenderAct;
  readonly request: CouncilRequest;
}

/** The words of a mail about what staff did: with what they wrote, from one place in the thread on. */
export type WriteAnswer = (
  town: Town,
  mailbox: Mailbox | null,
  request: CouncilRequest,
  said: Pick<AnswerMail, 'place' | 'count'> & {
    /** The request that it was merged into; null if there is none. */
    readonly into: CouncilRequest | null;
  },
) => Omit<Mail, 'to'>;

/** The words of a notice to the council. */
export type WriteNotice = (
  town: Town,
  mailbox: Mailbox | null,
  acts: readonly NoticedAct[],
) => Omit<Mail, 'to'>;

interface Ports {
  readonly queue: RequestMailQueue;
  readonly realms: Pick<RealmRegister, 'town'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  readonly requests: Pick<RequestStore, 'find'>;
  readonly mailer: Mailer;
  readonly seal: AddressSeal;
  readonly clock: Clock;
  readonly receipt: WriteReceipt;
  readonly notice: WriteNotice;
  readonly answer: WriteAnswer;
  /** False: the server is about to stop, and begins no other message. */
  readonly goesOn: () => boolean;
}

/** The outcome of a round, only in numbers. */
interface RoundOfMails {
  readonly sent: number;
  readonly failed: number;
  /** Mails that failed for a day and are not tried again. */
  readonly lost: number;
}

const beforeNextTry = 30 * 60_000;
/** A day of tries. */
const mostTries = 48;
/** After this many consecutive failures the mail server counts as down: the round ends. */
const mostFailures = 5;

/** What was claimed, without requests that are gone, and of those that were taken back only that. */
async function actsOf(
  { requests }: Pick<Ports, 'requests'>,
  claimed: readonly (WaitingRequestMail & SenderActMail)[],
): Promise<readonly NoticedAct[]> {
  const found = await Promise.all(
    claimed.map(async ({ realm, request: id, act }) => ({ act, request: await requests.find(realm, id) })),
  );
  return found.flatMap(({ act, request }) =>
    request === null || (request.status === 'Retirada' && act !== 'retraction') ? [] : [{ act, request }],
  );
}

/** The mail that was claimed, as it is written now; null if there is nothing to send any more. */
async function written(
  ports: Ports,
  first: WaitingRequestMail,
  claimed: readonly WaitingRequestMail[],
): Promise<Mail | null> {
  const town = await ports.realms.town(first.realm);
  if (town === null) return null;
  const mailbox = (await ports.mailboxes.find(first.realm, first.mailbox))?.mailbox ?? null;
  if (first.kind === 'answer') {
    const request = await ports.requests.find(first.realm, first.request);
    if (request === null || request.status === 'Retirada') return null;
    const to = mailAddressOf(ports.seal, request);
    if (to === null) return null;
    const into =
      request.merged === undefined ? null : await ports.requests.find(first.realm, request.merged.id);
    return { ...ports.answer(town, mailbox, request, { ...first, into }), to };
  }
  const acts = await actsOf(
    ports,
    claimed.filter((one) => one.kind !== 'answer'),
  );
  const [one] = acts;
  if (one === undefined) return null;
  if (first.kind === 'receipt') {
    const to = mailAddressOf(ports.seal, one.request);
    return to === null ? null : { ...ports.receipt(town, mailbox, one.request), to };
  }
  const to = mailbox?.notice?.to ?? null;
  return to === null ? null : { ...ports.notice(town, mailbox, acts), to };
}

/**
 * Sends the mails about requests that are due. Each is claimed for half an hour and removed once it is sent: a
 * server that is killed in between loses none. If it was killed after the mail server had accepted the mail, that mail
 * is sent again, with the same id. A mail that is refused is tried every half hour for a day.
 */
export const sendRequestMails = (ports: Ports) => async (): Promise<RoundOfMails> => {
  const { queue, mailer, clock, goesOn } = ports;
  const round = { sent: 0, failed: 0, lost: 0 };
  let inARow = 0;
  while (inARow < mostFailures && goesOn()) {
    const now = clock.now();
    const claimed = await queue.claim(now, now + beforeNextTry);
    const [first] = claimed;
    if (first === undefined) break;
    const mail = await written(ports, first, claimed);
    const isSent =
      mail === null ||
      (await mailer.send(mail).then(
        () => true,
        () => false,
      ));
    const isLost = !isSent && claimed.every(({ tries }) => tries >= mostTries);
    if (isSent || isLost) await queue.settle(claimed);
    inARow = isSent ? 0 : inARow + 1;
    round.sent += mail !== null && isSent ? 1 : 0;
    round.failed += isSent ? 0 : 1;
    round.lost += isLost ? 1 : 0;
  }
  return round;
};
