import type { DeviceIdStore, DeviceSession } from '#application/ports/browser/device-session.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { ownDeviceId } from './own-device-id.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';

interface Ports {
  readonly session: DeviceSession;
  readonly deviceIds: DeviceIdStore;
  readonly randomBytes: RandomBytes;
}

/**
 * Makes sure that this device has a session: asks, logs in with the id it has, else registers a new one. The id is
 * kept before it is used, so that a lost answer does not make two devices of one.
 */
export const enterSilently =
  ({ session, ...own }: Ports) =>
  async (realm: RealmId): Promise<Either<CouncilRefusal, true>> => {
    const known = await session.isLoggedIn(realm);
    if (isLeft(known)) return known;
    if (known.right) return right(true);
    const kept = own.deviceIds.read();
    if (kept !== null) {
      const entered = await session.logIn(realm, kept);
      if (!isLeft(entered) || entered.left.kind === 'unreachable') return entered;
    }
    const deviceId = ownDeviceId(own);
    const registered = await session.register(realm, deviceId);
    return isLeft(registered) ? registered : session.logIn(realm, deviceId);
  };
