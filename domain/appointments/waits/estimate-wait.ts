import type { Instant } from '../../shared/calendar-day.ts';
import type { OfficeDesk } from '../appointment-office.ts';
import { canServe, isForDesk, queueOf, turnOf } from '../queue.ts';
import type { OfficeVisit } from '../visit.ts';
import { isAtDesk } from './desks-at-work.ts';
import type { ServiceTime } from './service-time.ts';

/** How long a person will wait, in minutes: never one number, since nobody knows it. */
export interface WaitRange {
  readonly from: number;
  readonly to: number;
  /** How many are called before. */
  readonly ahead: number;
}

/** An office as it is at a moment. */
export interface WaitingOffice {
  readonly visits: readonly OfficeVisit[];
  readonly desks: readonly OfficeDesk[];
  readonly timeOf: (visit: OfficeVisit) => ServiceTime;
  readonly now: Instant;
}

/** When a desk will be free: the mean of its minutes from now on, and their variance. */
interface BusyDesk {
  readonly desk: OfficeDesk;
  readonly minutes: number;
  readonly variance: number;
}

/** A ticket that has no number yet comes after those of the same moment. */
const unnumbered = '\uFFFF';
/** A wait is said in steps of five minutes, of more than an hour in quarters. */
const stepAt = (minutes: number): number => (minutes > 60 ? 15 : 5);
/** How many standard deviations of the sum are allowed below and above. */
const [below, above] = [1, 1.5];

/** A desk with whom it has now: at least one minute more, however long it has been. */
function busyNow({ visits, timeOf, now }: WaitingOffice, desk: OfficeDesk): BusyDesk {
  const visit = visits.find((one) => isAtDesk(one) && one.desk === desk.id);
  if (visit === undefined) return { desk, minutes: 0, variance: 0 };
  const { mean, deviation } = timeOf(visit);
  const called = visit.deeds.findLast(({ act }) => act === 'call')?.at ?? now;
  return { desk, minutes: Math.max(1, mean - (now - called) / 60_000), variance: deviation ** 2 };
}

/** The desk that is free first of those that call a visit; of all, if none at work can. */
function freeFirst(busy: readonly BusyDesk[], visit: OfficeVisit): BusyDesk | undefined {
  const able = [
    busy.filter(({ desk }) => isForDesk(desk, visit)),
    busy.filter(({ desk }) => canServe(desk, visit.services)),
    busy,
  ].find((some) => some.length > 0);
  return able?.reduce((first, one) => (one.minutes < first.minutes ? one : first));
}

/** The range around a mean, in whole steps. */
function rangeOf(minutes: number, variance: number): Pick<WaitRange, 'from' | 'to'> {
  const spread = Math.sqrt(variance);
  const [least, most] = [Math.max(0, minutes - below * spread), minutes + above * spread];
  const from = Math.floor(least / stepAt(least)) * stepAt(least);
  return { from, to: Math.max(from + stepAt(from), Math.ceil(most / stepAt(most)) * stepAt(most)) };
}

/**
 * How long a visit will wait from now on: those before it go to the desks at work one after the other, each as long as its
 * services took lately. Who came early waits for their time at least.
 *
 * @example estimateWait(office, visit) // { from: 15, to: 25, ahead: 3 }
 */
export function estimateWait(office: WaitingOffice, visit: OfficeVisit): WaitRange {
  const { visits, desks, timeOf, now } = office;
  const others = visits.filter(({ id }) => id !== visit.id);
  const queue = queueOf([...others, { ...visit, state: 'arrived', code: visit.code ?? unnumbered }]);
  const before = queue.slice(
    0,
    queue.findIndex((place) => place.visit.id === visit.id),
  );
  let busy = desks.map((desk) => busyNow(office, desk));
  for (const { visit: other } of before) {
    const first = freeFirst(busy, other);
    const { mean, deviation } = timeOf(other);
    busy = busy.map((one) =>
      one === first ? { ...one, minutes: one.minutes + mean, variance: one.variance + deviation ** 2 } : one,
    );
  }
  const mine = freeFirst(busy, visit) ?? { minutes: 0, variance: 0 };
  const early = Math.max(0, (turnOf(visit) - now) / 60_000);
  return { ...rangeOf(Math.max(mine.minutes, early), mine.variance), ahead: before.length };
}
