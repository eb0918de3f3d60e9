import type { RegistrationFailure } from './state.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly faults?: readonly object[] | undefined;
}

/** Kinds of failures that the page has words for. */
export const registrationFailures = [
  'unreachable',
  'portalClosed',
  'noBank',
  'tooManyAttempts',
  'busy',
  'nameMissing',
  'identityUnreadable',
  'birthDayUnreadable',
  'numberMissing',
  'guardianMissing',
  'guardianIsChild',
  'guardianIsSame',
  'notListed',
  'noWish',
  'tooManyWishes',
  'notOfAge',
  'planMissing',
  'unknownFamily',
  'familyFull',
  'notOpen',
  'alreadyApplied',
  'emailUnreadable',
  'tooLarge',
  'notAFile',
  'proofsFull',
  'filesFull',
  'infected',
  'unscanned',
  'unchecked',
  'lapsed',
  'notOffered',
  'notNow',
  'noReason',
  'appealed',
  'changed',
  'failed',
] as const;
type FailureKind = (typeof registrationFailures)[number];

const isKnown = (kind: string): kind is FailureKind =>
  (registrationFailures as readonly string[]).includes(kind);

function namedBy(kind: string, where = ''): string {
  if (kind === 'unreadable' && where === 'party.email') return 'emailUnreadable';
  if (kind === 'filesUnavailable') return 'filesFull';
  return kind === 'registrationRefused' ? where : kind;
}

/** What a refusal of the council means on this page. */
export function registrationFailure(refused: unknown, of: string | null): RegistrationFailure {
  const { kind, where, retryAfter, faults } = refused as Refused;
  const named = namedBy(kind, where);
  const wait = retryAfter === undefined ? {} : { minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  return { ...faults?.[0], ...wait, of, kind: isKnown(named) ? named : 'failed' };
}

const fields: Readonly<Record<string, string>> = {
  guardianMissing: 'who',
  guardianIsChild: 'guardian.birthDay',
  guardianIsSame: 'guardian.identity',
  noWish: 'wishes',
  tooManyWishes: 'wishes',
  notOfAge: 'wishes',
  planMissing: 'plan',
  unknownFamily: 'family',
  familyFull: 'family',
  emailUnreadable: 'email',
};

const ofPeople: Readonly<Record<string, string>> = {
  nameMissing: 'name',
  identityUnreadable: 'identity',
  numberMissing: 'identity',
  birthDayUnreadable: 'birthDay',
};

/** The field of the form that a failure is about; null if it is about none. */
export function fieldOfRegistrationFailure({ kind, who, of }: RegistrationFailure): string | null {
  if (of !== null) return null;
  const ofPerson = ofPeople[kind];
  return ofPerson === undefined ? (fields[kind] ?? null) : `${who ?? 'participant'}.${ofPerson}`;
}
