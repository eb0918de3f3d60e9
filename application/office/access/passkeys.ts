import type { Challenges, StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { PasskeyCheck, PasskeySite } from '#application/ports/server/office/passkey-check.ts';
import type { Passkey, StaffPerson } from '#domain/office/access/person.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { invitedPerson } from './invite-person.ts';
import { type SignedIn, enterOffice, type SignInPorts } from './sign-in.ts';

interface Ports extends SignInPorts {
  readonly passkeys: PasskeyCheck;
  readonly challenges: Challenges;
}

/** How long a browser may take to answer. */
const challengeSpan = 5 * 60_000;
const longestName = 60;
const mostKeys = 10;

/** The answer of a browser, from the site that it was asked by. */
export interface PasskeyAnswer {
  readonly site: PasskeySite;
  readonly answer: unknown;
  /** What the owner calls the key, if it is new. */
  readonly name?: string;
  readonly device: string;
}

type Refusal<Kind extends string> = { readonly kind: Kind };

/** A challenge of our own that waits, for a person or for anybody who signs in. */
async function ask({ challenges, staffSecrets, clock }: Ports, realm: RealmId, person: string | null) {
  const [text, now] = [staffSecrets.newSecret(), clock.now()];
  await challenges.put({ realm, text, person, until: now + challengeSpan }, now);
  return text;
}

/** The key that a browser made for a person, if it answers a challenge for that person; a challenge counts once. */
async function madeFor(
  { challenges, passkeys, clock }: Ports,
  { realm, id }: StaffPerson,
  { site, answer, name = '', device }: PasskeyAnswer,
): Promise<Passkey | null> {
  const [claim, now] = [passkeys.claimOf(answer), clock.now()];
  const asked = claim && (await challenges.take(realm, claim.challenge, now));
  if (asked === null || asked.person !== id) return null;
  const made = await passkeys.made(site, answer, asked.text);
  const called = name.replaceAll(/\s+/gu, ' ').trim().slice(0, longestName);
  return made && { ...made, name: called || device, addedAt: now, usedAt: null };
}

const withKey = (person: StaffPerson, key: Passkey): StaffPerson | null =>
  person.passkeys.length >= mostKeys || person.passkeys.some(({ id }) => id === key.id)
    ? null
    : { ...person, passkeys: [...person.passkeys, key] };

/** What a browser needs to make a key for a person. */
export const askForKey =
  (ports: Ports) =>
  async (site: PasskeySite, person: StaffPerson): Promise<object> =>
    ports.passkeys.making(site, person, await ask(ports, person.realm, person.id));

/** Adds a key to those of a person who is signed in. */
export const addKey =
  (ports: Ports & { readonly people: StaffPeople }) =>
  async (
    person: StaffPerson,
    answer: PasskeyAnswer,
  ): Promise<Either<Refusal<'passkeyRefused'>, StaffPerson>> => {
    const key = await madeFor(ports, person, answer);
    if (key === null) return left({ kind: 'passkeyRefused' });
    const changed = await ports.people.change(
      person.realm,
      person.id,
      (before) => before && withKey(before, key),
      { by: person.id, at: ports.clock.now() },
    );
    const isAdded = changed?.passkeys.some(({ id }) => id === key.id) ?? false;
    return changed !== null && isAdded ? right(changed) : left({ kind: 'passkeyRefused' });
  };

/** Uses the link of an invitation: the first key of a person, and their first session. */
export const acceptInvitation =
  (ports: Ports) =>
  async (
    realm: RealmId,
    invitation: string,
    answer: PasskeyAnswer,
  ): Promise<Either<Refusal<'invitationInvalid' | 'passkeyRefused'>, SignedIn>> => {
    const person = await invitedPerson(ports)(realm, invitation);
    if (person === null) return left({ kind: 'invitationInvalid' });
    const key = await madeFor(ports, person, answer);
    if (key === null) return left({ kind: 'passkeyRefused' });
    const link = JSON.stringify(person.invitation);
    const inside = await enterOffice(ports)(realm, person.id, {
      way: 'passkey',
      device: answer.device,
      use: (before) =>
        JSON.stringify(before.invitation) === link ? withKey({ ...before, invitation: null }, key) : null,
    });
    return inside === null ? left({ kind: 'invitationInvalid' }) : right(inside);
  };

/** What a browser needs to sign in with any key of this site. */
export const askToSignIn =
  (ports: Ports) =>
  async (realm: RealmId, site: PasskeySite): Promise<object> =>
    ports.passkeys.using(site, await ask(ports, realm, null));

/** A person whose key was used, if its counter went on since: devices that do not count always say 0. Null if it did not. */
export function afterUse(person: StaffPerson, id: string, counter: number, now: number): StaffPerson | null {
  const key = person.passkeys.find((one) => one.id === id);
  if (key === undefined || (counter !== 0 && counter <= key.counter)) return null;
  const passkeys = person.passkeys.map((one) => (one === key ? { ...one, counter, usedAt: now } : one));
  return { ...person, passkeys };
}

/** Signs in with a key. An answer counts once, whatever it leads to. */
export const signInWithKey =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { site, answer, device }: PasskeyAnswer,
  ): Promise<Either<Refusal<'passkeyRefused'>, SignedIn>> => {
    const refused = left({ kind: 'passkeyRefused' } as const);
    const [claim, now] = [ports.passkeys.claimOf(answer), ports.clock.now()];
    const asked = claim && (await ports.challenges.take(realm, claim.challenge, now));
    if (claim?.person == null || asked === null || asked.person !== null) return refused;
    const person = await ports.people.find(realm, claim.person);
    const key = person?.passkeys.find(({ id }) => id === claim.key);
    if (person === null || key === undefined) return refused;
    const counter = await ports.passkeys.used(site, answer, asked.text, key);
    const use = (before: StaffPerson) => (counter === null ? null : afterUse(before, key.id, counter, now));
    const inside = await enterOffice(ports)(realm, person.id, { way: 'passkey', device, use });
    if (inside !== null) return right(inside);
    // Its owner sees that somebody tried: with a copy of the key, or from another site.
    await ports.signIns.note({ realm, person: person.id, at: now, way: 'passkey', device, isLetIn: false });
    return refused;
  };

type KeyKept = Refusal<'unknownSecret' | 'lastKey'>;

function withoutKey(person: StaffPerson, key: string): Either<KeyKept, StaffPerson> {
  const passkeys = person.passkeys.filter(({ id }) => id !== key);
  if (passkeys.length === person.passkeys.length) return left({ kind: 'unknownSecret' });
  return passkeys.length === 0 ? left({ kind: 'lastKey' }) : right({ ...person, passkeys });
}

/** Removes a key of a person, unless it is their last one. */
export const removeKey =
  ({ people, clock }: Pick<Ports, 'people' | 'clock'>) =>
  async (
    { realm, id }: Pick<StaffPerson, 'realm' | 'id'>,
    key: string,
  ): Promise<Either<KeyKept, StaffPerson>> => {
    const unknown: Either<KeyKept, StaffPerson> = left({ kind: 'unknownSecret' });
    const last = { outcome: unknown };
    const work = (before: StaffPerson | null) => {
      last.outcome = before === null ? unknown : withoutKey(before, key);
      return isLeft(last.outcome) ? null : last.outcome.right;
    };
    await people.change(realm, id, work, { by: id, at: clock.now() });
    return last.outcome;
  };
