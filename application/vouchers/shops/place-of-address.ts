import type { Geocoder } from '#application/ports/server/geocoder.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';

/** Where an address is; null if the streets of the town do not have it, or cannot be asked now. */
export async function placeOfAddress(
  { geocoder }: { readonly geocoder: Pick<Geocoder, 'places'> },
  realm: RealmId,
  address: string,
): Promise<Shop['place']> {
  const found = await geocoder.places(realm, address);
  const at = isLeft(found) ? undefined : found.right[0]?.coordinates;
  return at === undefined ? null : { lat: at.lat, lng: at.lng };
}
