import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { metresBetween } from '#domain/shared/distance.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';

/** An office, and how far it is; null if that is unknown. */
export interface OfficeFrom {
  readonly office: OfficeAnswer;
  readonly metres: number | null;
}

/** The offices as they are listed or, if it is known where the reader is, the nearest first; those without a place last. */
export function officesFrom(
  offices: readonly OfficeAnswer[],
  here: Coordinates | null,
): readonly OfficeFrom[] {
  const from = offices.map((office): OfficeFrom => {
    const { coordinates } = office;
    return {
      office,
      metres: here === null || coordinates === null ? null : metresBetween(here, coordinates),
    };
  });
  return here === null
    ? from
    : from.toSorted((a, b) => (a.metres ?? Number.MAX_VALUE) - (b.metres ?? Number.MAX_VALUE));
}
