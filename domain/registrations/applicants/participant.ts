import { ageOn } from '../../census/age.ts';
import { folded } from '../../directory/folded.ts';
import { type CalendarDay, parseDay } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import { readHolderNumber } from '../../vouchers/issue/holder-rules.ts';
import { ofAge } from './of-age.ts';
import type { IdentityNumber } from '../../census/identity-number.ts';

/** Somebody as they wrote themselves: the one who takes part, or the one who answers for a child. */
export interface WrittenPerson {
  readonly name: string;
  /** Empty: they have no identity document, as small children. */
  readonly identity: string;
  readonly birthDay: string;
}

/** Who an application is for, as it was written. */
export interface WrittenParty {
  readonly participant: WrittenPerson;
  /** Null: who takes part is of age. */
  readonly guardian: WrittenPerson | null;
}

/** The same person, read. */
export interface ReadPerson {
  readonly name: string;
  readonly identity: IdentityNumber | null;
  readonly birthDay: CalendarDay;
}

/** Who an application is for, read. */
export interface ReadParty {
  readonly participant: ReadPerson;
  readonly guardian: ReadPerson | null;
}

/** Why it cannot be read. `who`: of whom. `guardianMissing`: a child does not apply alone. `numberMissing`: somebody of age has one. */
export interface PartyFault {
  readonly kind:
    | 'nameMissing'
    | 'identityUnreadable'
    | 'numberMissing'
    | 'birthDayUnreadable'
    | 'guardianMissing'
    | 'guardianIsChild'
    | 'guardianIsSame';
  readonly who: 'participant' | 'guardian';
}

function readPerson(
  { name, identity, birthDay }: WrittenPerson,
  who: PartyFault['who'],
  today: CalendarDay,
): Either<PartyFault, ReadPerson> {
  const day = birthDay.trim().length === 10 ? parseDay(birthDay.trim()) : null;
  if (name.trim() === '') return left({ kind: 'nameMissing', who });
  if (day === null || day > today) return left({ kind: 'birthDayUnreadable', who });
  const isChild = ageOn(day, today) < ofAge;
  if (identity.trim() === '')
    return isChild
      ? right({ name: name.trim(), identity: null, birthDay: day })
      : left({ kind: 'numberMissing', who });
  const number = readHolderNumber(identity);
  if (isLeft(number)) return left({ kind: 'identityUnreadable', who });
  return right({ name: name.trim(), identity: number.right, birthDay: day });
}

/** Reads who an application is for. A child needs somebody of age who answers for them. */
export function readParty(
  { participant: written, guardian: answers }: WrittenParty,
  today: CalendarDay,
): Either<PartyFault, ReadParty> {
  const participant = readPerson(written, 'participant', today);
  if (isLeft(participant)) return participant;
  if (ageOn(participant.right.birthDay, today) >= ofAge)
    return right({ participant: participant.right, guardian: null });
  if (answers === null) return left({ kind: 'guardianMissing', who: 'guardian' });
  const guardian = readPerson(answers, 'guardian', today);
  if (isLeft(guardian)) return guardian;
  if (ageOn(guardian.right.birthDay, today) < ofAge)
    return left({ kind: 'guardianIsChild', who: 'guardian' });
  return guardian.right.identity === participant.right.identity
    ? left({ kind: 'guardianIsSame', who: 'guardian' })
    : right({ participant: participant.right, guardian: guardian.right });
}

/**
 * The name under which a person is marked: their number, however it was spelled. A child without one is known by the number of
 * the guardian, the birth date and the first name.
 */
export function nameOfPerson({ identity, name, birthDay }: ReadPerson, guardian: ReadPerson | null): string {
  if (identity !== null) return `number:${identity}`;
  const first = folded(name).replace(/[^\p{L}].*$/su, '');
  return `child:${guardian?.identity ?? ''}/${birthDay}/${first}`;
}
