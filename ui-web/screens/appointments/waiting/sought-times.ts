import type { Instant } from '#domain/shared/calendar-day.ts';
import { shownOwn } from '../own/shown-own.ts';
import type { AppointmentsPage } from '../state.ts';
import { firstOfAll, shownDay } from '../view-model.ts';
import type { SoughtTimes } from './waiting-state.ts';

/** Whether no time is shown that could be chosen. */
function isFull({ step, times, chosen }: AppointmentsPage): boolean {
  if (times.kind !== 'here') return false;
  if (step === 'office') return firstOfAll(times.times) === null;
  if (step !== 'time') return false;
  const first = times.times.offices.find(({ id }) => id === chosen.office)?.first ?? null;
  return first === null || shownDay(times.times.days, chosen.day) === null;
}

/** The appointment that is shown, if it could still be earlier. */
function earlier(page: AppointmentsPage, now: Instant): SoughtTimes | null {
  const visit = shownOwn(page, now)?.visit;
  if (visit?.state !== 'confirmed' || Date.parse(visit.at) <= now) return null;
  const { id, services, people, office } = visit;
  return { services, people, office, visit: id };
}

/** What a person could wait for: what was looked for where nothing is free, or their appointment at an earlier time. */
export function soughtTimes(page: AppointmentsPage, now: Instant): SoughtTimes | null {
  const { step, chosen, moving } = page;
  if (step === 'service') return earlier(page, now);
  if (!isFull(page)) return null;
  const { services, people, office } = chosen;
  const isKept = moving !== null && moving.visit.closed?.isOpen !== true;
  return { services, people, office, visit: isKept ? moving.visit.id : null };
}
