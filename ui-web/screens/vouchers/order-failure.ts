import type { OrderFailure } from './state.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** Kinds of failures that the page has words for. */
export const failureKinds = [
  'unreachable',
  'portalClosed',
  'noBank',
  'tooManyAttempts',
  'busy',
  'identityUnreadable',
  'birthDayMissing',
  'birthDayUnreadable',
  'notListed',
  'tooYoung',
  'nothingOrdered',
  'unknownArea',
  'tooMany',
  'notYet',
  'over',
  'paused',
  'soldOut',
  'hasMost',
  'notHeld',
  'drawClosed',
  'notLot',
  'alreadyEntered',
  'emailUnreadable',
  'extendedOften',
  'returnIsOver',
  'partlyUsed',
  'lettersUnreadable',
  'notYours',
  'failed',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const isKnown = (kind: string): kind is FailureKind => (failureKinds as readonly string[]).includes(kind);

/** What a refusal of the council means on this page. */
export function orderFailure(refused: unknown): OrderFailure & { readonly kind: FailureKind } {
  const { kind, where, retryAfter, faults } = refused as Refused;
  const named = kind === 'voucherRefused' ? (where ?? '') : kind;
  const told = isKnown(named) ? named : 'failed';
  const wait =
    retryAfter === undefined ? {} : { minutes: Math.max(1, Math.ceil(retryAfter / 60)), seconds: retryAfter };
  return { ...faults?.[0], ...wait, kind: told };
}

/** The field that a failure is about; null if it is about none. */
export function fieldOf(kind: string): 'identity' | 'birthDay' | 'area' | 'counts' | 'email' | null {
  if (kind === 'identityUnreadable' || kind === 'notListed') return 'identity';
  if (kind === 'birthDayMissing' || kind === 'birthDayUnreadable' || kind === 'tooYoung') return 'birthDay';
  if (kind === 'unknownArea') return 'area';
  if (kind === 'emailUnreadable') return 'email';
  return kind === 'nothingOrdered' || kind === 'tooMany' || kind === 'notLot' ? 'counts' : null;
}
