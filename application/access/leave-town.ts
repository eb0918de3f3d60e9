import type { PersonDesk, PersonRefusal } from '#application/ports/browser/person-desk.ts';
import type { RealmTrace } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';

interface Ports {
  readonly people: PersonDesk;
  readonly trace: RealmTrace;
}

/**
 * Logs out of a town: the council first, then everything that this device keeps of it. While the council cannot be
 * reached the session goes on there, so nothing is erased and the refusal says so.
 */
export const leaveTown =
  ({ people, trace }: Ports) =>
  async (realm: RealmId): Promise<Either<PersonRefusal, true>> => {
    const left = await people.logOut(realm);
    if (isLeft(left) && left.left.kind !== 'noSession') return left;
    await trace.erase(realm);
    return right(true);
  };
