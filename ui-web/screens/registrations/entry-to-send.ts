import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { readParty } from '#domain/registrations/applicants/participant.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { groupsOfAge, writtenOf } from './applying.ts';
import type { Applying, RegistrationFailure } from './state.ts';

const partyOf = ({ participant, guardian, isForChild }: Applying) => ({
  participant: writtenOf(participant),
  guardian: isForChild ? writtenOf(guardian) : null,
});

/** The wishes that somebody of that age may have. */
const wishesOf = ({ content, participant }: Applying, activity: ActivityAnswer, zone: TimeZone) => {
  const groups = groupsOfAge(activity, participant.birthDay, zone);
  return content.wishes.filter((wish) => groups.some(({ id }) => id === wish));
};

/** What can be corrected before anything is sent; null if nothing. */
export function faultOfEntry(
  entry: Applying,
  activity: ActivityAnswer,
  { now, zone }: { readonly now: number; readonly zone: TimeZone },
): RegistrationFailure | null {
  const read = readParty(partyOf(entry), dayAt(now, zone));
  if (isLeft(read)) return { ...read.left, of: null };
  if (wishesOf(entry, activity, zone).length === 0) return { kind: 'noWish', of: null };
  if (activity.plans.length > 0 && entry.content.plan === null) return { kind: 'planMissing', of: null };
  const isReached = entry.email.trim() === '' || isEmail(entry.email);
  return isReached ? null : { kind: 'emailUnreadable', of: null };
}

const familyOf = ({ familyWay, familyLetters }: Applying): string | null =>
  familyWay === 'join' ? familyLetters : { alone: null, new: 'new' }[familyWay];

/** An application as it is posted. */
export function bodyOfEntry(entry: Applying, activity: ActivityAnswer, key: string, zone: TimeZone) {
  const [email, phone] = [entry.email.trim(), entry.phone.trim()];
  return {
    key,
    party: { ...partyOf(entry), email: email === '' ? null : email, phone: phone === '' ? null : phone },
    content: {
      ...entry.content,
      wishes: wishesOf(entry, activity, zone),
      segments: [...entry.content.segments],
      points: [...entry.content.points],
      exemptions: [...entry.content.exemptions],
    },
    family: familyOf(entry),
  };
}
