import type { Town } from '#domain/access/town.ts';
import { noPhone, type Phone, phoneIn, phoneKind, phoneRecord } from '#domain/push/phone.ts';
import {
  goodOfPush,
  ownerOfPhones,
  phoneId,
  phonesOf,
  type PushPerson,
  type PushPorts,
  storePush,
} from './push-records.ts';

/** What a person switches on of a phone. */
export type WishedPhone = Omit<Phone, 'id' | 'owner' | 'user' | 'unreached'>;

/** As often as two tabs may store a phone at the same moment. */
const mostTries = 4;

/** The phone of an address; null if nothing is switched on there, or if it is somebody else’s now. */
export const readPhone =
  (ports: PushPorts) =>
  async ({ realm }: Pick<Town, 'realm'>, person: PushPerson, endpoint: string): Promise<Phone | null> => {
    const found = await ports.goodsRecords.record(
      goodOfPush(realm),
      phoneKind,
      phoneId(ports, realm, endpoint),
    );
    const phone = found && phoneIn(found);
    return phone !== null && phone.user === person.userId ? phone : null;
  };

/** Stores what a phone gets messages about; without subjects its address is erased. False if others kept changing it. */
export const keepPhone =
  (ports: PushPorts) =>
  async ({ realm }: Pick<Town, 'realm'>, person: PushPerson, wished: WishedPhone): Promise<boolean> => {
    const id = phoneId(ports, realm, wished.endpoint);
    const owner = ownerOfPhones(ports, realm, person);
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- it is tried again only if another tab was faster
      const found = await ports.goodsRecords.record(goodOfPush(realm), phoneKind, id);
      if (found === null && wished.subjects.length === 0) return true;
      const [at, version] = [ports.clock.now(), (found?.version ?? 0) + 1];
      const phone = { ...wished, id, owner, user: person.userId };
      const record =
        wished.subjects.length === 0 ? noPhone(id, at, version) : phoneRecord(phone, at, version);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (await storePush(ports, realm, [record])) return true;
    }
    return false;
  };

/** Erases the addresses of all phones of a person who signs out: whoever signs in next sees nothing of theirs. */
export const leavePhones =
  (ports: PushPorts) =>
  async (town: Pick<Town, 'realm'>, person: PushPerson): Promise<void> => {
    const owners = new Set([
      ownerOfPhones(ports, town.realm, person),
      ownerOfPhones(ports, town.realm, { ...person, email: null }),
    ]);
    const phones = (await Promise.all([...owners].map((owner) => phonesOf(ports, town.realm, owner)))).flat();
    const own = phones.filter(({ user }) => user === person.userId);
    await Promise.all(own.map((phone) => keepPhone(ports)(town, person, { ...phone, subjects: [] })));
  };
