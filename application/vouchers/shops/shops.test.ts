import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryPassSeal } from '#fixtures/memory/kiosk/pass-seal.ts';
import { memoryShopDevices } from '#fixtures/memory/vouchers/shop-devices.ts';
import { memoryShops } from '#fixtures/memory/vouchers/shop-register.ts';
import { applyShop } from './apply-shop.ts';
import { changeShop } from './change-shop.ts';
import { giveShopCode, shopOfToken, startShopDevice } from './shop-access.ts';
import { addShopKey, askForShopKey, askShopToSignIn, signShopIn } from './shop-passkeys.ts';

const realm = realmId('vilanova');
const site = { host: 'localhost', origin: 'http://localhost' };
const { name, taxNumber, iban, headings, address, email, telephone } = bakery;
const typed = { name, taxNumber, iban, headings, address, email, telephone, hours: '' };

/** Challenges and passkeys that say what they are. */
function fakeKeys() {
  const kept = new Map<string, { text: string; person: string | null }>();
  let made = 0;
  return {
    staffSecrets: { newSecret: () => `secret ${(made += 1)}` },
    challenges: {
      put: async ({ text, person }: { text: string; person: string | null }) =>
        void kept.set(text, { text, person }),
      take: async (_: unknown, text: string) => {
        const found = kept.get(text) ?? null;
        kept.delete(text);
        return found;
      },
    },
    passkeys: {
      making: async (_: unknown, owner: { id: string }, challenge: string) => ({
        challenge,
        owner: owner.id,
      }),
      using: async (_: unknown, challenge: string) => ({ challenge }),
      claimOf: (answer: unknown) => answer as never,
      made: async (_: unknown, { key }: { key: string }) =>
        key === '' ? null : { id: key, publicKey: 'p', counter: 0, transports: [] },
      used: async (_: unknown, { counter }: { counter: number | null }) => counter,
    },
  } as never as Pick<Parameters<typeof signShopIn>[0], 'staffSecrets' | 'challenges' | 'passkeys'>;
}

function aRegister() {
  const time = { now: noon };
  const ports = {
    ...fakeKeys(),
    shops: memoryShops([[realm, bakery]]),
    shopDevices: memoryShopDevices(),
    passSeal: memoryPassSeal(),
    clock: { now: () => time.now },
  };
  return { ports, time };
}

async function aDevice() {
  const { ports, time } = aRegister();
  const given = await giveShopCode(ports)(realm, 'forn', { typed: 'Caja 1', by: 'neus' });
  const inside = given && (await startShopDevice(ports)(realm, { taxNumber, code: given.code }));
  if (inside === null) throw new Error('the device did not start');
  return { ports, time, inside };
}

describe('the application of a shop', () => {
  const places = async () => right([{ address, coordinates: { lat: 39, lng: 0 } }]);
  const ports = (found: object = { places }) => ({
    ...aRegister().ports,
    shops: memoryShops(),
    geocoder: found as never,
  });

  it('is stored with the place of its address, if the streets have it', async () => {
    expect(await applyShop(ports())(realm, 'va', { ...typed, hours: 'De 8 a 14' })).toMatchObject(
      right({ number: 1, status: 'applied', place: { lat: 39, lng: 0 }, hours: { va: 'De 8 a 14' } }),
    );
    const unknown = { places: async () => right([]) };
    expect(await applyShop(ports(unknown))(realm, 'va', typed)).toMatchObject(
      right({ place: null, hours: {} }),
    );
    const away = { places: async () => left({ kind: 'geocodingUnreachable' }) };
    expect(await applyShop(ports(away))(realm, 'va', typed)).toMatchObject(right({ place: null }));
  });

  it('is refused with the wrong fields, and if the shop is there', async () => {
    const apply = applyShop(ports());
    expect(await apply(realm, 'es', { ...typed, name: '' })).toEqual(
      left({ kind: 'shopRefused', fields: ['name'] }),
    );
    await apply(realm, 'es', typed);
    expect(await apply(realm, 'es', typed)).toEqual(left({ kind: 'shopExists' }));
  });
});

describe('staff and a shop', () => {
  it('change its state, and a shop that leaves has no device any more', async () => {
    const { ports, inside } = await aDevice();
    const change = changeShop(ports);
    const act = (one: 'suspend' | 'authorise' | 'leave', reason = 'x') =>
      change(realm, 'forn', { act: one, reason, most: null }, 'neus');
    expect(await change(realm, 'none', { act: 'leave', reason: 'x', most: null }, 'neus')).toEqual(
      left({ kind: 'unknownShop' }),
    );
    expect(await act('suspend', '')).toEqual(left({ kind: 'noReason' }));
    expect(await act('suspend')).toMatchObject(right({ status: 'suspended' }));
    expect(await shopOfToken(ports)(realm, inside.token)).toBeNull();
    await act('authorise');
    expect(await shopOfToken(ports)(realm, inside.token)).toMatchObject({ shop: { id: 'forn' } });
    await act('leave');
    expect(await shopOfToken(ports)(realm, inside.token)).toBeNull();
    expect(await ports.shopDevices.of(realm, 'forn')).toEqual([]);
  });

  it('give a code to an authorised shop, for a device that has a name', async () => {
    const { ports } = aRegister();
    const give = giveShopCode(ports);
    expect(await give(realm, 'forn', { typed: ' ', by: 'neus' })).toBeNull();
    expect(await give(realm, 'none', { typed: 'Caja', by: 'neus' })).toBeNull();
  });

  it('start no device with a wrong code or number, or of a suspended shop', async () => {
    const { ports } = aRegister();
    const given = await giveShopCode(ports)(realm, 'forn', { typed: 'Caja 1', by: 'neus' });
    const code = given?.code ?? '';
    const start = startShopDevice(ports);
    for (const wrong of [
      { taxNumber, code: 'x' },
      { taxNumber: 'x', code },
      { taxNumber: 'A58818501', code },
    ])
      expect(await start(realm, wrong)).toBeNull();
    await changeShop(ports)(realm, 'forn', { act: 'suspend', reason: 'x', most: null }, 'neus');
    expect(await start(realm, { taxNumber, code })).toBeNull();
    expect(await shopOfToken(ports)(realm, 'none')).toBeNull();
  });
});

describe('the passkey of a device', () => {
  const signIn = async (ports: Parameters<typeof signShopIn>[0], key: string, counter: number | null) => {
    const { challenge } = (await askShopToSignIn(ports)(realm, site)) as { challenge: string };
    return signShopIn(ports)(realm, { site, answer: { challenge, key, counter } });
  };
  const withKey = async () => {
    const all = await aDevice();
    const { challenge } = (await askForShopKey(all.ports)(realm, site, all.inside)) as { challenge: string };
    const isAdded = await addShopKey(all.ports)(realm, all.inside, {
      site,
      answer: { challenge, key: 'k1' },
    });
    return { ...all, challenge, isAdded };
  };

  it('is added by an answer to its own challenge, once', async () => {
    const { ports, inside, challenge, isAdded } = await withKey();
    expect(isAdded).toBe(true);
    const add = addShopKey(ports);
    expect(await add(realm, inside, { site, answer: { challenge, key: 'k2' } })).toBe(false);
    const again = (await askForShopKey(ports)(realm, site, (await signIn(ports, 'k1', 1)) ?? inside)) as {
      challenge: string;
    };
    expect(await add(realm, inside, { site, answer: { ...again, key: '' } })).toBe(false);
  });

  it('signs the device in, if its counter goes on and its shop is authorised', async () => {
    const { ports } = await withKey();
    expect(await signIn(ports, 'k1', 5)).toMatchObject({
      shop: { id: 'forn' },
      device: { passkey: { counter: 5 } },
    });
    expect(await signIn(ports, 'k1', 5)).toBeNull();
    expect(await signIn(ports, 'k1', null)).toBeNull();
    expect(await signIn(ports, 'k1', 0)).toMatchObject({ device: { name: 'Caja 1' } });
    expect(await signIn(ports, 'other', 9)).toBeNull();
    expect(await signShopIn(ports)(realm, { site, answer: { challenge: 'none', key: 'k1' } })).toBeNull();
    expect(await signShopIn(ports)(realm, { site, answer: null })).toBeNull();
    await changeShop(ports)(realm, 'forn', { act: 'suspend', reason: 'x', most: null }, 'neus');
    expect(await signIn(ports, 'k1', 9)).toBeNull();
  });

  it('signs no device in that was ended while its key was looked at', async () => {
    const { ports } = await withKey();
    const passkeys = {
      ...ports.passkeys,
      used: async () => {
        await ports.shopDevices.end(realm, 'forn', null);
        return 7;
      },
    };
    expect(await signIn({ ...ports, passkeys }, 'k1', 7)).toBeNull();
  });
});
