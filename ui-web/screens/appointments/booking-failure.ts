import type { BookingFailure } from './state.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** Kinds of failures that the page has words for. */
export const bookingFailures = [
  'unreachable',
  'portalClosed',
  'tooManyAttempts',
  'mailFailed',
  'taken',
  'hasOpen',
  'holdsAnother',
  'identityNeeded',
  'workNeeded',
  'extendedOften',
  'changed',
  'identityUnreadable',
  'birthDayMissing',
  'birthDayUnreadable',
  'notListed',
  'nameMissing',
  'mailMissing',
  'mailCodeMissing',
  'mailCodeWrong',
  'dayFull',
  'wrongState',
  'tooManyPeople',
  'notCombinable',
  'failed',
] as const;
type BookingFailureKind = (typeof bookingFailures)[number];

const isKnown = (kind: string): kind is BookingFailureKind =>
  (bookingFailures as readonly string[]).includes(kind);

/** What a refusal of the council means on this page. */
export function bookingFailure(refused: unknown): BookingFailure & { readonly kind: BookingFailureKind } {
  const { kind, where, retryAfter, faults } = refused as Refused;
  const named = kind === 'appointmentRefused' ? (where ?? '') : kind;
  const wait = retryAfter === undefined ? {} : { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  return { ...faults?.[0], ...wait, kind: isKnown(named) ? named : 'failed' };
}

/** The field that a failure is about; null if it is about none. */
export function bookerField(kind: string): 'name' | 'identity' | 'birthDay' | 'email' | 'mailCode' | null {
  if (kind === 'nameMissing') return 'name';
  if (['identityNeeded', 'identityUnreadable', 'notListed'].includes(kind)) return 'identity';
  if (kind === 'birthDayMissing' || kind === 'birthDayUnreadable') return 'birthDay';
  if (kind === 'mailMissing') return 'email';
  return kind === 'mailCodeMissing' || kind === 'mailCodeWrong' ? 'mailCode' : null;
}
