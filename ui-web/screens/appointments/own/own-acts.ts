import { giveAppointmentBackCall } from '#adapters/wire/appointments/give-appointment-back.ts';
import { moveAppointmentCall } from '#adapters/wire/appointments/move-appointment.ts';
import { isLeft } from '#domain/shared/result.ts';
import { bookingFailure } from '../booking-failure.ts';
import { nothingChosen } from '../first-page.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { AppointmentsPage, AskedVisitChange, OwnAppointment } from '../state.ts';

/** The page once an appointment is where it should be. */
const atRest: Partial<AppointmentsPage> = {
  isSending: false,
  asked: null,
  moving: null,
  proving: null,
  step: 'service',
  hasGone: false,
  chosen: nothingChosen,
};

/** What a person does with an appointment that is theirs. */
export function ownActs({ realm, call, current, patch, ask, take }: AppointmentTools) {
  const change = async (asked: AskedVisitChange): Promise<void> => {
    const { key } = asked;
    patch({ isSending: true, failure: null });
    const done =
      asked.kind === 'giveBack'
        ? await call(giveAppointmentBackCall, { realm, body: { key } })
        : await call(moveAppointmentCall, { realm, body: { key, office: asked.office, at: asked.at } });
    if (!isLeft(done)) {
      take(done.right);
      return patch({ ...atRest, done: asked.kind === 'giveBack' ? 'givenBack' : 'moved' });
    }
    const failure = bookingFailure(done.left);
    // What was asked stays on the page if only its answer was lost.
    patch({ isSending: false, failure, ...(failure.kind !== 'unreachable' && { asked: null }) });
    if (failure.kind === 'taken') await ask();
  };
  return {
    /** Asks first; null: all stays as it is. */
    askFor: (asked: AskedVisitChange | null): void => patch({ asked, failure: null, done: null }),
    change: async (): Promise<void> => {
      const { asked, isSending } = current();
      if (asked !== null && !isSending) await change(asked);
    },
    move: async (own: OwnAppointment): Promise<void> => {
      const { services, people, office } = own.visit;
      const chosen = { ...nothingChosen, services, people, office };
      patch({ ...atRest, moving: own, chosen, step: 'time', hasGone: true, failure: null, done: null });
      await ask();
    },
    openOwn: (opened: string): void => patch({ opened }),
    stay: (): void => patch({ ...atRest, failure: null }),
  };
}
