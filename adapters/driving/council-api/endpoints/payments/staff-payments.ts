import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { endRefundCall } from '#adapters/wire/payments/end-refund.ts';
import { listPaymentsCall } from '#adapters/wire/payments/list-payments.ts';
import { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import { refundPaymentCall } from '#adapters/wire/payments/refund-payment.ts';
import { settlePaymentCall } from '#adapters/wire/payments/settle-payment.ts';
import { writePaymentList, writeStaffPayment } from '#adapters/wire/payments/staff-payment.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { type ChangedRefund, endRefund } from '#application/payments/end-refund.ts';
import { refundPayment } from '#application/payments/refund-payment.ts';
import { settleReview } from '#application/payments/settle-review.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { partsFor, type StaffSubject } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { paymentSubject } from '#domain/office/steps/payment-steps.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { PaymentAccount } from '#domain/payments/refund.ts';
import { endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { paidVouchers } from '../vouchers/paid-vouchers.ts';
import { refundMail } from './refund-mail.ts';

/** The parts of the town that a payment belongs to: the mailbox of its request. */
const subjectOf = ({ subject: { kind, id } }: Payment): StaffSubject['in'] =>
  kind === 'request' ? { mailbox: id } : {};

const longestReason = 500;

/** What people wrote, without blanks around it; left if it is blank or too long. */
function readReason(written: string): Either<CallRefusal<'unreadable'>, string> {
  const reason = written.trim();
  const isFit = reason !== '' && reason.length <= longestReason;
  return isFit ? right(reason) : left({ kind: 'unreadable', where: 'reason' });
}

/** Who asks, and for what. */
interface Asking {
  readonly realm: RealmId;
  readonly payment: string;
  readonly member: StaffMember;
}

/** The payment, if the member may do the act to it. */
async function payable(
  council: ServerParts,
  { realm, payment: id, member }: Asking,
  acts: readonly Act[],
): Promise<Either<CallRefusal<'unknownPayment' | 'notAllowed'>, PaymentAccount>> {
  const account = await council.payments.account(realm, id);
  if (account === null) return left({ kind: 'unknownPayment' });
  const may = allowed(council, member, { acts, in: subjectOf(account.payment) });
  return isLeft(may) ? may : right(account);
}

function told({ account, unsent }: ChangedRefund, log: FastifyBaseLogger) {
  if (unsent > 0) log.error({ payment: account.payment.id }, 'a mail about a refund was not sent');
  return { ...writeStaffPayment(account), unsent };
}

function reads(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listPaymentsCall, async ({ town, member, from, until, ...asked }) => {
    const { status, subject, text, refunds, limit, offset } = asked;
    const now = council.clock.now();
    const readable = partsFor(member, { act: 'payment.read', part: 'mailbox', now });
    const filter = {
      mailboxes: readable === 'all' ? null : readable,
      status,
      subject,
      from: from === null ? null : startOfDay(from, town.timeZone),
      until: until === null ? null : endOfDay(until, town.timeZone),
      text,
      lastRefund: refunds === 'waiting' ? ('asked' as const) : refunds,
    };
    return right(writePaymentList(await council.payments.list(town.realm, filter, { limit, offset })));
  });

  route(server, council, readStaffPaymentCall, async (asking) => {
    const account = await payable(council, asking, ['payment.read']);
    if (isLeft(account)) return account;
    const steps = await council.steps.of(asking.realm, paymentSubject(account.right.payment));
    return right({ ...writeStaffPayment(account.right), steps: steps.map(writeStep) });
  });
}

function settles(server: FastifyInstance, council: ServerParts): void {
  const given = paidVouchers(council);
  const settle = settleReview(council);
  route(server, council, settlePaymentCall, async ({ body, town, request, ...asking }) => {
    const reason = readReason(body.reason);
    if (isLeft(reason)) return reason;
    const account = await payable(council, asking, ['payment.settle']);
    if (isLeft(account)) return account;
    const decision = { to: body.to, by: asking.member.name, reason: reason.right };
    const settled = await settle(asking.realm, asking.payment, decision);
    if (isLeft(settled)) return settled;
    await given(town, settled.right.payment, request.log);
    return right(writeStaffPayment(settled.right));
  });
}

function refunds(server: FastifyInstance, council: ServerParts): void {
  const refund = refundPayment(council);
  route(server, council, refundPaymentCall, async ({ body, town, request, ...asking }) => {
    const reason = readReason(body.reason);
    if (isLeft(reason)) return reason;
    if (!/^[\w-]{8,64}$/u.test(body.key)) return left({ kind: 'unreadable', where: 'key' });
    const account = await payable(council, asking, ['payment.refund']);
    if (isLeft(account)) return account;
    const refunded = await refund(town.realm, asking.payment, {
      key: body.key,
      amount: cents(body.amount),
      reason: reason.right,
      by: asking.member.name,
      write: refundMail(town),
    });
    if (!isLeft(refunded)) return right(told(refunded.right, request.log));
    return refunded.left.kind === 'refundTooMuch'
      ? left({ ...refunded.left, most: refunded.left.most / 100 })
      : left({ kind: refunded.left.kind });
  });

  const end = endRefund(council);
  route(server, council, endRefundCall, async ({ body, town, request, number, ...asking }) => {
    const reason = readReason(body.reason);
    if (isLeft(reason)) return reason;
    const account = await payable(council, asking, ['payment.refund']);
    if (isLeft(account)) return account;
    if (!/^[1-9]\d{0,5}$/u.test(number)) return left({ kind: 'unknownRefund' });
    const at = council.clock.now();
    const ended = await end(town.realm, asking.payment, {
      end: { number: Number(number), state: body.to, isBank: false, at },
      changer: { by: asking.member.name, at, reason: reason.right },
      write: refundMail(town),
    });
    return isLeft(ended) ? ended : right(told(ended.right, request.log));
  });
}

/** What staff read and decide about the payments of their town, and what they return of them. */
export function staffPaymentEndpoints(server: FastifyInstance, council: ServerParts): void {
  reads(server, council);
  settles(server, council);
  refunds(server, council);
}
