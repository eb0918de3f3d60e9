import { expect, it } from 'vitest';
import { subjectOfVisitFee } from '#application/appointments/fees/fee-payment.ts';
import { subjectOfPlaceFee } from '#domain/registrations/money/fee-subject.ts';
import { subjectOfReservation } from '#application/reservations/reservation-payment.ts';
import { subjectOfTickets } from '#application/tickets/ticket-payment.ts';
import { subjectOfOrder } from '#application/vouchers/issue/order-payment.ts';
import { newPayment, type PaymentStatus, type PaymentSubject } from '#domain/payments/payment.ts';
import { cents } from '#domain/shared/money.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { paymentPage } from './payment-page.ts';

const subjects: Readonly<Record<string, PaymentSubject>> = {
  request: { kind: 'request', id: 'huertos' },
  vouchers: subjectOfOrder('otono', 'o'),
  appointment: subjectOfVisitFee('v'),
  place: subjectOfPlaceFee('escola', 'a'),
  part: { kind: 'fee', id: `${subjectOfPlaceFee('escola', 'a').id}/2` },
  tickets: subjectOfTickets('concierto', 'o'),
  reservation: subjectOfReservation('pabellon', 'r'),
};

function pageOf(subject: PaymentSubject, status: PaymentStatus, returned = 0, language: 'es' | 'eu' = 'es') {
  const town = aTown();
  const begun = newPayment({
    id: 'p',
    realm: town.realm,
    subject,
    payer: null,
    amount: cents(1000),
    concept: 'Bonos',
    createdAt: noon,
  });
  const taken = status === 'new' ? null : cents(1000);
  return paymentPage(
    town,
    { ...begun, status, taken, returned: cents(returned) },
    { token: 't', forward: '/', language },
  );
}

/** What the page says of the state of a payment. */
const saidOf = (...asked: Parameters<typeof pageOf>): string =>
  /<p role="status">(?<said>[^<]*)<\/p>/u.exec(pageOf(...asked))?.groups?.['said'] ?? '';

it('the page of a later part of a fee says which one it is', () => {
  const lines = (topic: string) => pageOf(subjects[topic] as PaymentSubject, 'new');
  expect(lines('part')).toContain('<p>Bonos · Pago 2</p>');
  expect(lines('place')).toContain('<p>Bonos</p>');
});

it('the page of a payment says what it is for, in each of its states', () => {
  for (const state of ['pay', 'used', 'refused'] as const) {
    const said = Object.values(subjects).map((subject) => saidOf(subject, state));
    expect(new Set(said).size).toBe(said.length);
  }
  const returned = Object.values(subjects).map((subject) => saidOf(subject, 'used', 1000));
  expect(new Set(returned).size).toBe(returned.length);
});

it.each(Object.keys(subjects).filter((topic) => topic !== 'request'))(
  'a payment for %s sends nobody to send a request',
  (topic) => {
    const subject = subjects[topic] as PaymentSubject;
    for (const state of ['pay', 'used'] as const) {
      expect(saidOf(subject, state)).not.toContain('solicitud');
      expect(saidOf(subject, state, 0, 'eu')).not.toContain('eskaera');
    }
  },
);

it('the words of the specification are literal', () => {
  expect(saidOf(subjects['request'] as PaymentSubject, 'pay')).toMatch(/^Pago completado\. /u);
  expect(saidOf(subjects['reservation'] as PaymentSubject, 'refused')).toMatch(
    /^Pago no realizado: la reserva no está completa\. /u,
  );
});
