import { type Either, left, right } from '#domain/shared/result.ts';
import type { Position } from './position.ts';

/** How long a device may search for its position (specification 1, section 9). */
const timeout = 10_000;

/** Why a device did not give its position. */
export type LocateRefusal = 'denied' | 'timedOut' | 'unavailable';

const reasons: Readonly<Record<number, LocateRefusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

/** Asks the device for its position, once. */
export function locate(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Either<LocateRefusal, Position>> {
  if (!geolocation) return Promise.resolve(left('unavailable'));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(right({ lat: coords.latitude, lng: coords.longitude })),
      ({ code }) => resolve(left(reasons[code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout, maximumAge: 60_000 },
    );
  });
}
