import { paymentStatuses } from '#domain/payments/payment.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { maybeOneOf, optionalDay, optionalText, stretch } from '../query.ts';
import { paymentListWire } from './staff-payment.ts';

/** The payments of a town, the latest first, with the totals of each state. */
export const listPaymentsCall = {
  method: 'get',
  path: '/api/{realm}/staff/payments',
  query: {
    status: maybeOneOf(paymentStatuses),
    subject: optionalText,
    from: optionalDay,
    until: optionalDay,
    text: optionalText,
    refunds: maybeOneOf(['waiting', 'refused']),
    ...stretch(20, 200),
  },
  isClosed: true,
  caller: 'staff',
  act: 'payment.read',
  answer: paymentListWire,
  refusals: [],
} as const satisfies Call;

export const listPaymentsText: CallText<typeof listPaymentsCall> = {
  call: listPaymentsCall,
  id: 'listPayments',
  topic: 'requests',
  summary:
    'The payments of a town, the latest first, with how many there are in each state and what they ask for. A parameter that is not listed here is refused, with those that are.',
  query: {
    status: { tells: 'new, pay (paid), refused, review (the bank took another amount), or used.' },
    subject: { tells: 'The id of what they are for: the mailbox of a request.', example: 'enseres' },
    from: { tells: 'The first day, in the days of the town.', example: '2026-01-01' },
    until: { tells: 'The last day.', example: '2027-12-31' },
    text: { tells: 'Part of the order, or the complete number of the request.' },
    refunds: {
      tells:
        'waiting: those with a refund whose end is not known; refused: those whose last refund was not made.',
    },
    limit: { tells: 'At most 200; 20 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer: 'The payments. The totals are of all states, whatever `status` says.',
};
