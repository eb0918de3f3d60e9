import type { PasskeyCheck, PasskeySite } from '#application/ports/server/office/passkey-check.ts';
import type { Challenges } from '#application/ports/server/office/staff-people.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { Passkey } from '#domain/office/access/person.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { newShopSession, type ShopAccessPorts, type ShopAtDevice, type SignedInShop } from './shop-access.ts';

interface Ports extends ShopAccessPorts {
  readonly passkeys: PasskeyCheck;
  readonly challenges: Challenges;
  readonly staffSecrets: Pick<StaffSecrets, 'newSecret'>;
}

/** An answer of a browser, and the site that it was asked by. */
export interface ShopKeyAnswer {
  readonly site: PasskeySite;
  readonly answer: unknown;
}

const challengeSpan = 5 * 60_000;

/** Whose challenge it is: that of a device, or of any device of a shop. It never fits a person of staff. */
const forDevice = ({ device }: ShopAtDevice) => `shop device ${device.id}`;
const forSignIn = 'any shop device';

async function ask(
  { challenges, staffSecrets, clock }: Ports,
  realm: RealmId,
  person: string,
): Promise<string> {
  const [text, now] = [staffSecrets.newSecret(), clock.now()];
  await challenges.put({ realm, text, person, until: now + challengeSpan }, now);
  return text;
}

/** The text that an answer signs, if it was asked for that; a challenge counts once. */
async function taken(ports: Ports, realm: RealmId, answer: unknown, person: string): Promise<string | null> {
  const claim = ports.passkeys.claimOf(answer);
  const asked = claim && (await ports.challenges.take(realm, claim.challenge, ports.clock.now()));
  return asked?.person === person ? asked.text : null;
}

/** What a browser needs to make a passkey for the device that it is. */
export const askForShopKey =
  (ports: Ports) =>
  async (realm: RealmId, site: PasskeySite, at: ShopAtDevice): Promise<object> => {
    const { shop, device } = at;
    const passkeys = device.passkey === null ? [] : [device.passkey];
    const owner = { id: forDevice(at), name: `${shop.name} · ${device.name}`, email: null, passkeys };
    return ports.passkeys.making(site, owner, await ask(ports, realm, forDevice(at)));
  };

/** Adds the passkey that a browser made to its device. False if it is not right. */
export const addShopKey =
  (ports: Ports) =>
  async (realm: RealmId, at: ShopAtDevice, { site, answer }: ShopKeyAnswer): Promise<boolean> => {
    const text = await taken(ports, realm, answer, forDevice(at));
    const made = text === null ? null : await ports.passkeys.made(site, answer, text);
    if (made === null) return false;
    const passkey: Passkey = { ...made, name: at.device.name, addedAt: ports.clock.now(), usedAt: null };
    return ports.shopDevices.setPasskey(realm, at.device.id, passkey);
  };

/** What a browser needs to sign in with the passkey of a device. */
export const askShopToSignIn =
  (ports: Ports) =>
  async (realm: RealmId, site: PasskeySite): Promise<object> =>
    ports.passkeys.using(site, await ask(ports, realm, forSignIn));

/** Signs a device in by its passkey. Null if the answer is not right, or if the shop is not authorised. */
export const signShopIn =
  (ports: Ports) =>
  async (realm: RealmId, { site, answer }: ShopKeyAnswer): Promise<SignedInShop | null> => {
    const [claim, text] = [ports.passkeys.claimOf(answer), await taken(ports, realm, answer, forSignIn)];
    const device =
      claim === null || text === null ? null : await ports.shopDevices.ofPasskey(realm, claim.key);
    const shop = device && (await ports.shops.find(realm, device.shop));
    if (text === null || device?.passkey == null || shop?.status !== 'authorised') return null;
    const counter = await ports.passkeys.used(site, answer, text, device.passkey);
    // A counter that does not go on is that of a copy; devices that do not count always say 0.
    if (counter === null || (counter !== 0 && counter <= device.passkey.counter)) return null;
    const { token, session, now } = newShopSession(ports, realm);
    const used = { ...device, passkey: { ...device.passkey, counter, usedAt: now } };
    return (await ports.shopDevices.open(realm, used, session, now)) ? { shop, device: used, token } : null;
  };
