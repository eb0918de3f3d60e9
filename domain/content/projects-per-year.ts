import type { Process } from '../processes/process.ts';
import { type Cents, sumOfMoney } from '../shared/money.ts';
import type { StatisticsYears } from './site-details.ts';

/** The figures that the portal shows for a year. */
export interface YearOfProjects {
  readonly year: number;
  /** Processes whose first day lies in the year. */
  readonly begun: readonly Process[];
  /** How many have their last day in it. */
  readonly finished: number;
  /** What those that began in it share out; null where none of them has a budget. */
  readonly amount: Cents | null;
}

/** The years that are offered where the settings name none (specification 3, section 9). */
export const usualYears: StatisticsYears = { year: 2025, years: [2025, 2024, 2023, 2022] };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Projects per year, in the order of the years: a process belongs to the year it begins in.
 *
 * @example projectsPerYear([from2025To2026], [2026, 2025]) // 2026: 0 begun, 1 finished; 2025: 1 begun, 0 finished
 */
export const projectsPerYear = (
  processes: readonly Process[],
  years: readonly number[],
): readonly YearOfProjects[] =>
  years.map((year) => {
    const begun = processes.filter(({ extent }) => yearOf(extent.start) === year);
    const amounts = begun.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    return {
      year,
      begun,
      finished: processes.filter(({ extent }) => yearOf(extent.end) === year).length,
      amount: amounts.length === 0 ? null : sumOfMoney(amounts),
    };
  });

/** The year of an address among those that are offered, else the one that is shown first. */
export const offeredYear = (asked: string | null, { year, years }: StatisticsYears): number =>
  years.find((one) => String(one) === asked) ?? year;
