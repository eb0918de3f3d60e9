import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { holdDevice } from './hold-device.ts';

const realm = realmId('vilanova');

function aDevice() {
  let [holders, erasures]: [readonly string[], number] = [[], 0];
  const device = {
    holders: () => holders,
    hold: (_realm: string, users: readonly string[]) => {
      holders = users;
    },
    eraseOfPerson: async () => {
      erasures += 1;
      holders = [];
    },
  };
  return { hold: holdDevice(device), holders: () => holders, erasures: () => erasures };
}
const anna = { user: 'u-anna', isVerified: true };

describe('what a device keeps', () => {
  it('is of the first person who signs in, and stays while it is they', async () => {
    const { hold, holders, erasures } = aDevice();
    expect([await hold(realm, anna), await hold(realm, anna)]).toEqual([false, false]);
    expect([holders(), erasures()]).toEqual([['u-anna'], 0]);
  });

  it('is erased before another person has it, by a code or by the provider of the town', async () => {
    const { hold, holders, erasures } = aDevice();
    await hold(realm, anna);
    expect(await hold(realm, { user: 'u-pau', isVerified: true })).toBe(true);
    expect(await hold(realm, { user: 'u-neus', isVerified: false, proven: { identity: null } })).toBe(true);
    expect([holders(), erasures()]).toEqual([['u-neus'], 2]);
  });

  it('does not change hands for nobody, an unknown user, or an address that was only typed', async () => {
    const { hold, holders, erasures } = aDevice();
    await hold(realm, anna);
    for (const person of [null, { isVerified: true }, { user: 'u-pau', isVerified: false }])
      expect(await hold(realm, person)).toBe(false);
    expect([holders(), erasures()]).toEqual([['u-anna'], 0]);
  });

  it('is of one person under several addresses, if they say that it is theirs, until somebody else comes', async () => {
    const { hold, holders, erasures } = aDevice();
    await hold(realm, anna);
    const atWork = { user: 'u-anna-at-work', isVerified: true };
    expect(await hold(realm, atWork, true)).toBe(false);
    for (const one of [anna, atWork]) expect(await hold(realm, one)).toBe(false);
    expect([holders(), erasures()]).toEqual([['u-anna', 'u-anna-at-work'], 0]);
    expect(await hold(realm, { user: 'u-pau', isVerified: true })).toBe(true);
    expect([holders(), erasures()]).toEqual([['u-pau'], 1]);
  });
});
