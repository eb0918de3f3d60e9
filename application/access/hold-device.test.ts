import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { holdDevice } from './hold-device.ts';

const realm = realmId('vilanova');

function aDevice() {
  let [holder, erasures]: [string | null, number] = [null, 0];
  const device = {
    holder: () => holder,
    hold: (_realm: string, user: string) => {
      holder = user;
    },
    eraseOfPerson: async () => {
      erasures += 1;
      holder = null;
    },
  };
  return { hold: holdDevice(device), holder: () => holder, erasures: () => erasures };
}
const anna = { user: 'u-anna', isVerified: true };

describe('what a device keeps', () => {
  it('is of the first person who signs in, and stays while it is they', async () => {
    const { hold, holder, erasures } = aDevice();
    expect([await hold(realm, anna), await hold(realm, anna)]).toEqual([false, false]);
    expect([holder(), erasures()]).toEqual(['u-anna', 0]);
  });

  it('is erased before another person has it, by a code or by the provider of the town', async () => {
    const { hold, holder, erasures } = aDevice();
    await hold(realm, anna);
    expect(await hold(realm, { user: 'u-pau', isVerified: true })).toBe(true);
    expect(await hold(realm, { user: 'u-neus', isVerified: false, proven: { identity: null } })).toBe(true);
    expect([holder(), erasures()]).toEqual(['u-neus', 2]);
  });

  it('does not change hands for nobody, an unknown user, or an address that was only typed', async () => {
    const { hold, holder, erasures } = aDevice();
    await hold(realm, anna);
    for (const person of [null, { isVerified: true }, { user: 'u-pau', isVerified: false }])
      expect(await hold(realm, person)).toBe(false);
    expect([holder(), erasures()]).toEqual(['u-anna', 0]);
  });
});
