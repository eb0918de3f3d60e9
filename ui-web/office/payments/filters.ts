import type { listPaymentsCall } from '#adapters/wire/payments/list-payments.ts';
import type { InputOf } from '#adapters/wire/call.ts';
import { type PaymentStatus, paymentStatuses } from '#domain/payments/payment.ts';

/** The states in the order of work: what somebody must look at comes first. */
export const shownStates = [
  'review',
  'pay',
  'used',
  'refused',
  'new',
] as const satisfies readonly PaymentStatus[];

/** Which refunds can be asked for, by how the address writes them. */
export const refundFilters = { waiting: 'pendientes', refused: 'fallidas' } as const;
/** One of these. */
export type RefundFilter = keyof typeof refundFilters;

/** What the address of the list says. Blank: any. */
export interface PaymentFilters {
  readonly status: PaymentStatus | null;
  readonly text: string;
  readonly from: string;
  readonly until: string;
  /** Whose last refund is not confirmed, or was not made by the bank. */
  readonly refunds: RefundFilter | null;
  /** How many come before those of the page. */
  readonly offset: number;
}

/** How many payments a page has. */
export const pageLength = 50;

const day = /^\d{4}-\d{2}-\d{2}$/u;

const refundsIn = (written: string | null): RefundFilter | null =>
  (['waiting', 'refused'] as const).find((one) => refundFilters[one] === written) ?? null;

export function readPaymentFilters(search: string): PaymentFilters {
  const query = new URLSearchParams(search);
  const dayIn = (name: string) => (day.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  const offset = Number(query.get('tras') ?? '0');
  return {
    status: paymentStatuses.find((one) => one === query.get('estado')) ?? null,
    text: query.get('texto') ?? '',
    from: dayIn('desde'),
    until: dayIn('hasta'),
    refunds: refundsIn(query.get('devoluciones')),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** The filters as the end of an address; empty without any. */
export function writePaymentFilters({ status, text, from, until, refunds, offset }: PaymentFilters): string {
  const query = new URLSearchParams({
    ...(status !== null && { estado: status }),
    ...(text.trim() !== '' && { texto: text.trim() }),
    ...(from !== '' && { desde: from }),
    ...(until !== '' && { hasta: until }),
    ...(refunds !== null && { devoluciones: refundFilters[refunds] }),
    ...(offset > 0 && { tras: String(offset) }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Whether they leave anything out. */
export const areSet = (filters: PaymentFilters): boolean =>
  writePaymentFilters({ ...filters, offset: 0 }) !== '';

/** What the council is asked for. */
export const asked = ({
  status,
  text,
  from,
  until,
  refunds,
  offset,
}: PaymentFilters): Omit<InputOf<typeof listPaymentsCall>, 'realm'> => ({
  status,
  text: text.trim() === '' ? null : text.trim(),
  from: (from === '' ? null : from) as never,
  until: (until === '' ? null : until) as never,
  refunds,
  limit: pageLength,
  offset,
});
