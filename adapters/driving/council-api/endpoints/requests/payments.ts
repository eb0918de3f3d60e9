import type { FastifyInstance, FastifyReply } from 'fastify';
import { settlePayment } from '#application/payments/settle-payment.ts';
import { beginPayment } from '#application/requests/begin-payment.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { answerSandboxCall } from '#adapters/wire/payments/answer-sandbox.ts';
import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import { takeNoticeCall } from '#adapters/wire/payments/take-notice.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import { type BankWord, settlementOf } from '#domain/payments/settling.ts';
import { tillOf } from '#domain/payments/till.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { hearRefund } from '../payments/refund-notice.ts';
import { languageOf } from './captcha.ts';
import { paidRegistrations } from '../registrations/paid-registrations.ts';
import { visitFees } from '../appointments/visit-fees.ts';
import { paidReservations } from '../reservations/paid-reservations.ts';
import { paidTickets } from '../tickets/paid-tickets.ts';
import { paidVouchers } from '../vouchers/paid-vouchers.ts';
import { bankPage, paymentPage } from './payment-page.ts';
import { backInTown, wayIntoPortal } from './way-back.ts';

type Form = Readonly<Record<string, string>>;

/** Pages of a payment run nothing; their form is sent here, or to the bank. */
function pageTo(to: string, reply: FastifyReply, html: string): string {
  const style = "style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; form-action ${to}; ${style}`);
  return html;
}

const formOf = (body: unknown): Form =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );

/** Which gateway charges a payment now, by what its mailbox names now; only requests have a mailbox. */
const tillFor = async (council: ServerParts, { realm, subject }: Payment) => {
  if (['voucher', 'hold', 'fee'].includes(subject.kind)) return tillOfVouchers(council, realm);
  const gateway =
    (await council.mailboxes.find(realm, mailboxId(subject.id)))?.mailbox?.payment?.gateway ?? '';
  return tillOf(gateway, council.provider(realm) !== null);
};

function begins(server: FastifyInstance, council: ServerParts): void {
  const begin = beginPayment(council);
  route(
    server,
    council,
    beginPaymentCall,
    async ({ town, user, body: { mailbox, forward: asked }, request }) => {
      const begun = await begin(town.realm, mailboxId(mailbox), user.userId);
      if (isLeft(begun)) {
        if (begun.left.kind === 'noBank')
          request.log.error({ realm: town.realm, mailbox }, 'no payment: the town has no bank, see payments');
        return begun;
      }
      const { payment, token } = begun.right;
      const lang = languageOf(request, town.defaultLanguage);
      const forward = await backInTown(council, request, town, asked ?? null);
      const url = addressOf(showPaymentPageCall, { realm: town.realm, token, forward, lang });
      const { id: _id, concept } = payment;
      return right({ status: 'ok', _id, token, url, amount: payment.amount / 100, concept });
    },
  );
}

function shows(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readPaymentCall, async ({ realm, payment: id }) => {
    const payment = await council.payments.find(realm, id);
    if (payment === null) return left({ kind: 'unknownPayment' });
    const isReturned = !isStillPaid(payment);
    return right({ _id: payment.id, status: payment.status, amount: payment.amount / 100, isReturned });
  });

  route(server, council, showPaymentPageCall, async ({ town, token: asked, request, reply, ...query }) => {
    const token = asked ?? '';
    const payment = await council.payments.byToken(town.realm, token);
    if (payment === null) return left({ kind: 'unknownPayment' });
    const forward = wayIntoPortal(query.forward);
    const language = languageOf(request, town.defaultLanguage);
    const provider = council.provider(town.realm);
    const isSettled = !['new', 'refused'].includes(payment.status);
    if (!isSettled && (await tillFor(council, payment)) === null) return left({ kind: 'noBank' });
    if (provider === null || isSettled)
      return right(pageTo("'self'", reply, paymentPage(town, payment, { token, forward, language })));
    const back = `${request.protocol}://${request.host}${forward}`;
    const page = provider.page(payment, { back, language });
    return right(pageTo(new URL(page.url).origin, reply, bankPage(town, payment, { page, language })));
  });
}

function settles(scope: FastifyInstance, council: ServerParts): void {
  const settle = settlePayment(council);
  const heard = hearRefund(council);
  const gives = [
    paidVouchers(council),
    paidReservations(council),
    paidTickets(council),
    paidRegistrations(council),
    visitFees(council).settle,
  ];
  const given = async (...paid: Parameters<ReturnType<typeof paidVouchers>>) => {
    // oxlint-disable-next-line no-await-in-loop -- each looks whether the payment is of its own
    for (const give of gives) await give(...paid);
  };
  /**
   * The sandbox: the holder of the token says whether it is paid. It never replaces a bank, not even a missing one.
   */
  route(scope, council, answerSandboxCall, async ({ town, request, reply }) => {
    const { token = '', answer, forward = '/', lang } = formOf(request.body);
    const payment = await council.payments.byToken(town.realm, token);
    if (payment === null || (await tillFor(council, payment)) !== 'sandbox')
      return left({ kind: 'unknownPayment' });
    if (answer !== 'pay' && answer !== 'refuse') return left({ kind: 'unreadable', where: 'answer' });
    const word: BankWord = answer === 'pay' ? { kind: 'paid', cents: payment.amount } : { kind: 'refused' };
    const said = { word, till: 'sandbox', at: council.clock.now() } as const;
    const settled = await settle(town.realm, payment.id, said);
    await given(town, settled, request.log);
    const language = isLanguage(lang) ? lang : town.defaultLanguage;
    const links = { token, forward: wayIntoPortal(forward), language };
    return right(pageTo("'self'", reply, paymentPage(town, settled ?? payment, links)));
  });

  /**
   * Signed with the bank's key, about this shop's own order, and for the exact amount in euros; a payment of another
   * amount is for staff to look at.
   */
  route(scope, council, takeNoticeCall, async ({ town, realm, request }) => {
    const notice = council.provider(realm)?.notice(formOf(request.body)) ?? null;
    const payment = notice === null ? null : await council.payments.find(realm, notice.payment);
    if (notice === null || payment === null) return left({ kind: 'unknownPayment' });
    const { word, refund } = notice;
    if (refund !== null) await heard(town, payment.id, { refund, log: request.log });
    if (word === null) return right({ status: 'ok' });
    if (settlementOf(payment, word) === 'review')
      request.log.error(
        {
          realm,
          payment: payment.id,
          asked: payment.amount,
          taken: word.kind === 'paid' ? word.cents : null,
        },
        'payment: the bank took another amount or currency than was asked for; look at it',
      );
    const settled = await settle(realm, payment.id, { word, till: 'bank', at: council.clock.now() });
    await given(town, settled, request.log);
    return right({ status: 'ok' });
  });
}

/**
 * Payments (specification 1, sections 4 and 7): begun for a mailbox, which has the amount and the concept; the page
 * of the bank, or the sandbox in its place; the bank's signed notice, which alone decides; and the state of a
 * payment.
 */
export function paymentEndpoints(server: FastifyInstance, council: ServerParts): void {
  begins(server, council);
  shows(server, council);
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    settles(scope, council);
  });
}
