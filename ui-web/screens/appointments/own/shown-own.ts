import type { Instant } from '#domain/shared/calendar-day.ts';
import type { AppointmentsPage, OwnAppointment } from '../state.ts';

/** 0: a closed day took its time, and its person has to choose. 1: it is to come. 2: it is over. */
function rankOf({ visit: { at, state, closed } }: OwnAppointment, now: Instant): number {
  if (closed?.isOpen === true) return 0;
  return ['done', 'missed', 'cancelled'].includes(state) || Date.parse(at) < now - 86_400_000 ? 2 : 1;
}

/** Those that need another time, then those that are still to come, the next one before the others. */
export const ownInOrder = (own: readonly OwnAppointment[], now: Instant): readonly OwnAppointment[] =>
  own.toSorted((a, b) => rankOf(a, now) - rankOf(b, now) || Date.parse(a.visit.at) - Date.parse(b.visit.at));

/** The appointment that is shown: the one that was chosen, else the first; undefined if the device has none. */
export const shownOwn = (
  { own, opened }: Pick<AppointmentsPage, 'own' | 'opened'>,
  now: Instant,
): OwnAppointment | undefined => own.find(({ visit }) => visit.id === opened) ?? ownInOrder(own, now)[0];
