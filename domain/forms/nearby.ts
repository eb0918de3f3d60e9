import type { Coordinates } from '../shared/coordinates.ts';
import { metresBetween, radians } from '../shared/distance.ts';
import { type CouncilRequest, finishedStatuses } from './request.ts';

/** The distance, in metres, within which a report may be about the same thing. */
export const nearbyMetres = 250;
const metresADegree = 111_320;

/** A rectangle that holds every place within those metres; the whole circle of latitude near the poles. */
export function partAround({ lat, lng }: Coordinates, metres: number) {
  const up = metres / metresADegree;
  const width = Math.cos(radians(Math.min(89, Math.abs(lat) + up)));
  const aside = (metres / (metresADegree * width)) * 1.01;
  return { south: lat - up * 1.01, north: lat + up * 1.01, west: lng - aside, east: lng + aside };
}

/** A report and how far it is. */
export interface NearReport {
  readonly request: CouncilRequest & { readonly coordinates: Coordinates };
  readonly metres: number;
}

/** Reports of the same category that are still open and near enough, the nearest first. */
export function nearReports(
  requests: readonly CouncilRequest[],
  at: Coordinates,
  category: string | null,
): readonly NearReport[] {
  return requests
    .flatMap((request): readonly NearReport[] => {
      const { coordinates } = request;
      if (coordinates === null || request.category !== category) return [];
      if (finishedStatuses.includes(request.status)) return [];
      const metres = metresBetween(at, coordinates);
      return metres <= nearbyMetres ? [{ request: { ...request, coordinates }, metres }] : [];
    })
    .toSorted((a, b) => a.metres - b.metres);
}
