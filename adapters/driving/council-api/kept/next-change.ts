import {
  addDays,
  dayAt,
  type Instant,
  readMoment,
  startOfDay,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';

/** A moment as councils write it has at most this number of letters. */
const longestMoment = 35;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsIn(member);
}

/**
 * The next instant at which the words that are made from some answers may change: every moment that is written in
 * them (an opening, a close, a phase, results, a publication), and the next midnight of the town, since days are
 * counted and a survey ends with its day. It knows no field: one that is added later counts, too.
 */
export function nextChange(answers: unknown, now: Instant, zone: TimeZone): Instant {
  let next = startOfDay(addDays(dayAt(now, zone), 1), zone);
  for (const text of textsIn(answers)) {
    const moment = text.length <= longestMoment ? readMoment(text, zone) : null;
    if (moment !== null && moment.instant > now && moment.instant < next) next = moment.instant;
  }
  return next;
}
