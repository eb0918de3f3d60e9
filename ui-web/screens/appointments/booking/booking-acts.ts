import { confirmAppointmentCall } from '#adapters/wire/appointments/confirm-appointment.ts';
import { extendAppointmentCall } from '#adapters/wire/appointments/extend-appointment.ts';
import { leaveAppointmentCall } from '#adapters/wire/appointments/leave-appointment.ts';
import { mailAppointmentCodeCall } from '#adapters/wire/appointments/mail-appointment-code.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { bookingFailure } from '../booking-failure.ts';
import { emptyBooker, nothingChosen } from '../first-page.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { AppointmentsPage, BookerEntry } from '../state.ts';
import { timeHolding } from './hold-time.ts';
import { proving } from './prove.ts';
import { dayOrNull, textOrNull } from './written.ts';

const bodyOf = (entry: BookerEntry, key: string) => {
  const email = textOrNull(entry.email);
  return {
    key,
    name: entry.name,
    identity: entry.identity,
    birthDay: dayOrNull(entry.birthDay),
    email,
    mailCode: textOrNull(entry.mailCode),
    reminder: entry.isReminded && email !== null,
  };
};

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
function withHeld(tools: AppointmentTools) {
  const { realm, call, wallet, current, patch, ask, take, visits } = tools;
  const prove = proving(tools);
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
        const done = await prove((proof) => call(extendAppointmentCall, { realm, body: { key, ...proof } }));
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
  hold: timeHolding(tools, randomBytes),
  ...withHeld(tools),
});
