import { confirmAppointmentCall } from '#adapters/wire/appointments/confirm-appointment.ts';
import { extendAppointmentCall } from '#adapters/wire/appointments/extend-appointment.ts';
import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { leaveAppointmentCall } from '#adapters/wire/appointments/leave-appointment.ts';
import { mailAppointmentCodeCall } from '#adapters/wire/appointments/mail-appointment-code.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/date-fields.tsx';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { bookingFailure } from '../booking-failure.ts';
import { emptyBooker, nothingChosen } from '../first-page.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { AppointmentsPage, BookerEntry } from '../state.ts';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const bodyOf = ({ name, identity, birthDay, email, mailCode }: BookerEntry, key: string) => ({
  key,
  name,
  identity,
  birthDay: orNull(birthDay === '' ? '' : wholeDate(birthDay)),
  email: orNull(email),
  mailCode: orNull(mailCode),
});

/** Holds a time. After an answer that was lost the same one is asked for with the same key. */
function holding({ realm, call, wallet, current, patch, ask }: AppointmentTools, randomBytes: RandomBytes) {
  let begun: { readonly of: string; readonly key: string } | null = null;
  const keyOf = (of: string): string => {
    if (begun?.of !== of) begun = { of, key: keyFrom(randomBytes(keyLength)) };
    return begun.key;
  };
  return async (office: string, at: string): Promise<void> => {
    const { chosen, isSending } = current();
    if (isSending) return;
    const { services, people } = chosen;
    const asked = { services: [...services], people, office, at };
    const key = keyOf(JSON.stringify(asked));
    patch({ isSending: true, failure: null, done: null });
    // Kept before it is sent: a page that is closed now finds its time again.
    wallet.begin(key);
    const done = await call(holdAppointmentCall, { realm, body: { key, ...asked } });
    if (!isLeft(done) && done.right.state === 'held') {
      begun = null;
      return patch({
        isSending: false,
        held: done.right,
        mailedTo: null,
        chosen: { ...chosen, office },
        step: 'person',
        hasGone: true,
      });
    }
    const failure = isLeft(done) ? bookingFailure(done.left) : { kind: 'taken' };
    if (failure.kind !== 'unreachable') {
      begun = null;
      wallet.forget(key);
    }
    patch({ isSending: false, failure });
    if (failure.kind === 'taken') await ask();
  };
}

/** The page once a time is its person's. */
const booked: Partial<AppointmentsPage> = {
  held: null,
  entry: emptyBooker,
  mailedTo: null,
  step: 'service',
  hasGone: false,
  chosen: nothingChosen,
};

/** What a person does with the time that is held. */
function withHeld({ realm, call, wallet, current, patch, ask, take, visits }: AppointmentTools) {
  const sent = async (work: (held: OwnVisit) => Promise<unknown>): Promise<void> => {
    const { held, isSending } = current();
    if (held === null || isSending) return;
    patch({ isSending: true, failure: null });
    const refused = await work(held);
    patch({ isSending: false, ...(refused !== null && { failure: bookingFailure(refused) }) });
  };
  return {
    extend: () =>
      sent(async ({ id: key }) => {
        const done = await call(extendAppointmentCall, { realm, body: { key } });
        if (isLeft(done)) return done.left;
        patch({ held: done.right });
        return null;
      }),
    leave: async (): Promise<void> => {
      const { held } = current();
      if (held === null) return;
      wallet.forget(held.id);
      patch({ held: null, step: 'time', hasGone: true, failure: null });
      // A time that is not let go of ends by itself.
      await call(leaveAppointmentCall, { realm, body: { key: held.id } });
      await ask();
    },
    /** The clock has passed its end. */
    over: (): void => {
      const { held } = current();
      if (held?.state === 'held') patch({ held: { ...held, state: 'ended' } });
    },
    mailCode: () =>
      sent(async ({ id: key }) => {
        const email = current().entry.email.trim();
        const done = await call(mailAppointmentCodeCall, { realm, body: { key, email } });
        if (isLeft(done)) return done.left;
        patch({ mailedTo: email });
        return null;
      }),
    confirm: () =>
      sent(async ({ id: key }) => {
        const done = await call(confirmAppointmentCall, { realm, body: bodyOf(current().entry, key) });
        if (isLeft(done)) return done.left;
        visits.write(realm, null);
        take(done.right);
        patch({ ...booked, done: 'confirmed' });
        return null;
      }),
  };
}

/** What a person does to book. */
export const bookingActs = (tools: AppointmentTools, randomBytes: RandomBytes) => ({
  hold: holding(tools, randomBytes),
  ...withHeld(tools),
});
