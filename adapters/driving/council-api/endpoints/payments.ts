import type { FastifyInstance, FastifyReply } from 'fastify';
import { beginPayment } from '#application/requests/begin-payment.ts';
import { requestAddresses } from '#adapters/wire/request-addresses.ts';
import { decode } from '#adapters/wire/decode.ts';
import { newPaymentWire } from '#adapters/wire/payment.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { tillOf } from '#domain/payments/till.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { languageOf } from './captcha.ts';
import { bankPage, paymentPage } from './payment-page.ts';

type Form = Readonly<Record<string, string>>;

/** A way back into the portal, and nowhere else: `//elsewhere` and `/\elsewhere` are not one. */
const wayBack = (forward: string | null): string =>
  forward !== null && /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/u.test(forward) ? forward : '/';

/** Pages of a payment run nothing; their form goes here, or to the bank. */
function sendPage(reply: FastifyReply, html: string, to: string) {
  const style = "style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; form-action ${to}; ${style}`)
    .send(html);
}

const formOf = (body: unknown): Form =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );

/**
 * Payments (specification 1, sections 4 and 7): begun for a mailbox, whose amount and concept they have; the page of
 * the bank, or the sandbox that stands for it; the bank's signed notice, which alone decides; and how one stands.
 */
export function paymentEndpoints(server: FastifyInstance, council: Council): void {
  const begin = beginPayment(council);
  const pageOf = (request: TownRequest) => once(request, 'token') ?? '';
  /** Who takes a payment now, by what its mailbox names now. */
  const tillFor = async ({ realm, mailbox }: Payment) => {
    const gateway = (await council.mailboxes.find(realm, mailbox))?.mailbox?.payment?.gateway ?? '';
    return tillOf(gateway, council.provider(realm) !== null);
  };

  server.post(
    '/api/:realm/payments/new',
    withSession(council, async (town, _, request: TownRequest, reply) => {
      const body = decode(newPaymentWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const begun = await begin(town.realm, mailboxId(body.right.mailbox));
      if (isLeft(begun)) {
        const { mailbox } = body.right;
        if (begun.left.kind === 'noBank')
          request.log.error({ realm: town.realm, mailbox }, 'no payment: the town has no bank, see payments');
        return refuse(reply, begun.left.kind);
      }
      const { payment, token } = begun.right;
      const url = requestAddresses.paymentPage(
        town.realm,
        token,
        '/',
        languageOf(request, town.defaultLanguage),
      );
      const { id: _id, concept } = payment;
      return { status: 'ok', _id, token, url, amount: payment.amount / 100, concept };
    }),
  );

  server.get(
    '/citaprevia/:realm/payments/:payment',
    inTown<TownRequest<{ payment: string }>>(council, async ({ realm }, request, reply) => {
      const payment = await council.payments.find(realm, request.params.payment);
      if (payment === null) return refuse(reply, 'unknownPayment');
      return { _id: payment.id, status: payment.status, amount: payment.amount / 100 };
    }),
  );

  server.get(
    '/api/:realm/payments/page',
    inTown(council, async (town, request: TownRequest, reply) => {
      const payment = await council.payments.byToken(town.realm, pageOf(request));
      if (payment === null) return refuse(reply, 'unknownPayment');
      const forward = wayBack(once(request, 'forward'));
      const language = languageOf(request, town.defaultLanguage);
      const provider = council.provider(town.realm);
      const isSettled = payment.status === 'pay' || payment.status === 'used';
      if (!isSettled && (await tillFor(payment)) === null) return refuse(reply, 'noBank');
      if (provider === null || isSettled)
        return sendPage(
          reply,
          paymentPage(town, payment, { token: pageOf(request), forward, language }),
          "'self'",
        );
      const back = `${request.protocol}://${request.host}${forward}`;
      const page = provider.page(payment, back);
      return sendPage(reply, bankPage(town, payment, { page, language }), new URL(page.url).origin);
    }),
  );

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    /** The sandbox: whoever holds the token says whether it is paid. It stands for no bank, missing or not. */
    scope.post(
      '/api/:realm/payments/page',
      inTown(council, async (town, request, reply) => {
        const { token = '', answer, forward = '/', lang } = formOf(request.body);
        const payment = await council.payments.byToken(town.realm, token);
        if (payment === null || (await tillFor(payment)) !== 'sandbox')
          return refuse(reply, 'unknownPayment');
        if (answer !== 'pay' && answer !== 'refuse') return refuse(reply, 'unreadable', { where: 'answer' });
        const outcome = answer === 'pay' ? 'pay' : 'refused';
        const settled = await council.payments.settle(town.realm, payment.id, outcome);
        const language = isLanguage(lang) ? lang : town.defaultLanguage;
        const links = { token, forward: wayBack(forward), language };
        return sendPage(reply, paymentPage(town, settled ?? payment, links), "'self'");
      }),
    );

    /** Signed by the bank's key and about the very amount; anything else changes nothing. */
    scope.post(
      '/api/:realm/payments/notice',
      inTown(council, async ({ realm }, request, reply) => {
        const notice = council.provider(realm)?.notice(formOf(request.body)) ?? null;
        const payment = notice === null ? null : await council.payments.find(realm, notice.payment);
        if (notice === null || payment === null) return refuse(reply, 'unknownPayment');
        const isPaid = notice.isPaid && notice.amount === payment.amount;
        await council.payments.settle(realm, payment.id, isPaid ? 'pay' : 'refused');
        return { status: 'ok' };
      }),
    );
  });
}
