import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Who is signed in: the public id of the user, and whether it is certain that it is they. */
interface SignedIn {
  readonly user?: string;
  readonly isVerified: boolean;
  readonly proven?: unknown;
}

type Device = Pick<TownDeviceData, 'holders' | 'hold' | 'eraseOfPerson'>;

/**
 * Makes the things that a device keeps those of who is signed in. Things of another person are erased first: the next one
 * sees nothing of them. An e-mail that was only typed is nobody's. `isAlsoTheirs`: the person said that the things of
 * before are theirs, too, under another address. Answers whether anything was erased.
 */
export const holdDevice =
  (device: Device) =>
  async (realm: RealmId, person: SignedIn | null, isAlsoTheirs = false): Promise<boolean> => {
    const user = person !== null && (person.isVerified || person.proven !== undefined) ? person.user : null;
    if (user === null || user === undefined) return false;
    const before = device.holders(realm);
    const isOfAnother = before.length > 0 && !before.includes(user) && !isAlsoTheirs;
    if (isOfAnother) await device.eraseOfPerson(realm);
    device.hold(realm, isOfAnother ? [user] : [...new Set([...before, user])]);
    return isOfAnother;
  };
