import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Who is signed in: the public id of the user, and whether it is certain that it is they. */
interface SignedIn {
  readonly user?: string;
  readonly isVerified: boolean;
  readonly proven?: unknown;
}

type Device = Pick<TownDeviceData, 'holder' | 'hold' | 'eraseOfPerson'>;

/**
 * Makes the things that a device keeps those of who is signed in. Things of another person are erased first: the next one
 * sees nothing of them. An e-mail that was only typed is nobody's. Answers whether anything was erased.
 */
export const holdDevice =
  (device: Device) =>
  async (realm: RealmId, person: SignedIn | null): Promise<boolean> => {
    const user = person !== null && (person.isVerified || person.proven !== undefined) ? person.user : null;
    if (user === null || user === undefined) return false;
    const before = device.holder(realm);
    const isOfAnother = before !== null && before !== user;
    if (isOfAnother) await device.eraseOfPerson(realm);
    device.hold(realm, user);
    return isOfAnother;
  };
