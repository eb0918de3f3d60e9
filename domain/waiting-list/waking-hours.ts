import { addDays, dayAt, type Instant, instantAt, type TimeZone } from '../shared/calendar-day.ts';

/** Nobody is woken by an offer: its time runs from eight in the morning to ten in the evening, by the clock. */
const [wakes, sleeps] = [8 * 3600, 22 * 3600];

/** The moment itself if people are awake; else the next morning at eight. */
export function nextWaking(at: Instant, zone: TimeZone): Instant {
  const day = dayAt(at, zone);
  const morning = instantAt(day, wakes, zone);
  if (at < morning) return morning;
  return at < instantAt(day, sleeps, zone) ? at : instantAt(addDays(day, 1), wakes, zone);
}

/**
 * The moment at which so many milliseconds of waking hours have passed.
 *
 * @example afterWaking(at21h30, 3_600_000, zone) // 8:30 of the next morning
 */
export function afterWaking(at: Instant, length: number, zone: TimeZone): Instant {
  let [from, left] = [nextWaking(at, zone), length];
  for (;;) {
    const evening = instantAt(dayAt(from, zone), sleeps, zone);
    if (from + left <= evening) return from + left;
    left -= evening - from;
    from = nextWaking(evening, zone);
  }
}

/** How long somebody has to take what they are offered. */
export const offerLasts = 3_600_000;

/** The end of an offer that is made now. */
export const offerEnds = (now: Instant, zone: TimeZone): Instant => afterWaking(now, offerLasts, zone);

/** Waking time that somebody must have at least to take what they are offered. */
export const leastToAnswer = 10 * 60_000;

/** Whether somebody who is offered something now has time to take it before a moment. */
export const canAnswerBefore = (now: Instant, latest: Instant, zone: TimeZone): boolean =>
  afterWaking(now, leastToAnswer, zone) <= latest;

/** The end of an offer that is made now of something that must be taken before a moment. */
export const offerEndsBefore = (now: Instant, latest: Instant, zone: TimeZone): Instant =>
  Math.min(offerEnds(now, zone), latest);
