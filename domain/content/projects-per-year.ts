import type { Process } from '../processes/process.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../shared/money.ts';
import type { StatisticsYears } from './site-details.ts';

/** The figures that the portal shows for a year: only what has happened. */
export interface YearOfProjects {
  readonly year: number;
  /** Processes that have begun, and whose first day is in the year. */
  readonly begun: readonly Process[];
  /** How many will begin in it. */
  readonly toCome: number;
  /** How many had their last day in it, before today. */
  readonly finished: number;
  /** What those that began in it have shared out; null if none of them has shared out money yet. */
  readonly amount: Cents | null;
  /** Votes cast in those that began in it; null if the number of none of them is published yet. */
  readonly votes: number | null;
}

/** The years that are offered where the settings name none (specification 3, section 9). */
export const usualYears: StatisticsYears = { year: 2025, years: [2025, 2024, 2023, 2022] };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** What the figures are counted from. */
interface Counted {
  readonly processes: readonly Process[];
  readonly years: readonly number[];
  /** By the calendar of the town. */
  readonly today: CalendarDay;
  /** Whether the money of a process has been shared out: its vote is over. */
  readonly isAllocated: (process: Process) => boolean;
  /** How many votes were cast in a process; null while it is open, and if the number is not published. */
  readonly votesIn: (process: Process) => number | null;
}

/**
 * Projects per year, in the order of the years: a process belongs to the year it begins in.
 *
 * @example projectsPerYear({ processes: [from2025To2026], years: [2026, 2025], … }) // on a day of 2027, 2026: 0 begun,
 * 1 finished; 2025: 1 begun, 0 finished
 */
export const projectsPerYear = ({
  processes,
  years,
  today,
  isAllocated,
  votesIn,
}: Counted): readonly YearOfProjects[] =>
  years.map((year) => {
    const ofYear = processes.filter(({ extent }) => yearOf(extent.start) === year);
    const begun = ofYear.filter(({ extent }) => extent.start <= today);
    const amounts = begun.flatMap((process) =>
      process.amount !== null && isAllocated(process) ? [process.amount] : [],
    );
    const votes = begun.map(votesIn).filter((cast) => cast !== null);
    return {
      year,
      begun,
      toCome: ofYear.length - begun.length,
      finished: processes.filter(({ extent }) => yearOf(extent.end) === year && extent.end < today).length,
      amount: amounts.length === 0 ? null : sumOfMoney(amounts),
      votes: votes.length === 0 ? null : votes.reduce((sum, cast) => sum + cast, 0),
    };
  });

/** The year of an address among those that are offered, else the one that is shown first. */
export const offeredYear = (asked: string | null, { year, years }: StatisticsYears): number =>
  years.find((one) => String(one) === asked) ?? year;
