import type { Coordinates } from '#domain/shared/coordinates.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { FoundPlace } from '#domain/shared/coordinates.ts';

/** Why no places were found: the service of addresses did not answer, or not in time. */
export type GeocoderRefusal = { readonly kind: 'geocodingUnreachable' };

/** Finds places by their address, and addresses by their place; best first, at most ten. */
export interface Geocoder {
  places(realm: RealmId, address: string): Promise<Either<GeocoderRefusal, readonly FoundPlace[]>>;
  addresses(realm: RealmId, at: Coordinates): Promise<Either<GeocoderRefusal, readonly FoundPlace[]>>;
}
