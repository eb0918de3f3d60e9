import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { readParty } from '#domain/registrations/applicants/participant.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { applyingForNext, groupsOfAge, writtenOf } from './applying.ts';
import { registrationFailure } from './failure.ts';
import { sendProofs } from './own/send-proof.ts';
import type { RegistrationTools } from './page-tools.ts';
import type { Applying, OpenActivity, RegistrationFailure } from './state.ts';

const partyOf = ({ participant, guardian, isForChild }: Applying) => ({
  participant: writtenOf(participant),
  guardian: isForChild ? writtenOf(guardian) : null,
});

/** The wishes that somebody of that age may have. */
const wishesOf = ({ content, participant }: Applying, { activity }: OpenActivity, zone: TimeZone) => {
  const groups = groupsOfAge(activity, participant.birthDay, zone);
  return content.wishes.filter((wish) => groups.some(({ id }) => id === wish));
};

/** What can be corrected before anything is sent; null if nothing. */
function faultOf(
  entry: Applying,
  open: OpenActivity,
  { now, zone }: { readonly now: number; readonly zone: TimeZone },
): RegistrationFailure | null {
  const read = readParty(partyOf(entry), dayAt(now, zone));
  if (isLeft(read)) return { ...read.left, of: null };
  if (wishesOf(entry, open, zone).length === 0) return { kind: 'noWish', of: null };
  if (open.activity.plans.length > 0 && entry.content.plan === null) return { kind: 'planMissing', of: null };
  const isReached = entry.email.trim() === '' || isEmail(entry.email);
  return isReached ? null : { kind: 'emailUnreadable', of: null };
}

const familyOf = ({ familyWay, familyLetters }: Applying): string | null =>
  familyWay === 'join' ? familyLetters : { alone: null, new: 'new' }[familyWay];

function bodyOf(entry: Applying, open: OpenActivity, key: string, zone: TimeZone) {
  const [email, phone] = [entry.email.trim(), entry.phone.trim()];
  return {
    key,
    party: { ...partyOf(entry), email: email === '' ? null : email, phone: phone === '' ? null : phone },
    content: {
      ...entry.content,
      wishes: wishesOf(entry, open, zone),
      segments: [...entry.content.segments],
      points: [...entry.content.points],
      exemptions: [...entry.content.exemptions],
    },
    family: familyOf(entry),
    forward: `${window.location.pathname}${window.location.search}`,
  };
}

/** Sends an application, and then its files; after an answer that was lost, the same one again. */
export function sendRegistration(tools: RegistrationTools, zone: TimeZone) {
  const { call, realm, shelf, current, patch, enter, reload, take, randomBytes, clock } = tools;
  let key: string | null = null;
  return {
    /** What is written has changed: the next application is another one. */
    another: (): void => {
      key = null;
    },
    send: async (): Promise<void> => {
      const { open, isSending, entry, files } = current();
      if (open?.kind !== 'here' || isSending) return;
      const { activity } = open.value;
      const fault = faultOf(entry, open.value, { now: clock.now(), zone });
      if (fault !== null) return patch({ failure: fault });
      patch({ isSending: true, failure: null });
      key ??= keyFrom(randomBytes(keyLength));
      // Kept before it is sent: a page that is closed now finds its application again.
      shelf.begin(activity.id, key);
      const body = bodyOf(entry, open.value, key, zone);
      const done = await call(sendApplicationCall, { realm, id: activity.id, body });
      if (isLeft(done)) {
        const failure = registrationFailure(done.left, null);
        if (failure.kind !== 'unreachable') shelf.forget(key);
        return patch({ isSending: false, failure });
      }
      key = null;
      take(done.right);
      enter(applyingForNext(activity, entry, done.right.family));
      patch({ files: [] });
      await sendProofs(tools, done.right, files);
      patch({ isSending: false, made: done.right.id });
      await reload();
    },
  };
}
