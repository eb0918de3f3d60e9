import {
  begunPaymentWire,
  newPaymentWire,
  noticeTakenWire,
  paymentStatusWire,
} from '#adapters/wire/payment.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

const topic = 'requests';

/** What a request costs, and how it is paid (specification 1, sections 4 and 7). */
export const paymentCalls: readonly CallDescription[] = [
  {
    id: 'beginPayment',
    method: 'post',
    path: '/api/{realm}/payments/new',
    topic,
    summary:
      'Begins the payment that a mailbox asks for. Amount and concept are the mailbox’s, whatever is sent.',
    needsSession: true,
    body: { codec: newPaymentWire, example: { mailbox: 'enseres', amount: 12, concept: 'Recogida' } },
    answer: { kind: 'json', codec: begunPaymentWire, tells: 'The payment, and the page to open.' },
    refusals: ['noSession', 'unknownRealm', 'unknownMailbox', 'mailboxClosed', 'noBank', 'storageFailed'],
  },
  {
    id: 'readPayment',
    method: 'get',
    path: '/citaprevia/{realm}/payments/{payment}',
    topic,
    summary: 'How a payment stands: new, pay (paid), refused, or used on a request.',
    answer: { kind: 'json', codec: paymentStatusWire, tells: 'Its status.' },
    refusals: ['unknownRealm', 'unknownPayment'],
  },
  {
    id: 'showPaymentPage',
    method: 'get',
    path: '/api/{realm}/payments/page',
    topic,
    summary:
      'The page of a payment: the step to the bank, or the sandbox where the mailbox names it and the town has no bank.',
    query: [
      { name: 'token', tells: 'What the payment was begun with.', required: true },
      { name: 'forward', tells: 'Where in the portal the way leads back.', example: '/' },
      { name: 'lang', tells: 'es, va, ca, en or eu: the language of the page.', example: 'va' },
    ],
    answer: { kind: 'other', type: 'text/html', tells: 'The page.' },
    refusals: ['unknownRealm', 'unknownPayment', 'noBank'],
  },
  {
    id: 'answerSandbox',
    method: 'post',
    path: '/api/{realm}/payments/page',
    topic,
    summary:
      'Pays or refuses in the sandbox; only for mailboxes that name it, and not in towns that have a bank.',
    otherBody: { type: 'application/x-www-form-urlencoded', names: ['token', 'answer', 'forward', 'lang'] },
    answer: { kind: 'other', type: 'text/html', tells: 'How the payment stands now.' },
    refusals: ['unknownRealm', 'unknownPayment'],
  },
  {
    id: 'takeNotice',
    method: 'post',
    path: '/api/{realm}/payments/notice',
    topic,
    summary: 'The bank’s signed notice (Redsys), which alone decides whether a payment is paid.',
    otherBody: {
      type: 'application/x-www-form-urlencoded',
      names: ['Ds_SignatureVersion', 'Ds_MerchantParameters', 'Ds_Signature'],
    },
    answer: { kind: 'json', codec: noticeTakenWire, tells: 'The notice was believed.' },
    refusals: ['unknownRealm', 'unknownPayment'],
  },
];
