import type { TicketFailure } from './state.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** Kinds of failures that the page has words for. */
export const ticketFailures = [
  'unreachable',
  'portalClosed',
  'noBank',
  'tooManyAttempts',
  'busy',
  'busyNow',
  'nothingWanted',
  'tooManyTickets',
  'companionAlone',
  'wrongSeat',
  'seatTaken',
  'noneLeft',
  'hasMostTickets',
  'othersWait',
  'inLine',
  'notOnSale',
  'saleIsOver',
  'sessionCalledOff',
  'onlyAtDesk',
  'whoMissing',
  'identityUnreadable',
  'birthDayMissing',
  'birthDayUnreadable',
  'notListed',
  'notOfAge',
  'notHeld',
  'extendedOften',
  'notOwn',
  'begun',
  'used',
  'nameMissing',
  'emailUnreadable',
  'workNeeded',
  'failed',
] as const;
type FailureKind = (typeof ticketFailures)[number];

const isKnown = (kind: string): kind is FailureKind => (ticketFailures as readonly string[]).includes(kind);

function namedBy(kind: string, where = ''): string {
  if (kind === 'unreadable' && where === 'email') return 'emailUnreadable';
  return kind === 'ticketRefused' ? where : kind;
}

/** What a refusal of the council means on this page. */
export function ticketFailure(refused: unknown): TicketFailure & { readonly kind: FailureKind } {
  const { kind, where, retryAfter, faults } = refused as Refused;
  const named = namedBy(kind, where);
  const wait = retryAfter === undefined ? {} : { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  return { ...faults?.[0], ...wait, kind: isKnown(named) ? named : 'failed' };
}

/** A field of the form. */
export type TicketField = 'counts' | 'seats' | 'identity' | 'birthDay' | 'email';

const fields: Readonly<Partial<Record<FailureKind, TicketField>>> = {
  nothingWanted: 'counts',
  tooManyTickets: 'counts',
  companionAlone: 'counts',
  wrongSeat: 'seats',
  seatTaken: 'seats',
  whoMissing: 'identity',
  identityUnreadable: 'identity',
  notListed: 'identity',
  birthDayMissing: 'birthDay',
  birthDayUnreadable: 'birthDay',
  notOfAge: 'birthDay',
  emailUnreadable: 'email',
};

/** The field that a failure is about; null if it is about none. */
export const fieldOfTicketFailure = (kind: string): TicketField | null =>
  isKnown(kind) ? (fields[kind] ?? null) : null;
