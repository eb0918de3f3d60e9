import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const identity = { issuer: 'https://id.vilanova.example', subject: "l'Ñandú-1" };

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const profile = (userId: string, changedAt: number, account = 'one', realm: string = town) => {
  const names = { firstName: 'Neus', lastName: 'Pi', telephone: '', email: '', isVerified: false };
  const body = { realm, userId, profile: names, code: null, proven: { account, identity: null }, changedAt };
  return `INSERT INTO profiles (realm, user_id, account, changed, body)
    VALUES ('${realm}', '${userId}', '${account}', ${changedAt}, ${quoted(JSON.stringify(body))})`;
};

const person = (id: string, createdAt: number, more: object = { identity }, realm = town) => {
  const body = { ...aPerson(id, { realm, createdAt }), ...more };
  return `INSERT INTO staff_people (realm, id, created, body)
    VALUES ('${realm}', '${id}', ${createdAt}, ${quoted(JSON.stringify(body))})`;
};

/** Statements that leave accounts with several users, as versions without the unique keys could. */
export const doubleAccounts: readonly string[] = [
  profile('b', 2),
  profile('a', 3),
  profile('c', 3),
  profile('d', 9, 'another'),
  profile('e', 9, 'one', other),
  person('late', 5),
  person('first', 4),
  person('next', 4, { identity, name: 'Núria' }),
  person('key', 1, { identity: null }),
  person('away', 9, { identity }, other),
];

/** Who has which account, by users of residents and by people of staff. */
export async function ownersOf(stores: {
  readonly profiles: ProfileStore;
  readonly people: StaffPeople;
}): Promise<unknown> {
  const { profiles, people } = stores;
  const resident = async (user: string, realm = town) => {
    const found = await profiles.find(realm, user);
    return [user, found?.profile.firstName, found?.proven?.account ?? null];
  };
  return {
    residents: await Promise.all([...[...'abcd'].map((user) => resident(user)), resident('e', other)]),
    resident: (await profiles.proven(town, 'one'))?.userId,
    staff: (await people.list(town)).map((one) => [one.id, one.name, one.identity?.subject ?? null]),
    person: [(await people.owner(town, identity))?.id, (await people.owner(other, identity))?.id],
  };
}

/** After the step the account of a resident is with the one who changed last, that of staff with the one invited first. */
export const ownersLeft = {
  residents: [
    ['a', 'Neus', null],
    ['b', 'Neus', null],
    ['c', 'Neus', 'one'],
    ['d', 'Neus', 'another'],
    ['e', 'Neus', 'one'],
  ],
  resident: 'c',
  staff: [
    ['key', aPerson('key').name, null],
    ['first', aPerson('first').name, identity.subject],
    ['next', 'Núria', null],
    ['late', aPerson('late').name, null],
  ],
  person: ['first', 'away'],
};
