import { minutesOfClock, writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import type { PostedWish, WaitingMembers } from '#adapters/wire/waiting/waiting-members.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import type { WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import type { WishedTimes } from '#domain/waiting-list/wished-times.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';

const isWeekday = (number: number): number is Weekday =>
  Number.isInteger(number) && number >= 1 && number <= 7;

const dayIn = (text: string, otherwise: string): CalendarDay =>
  (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? parseDay(text) : null) ?? (otherwise as CalendarDay);

/**
 * When somebody who joins a waiting list could come. Of days that cannot be read, the first one comes after the last one, so
 * that nothing is between them.
 */
export const wishIn = ({ weekdays, from, until, firstDay, lastDay }: PostedWish): WishedTimes => ({
  weekdays: weekdays.filter(isWeekday),
  from: minutesOfClock(from),
  until: minutesOfClock(until),
  firstDay: dayIn(firstDay, '9999-12-31'),
  lastDay: dayIn(lastDay, '0000-01-01'),
});

const momentText = (at: number): string => new Date(at).toISOString();

/** What every place on a waiting list has, for who has its key. */
export const writeWaitingMembers = (place: WaitingPerson, ahead: number | null): WaitingMembers => ({
  id: place.id,
  state: place.state === 'waiting' && place.offer !== null ? 'offered' : place.state,
  weekdays: [...place.times.weekdays],
  from: writtenClock(place.times.from),
  until: writtenClock(place.times.until),
  firstDay: place.times.firstDay,
  lastDay: place.times.lastDay,
  joined: momentText(place.joined),
  ahead,
  unanswered: place.unanswered,
  history: place.deeds.map(({ act, at, offered }) => ({
    act,
    at: momentText(at),
    office: offered?.office ?? null,
    start: offered === null ? null : momentText(offered.at),
  })),
});
