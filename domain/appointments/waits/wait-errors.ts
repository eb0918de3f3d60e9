import type { OfficeVisit } from '../visit.ts';
import { servicesName } from './service-time.ts';

/** How wrong what people were told was, in minutes. */
export interface WaitErrors {
  /** The services of these visits; null: all. */
  readonly services: readonly string[] | null;
  readonly count: number;
  /** How many waited as long as they were told. */
  readonly within: number;
  /** The error of half of them, and of nine of ten, is not more. */
  readonly median: number;
  readonly most: number;
}

interface MeasuredWait {
  readonly name: string;
  readonly services: readonly string[];
  readonly error: number;
  readonly isWithin: boolean;
}

/** The minutes that a person waited from when they were told; null if they were told nothing or are not called. */
export function realWait({ told, deeds }: OfficeVisit): number | null {
  if (told === undefined) return null;
  const called = deeds.find(({ act, at }) => act === 'call' && at >= told.at);
  return called === undefined ? null : (called.at - told.at) / 60_000;
}

function measured(visit: OfficeVisit): readonly MeasuredWait[] {
  const [wait, { told }] = [realWait(visit), visit];
  if (wait === null || told === undefined) return [];
  const error = Math.abs(wait - (told.from + told.to) / 2);
  return [
    {
      name: servicesName(visit),
      services: visit.services.toSorted(),
      error,
      isWithin: told.from <= wait && wait <= told.to,
    },
  ];
}

/** The least of some numbers that a share of them does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const errorsOf = (services: readonly string[] | null, waits: readonly MeasuredWait[]): WaitErrors => {
  const sorted = waits.map(({ error }) => error).toSorted((a, b) => a - b);
  return {
    services,
    count: waits.length,
    within: waits.filter(({ isWithin }) => isWithin).length,
    median: quantile(sorted, 0.5),
    most: quantile(sorted, 0.9),
  };
};

/** How wrong the waits were that people were told: of all first, then of each services. The error is from the middle of a range. */
export function waitErrors(visits: readonly OfficeVisit[]): readonly WaitErrors[] {
  const waits = visits.flatMap(measured);
  const kinds = [...new Map(waits.map((wait) => [wait.name, wait])).values()];
  const each = kinds
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, services }) =>
      errorsOf(
        services,
        waits.filter((wait) => wait.name === name),
      ),
    );
  return [errorsOf(null, waits), ...each];
}
