import type { FastifyInstance } from 'fastify';
import { addressOf } from '#adapters/wire/address-of.ts';
import { payFeeCall } from '#adapters/wire/appointments/pay-fee.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { paymentOfVisitFee } from '#application/appointments/fees/fee-payment.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { backInTown } from '../requests/way-back.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { visitFees } from './visit-fees.ts';

/** What an appointment costs is paid over the web by who wants to. */
export function payFeeEndpoints(server: FastifyInstance, council: ServerParts): void {
  const fees = visitFees(council);
  const begin = paymentOfVisitFee(council);
  route(server, council, payFeeCall, async ({ town, body: { key, forward: asked }, request }) => {
    const { realm } = town;
    // The payment of before may have come: nobody pays twice because a notice was lost.
    await fees.tend(town, key, request.log);
    const kept = await readVisit(council)(realm, key);
    if (kept === null) return left(appointmentRefused({ kind: 'unknownVisit' }));
    const begun = await begin(realm, await council.appointments.setup(realm), kept.visit);
    if (isLeft(begun)) return left(appointmentRefused(begun.left));
    if ((await tillOfVouchers(council, realm)) === null) return left({ kind: 'noBank' });
    const { payment, token } = begun.right;
    const lang = languageOf(request, town.defaultLanguage);
    const forward = await backInTown(council, request, town, asked ?? '/citas');
    return right({
      payment: payment.id,
      url: addressOf(showPaymentPageCall, { realm, token, forward, lang }),
    });
  });
}
