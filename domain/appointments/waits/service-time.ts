import type { OfficeVisit } from '../visit.ts';

/** How long visits with the same services take at a desk, in minutes. */
export interface ServiceTime {
  readonly mean: number;
  /** Their standard deviation. */
  readonly deviation: number;
  /** How many were measured; 0: nobody has been, and it is what is planned. */
  readonly measured: number;
}

/** The last so many are measured, and fewer than five say nothing. */
const [lately, fewest] = [20, 5];
/** A visit that a desk forgot to end counts as this number of times what is planned. */
const longest = 4;

const lastOf = ({ deeds }: OfficeVisit, act: string) => deeds.findLast((deed) => deed.act === act)?.at;

/** The minutes from the last call of a visit to its end; null if it was not served. */
export function servedMinutes(visit: OfficeVisit): number | null {
  const [called, ended] = [lastOf(visit, 'call'), lastOf(visit, 'finish')];
  if (visit.state !== 'done' || called === undefined || ended === undefined) return null;
  return (ended - called) / 60_000;
}

/** The services of a visit as one name. */
export const servicesName = ({ services }: Pick<OfficeVisit, 'services'>): string =>
  services.toSorted().join(' + ');

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * How long the services of a visit take, by the last visits with the same ones. As long as fewer than five were served, it
 * is what is planned, of which half is uncertain.
 *
 * @example serviceTime([], visit, 15) // { mean: 15, deviation: 7.5, measured: 0 }
 */
export function serviceTime(
  served: readonly OfficeVisit[],
  visit: Pick<OfficeVisit, 'services'>,
  planned: number,
): ServiceTime {
  const name = servicesName(visit);
  const minutes = served
    .filter((one) => servicesName(one) === name)
    .flatMap((one) => servedMinutes(one) ?? [])
    .slice(-lately)
    .map((one) => Math.min(one, longest * planned));
  if (minutes.length < fewest) return { mean: planned, deviation: planned / 2, measured: 0 };
  const mean = meanOf(minutes);
  const deviation = Math.sqrt(meanOf(minutes.map((one) => (one - mean) ** 2)));
  return { mean, deviation, measured: minutes.length };
}
