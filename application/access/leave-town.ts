import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';

interface Ports<Refusal> {
  /** Ends the session at the council. Left: `noSession` if nobody is logged in. */
  readonly logOut: (realm: RealmId) => Promise<Either<Refusal, true>>;
  readonly deviceData: Pick<TownDeviceData, 'erase'>;
}

/**
 * Logs out of a town: the council first, then everything that this device keeps of it. While the council cannot be
 * reached the session goes on there, so nothing is erased and the refusal says so.
 */
export const leaveTown =
  <Refusal extends { readonly kind: string }>({ logOut, deviceData }: Ports<Refusal>) =>
  async (realm: RealmId): Promise<Either<Refusal, true>> => {
    const left = await logOut(realm);
    if (isLeft(left) && left.left.kind !== 'noSession') return left;
    await deviceData.erase(realm);
    return right(true);
  };
