import type { ReservationFailure } from './state.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** Kinds of failures that the page has words for. */
export const reservationFailures = [
  'unreachable',
  'portalClosed',
  'noBank',
  'tooManyAttempts',
  'busy',
  'taken',
  'otherReservation',
  'length',
  'tooSoon',
  'tooFar',
  'weekIsFull',
  'tooClose',
  'blocked',
  'noRate',
  'onlyAtDesk',
  'identityUnreadable',
  'birthDayMissing',
  'birthDayUnreadable',
  'notListed',
  'notOfAge',
  'notHeld',
  'extendedOften',
  'notBooked',
  'begun',
  'changed',
  'otherPrice',
  'purposeMissing',
  'emailUnreadable',
  'workNeeded',
  'failed',
] as const;
type FailureKind = (typeof reservationFailures)[number];

const isKnown = (kind: string): kind is FailureKind =>
  (reservationFailures as readonly string[]).includes(kind);

/** The word of a refusal; the only part of a post that a person writes freely and that can be unreadable is the mail. */
function namedBy(kind: string, where = ''): string {
  if (kind === 'unreadable' && where === 'email') return 'emailUnreadable';
  return kind === 'reservationRefused' ? where : kind;
}

/** What a refusal of the council means on this page. */
export function reservationFailure(refused: unknown): ReservationFailure & { readonly kind: FailureKind } {
  const { kind, where, retryAfter, faults } = refused as Refused;
  const named = namedBy(kind, where);
  const wait = retryAfter === undefined ? {} : { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  return { ...faults?.[0], ...wait, kind: isKnown(named) ? named : 'failed' };
}

/** A field of the form. */
export type ReservationField = 'people' | 'identity' | 'birthDay' | 'purpose' | 'email';

/** The field that a failure is about; null if it is about none. */
export function fieldOfFailure(kind: string): ReservationField | null {
  if (kind === 'identityUnreadable' || kind === 'notListed') return 'identity';
  if (kind.startsWith('birthDay') || kind === 'notOfAge') return 'birthDay';
  if (kind === 'onlyAtDesk' || kind === 'noRate') return 'people';
  if (kind === 'emailUnreadable') return 'email';
  return kind === 'purposeMissing' ? 'purpose' : null;
}
