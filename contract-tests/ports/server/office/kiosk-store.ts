import { describe, expect, it } from 'vitest';
import type { KeptPass, KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Kiosk } from '#domain/voting/kiosk/kiosk.ts';
import { passLasts } from '#domain/voting/kiosk/pass.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const until = noon + passLasts;
const pass: KeptPass = { digest: 'd1', vote: 'budget', kiosk: null, sealed: 'sealed ana', until };
const tablet: Kiosk = { id: 'k1', vote: 'budget', name: 'Biblioteca', until: noon + 3_600_000 };

/** The contract of kiosks and their passes. `open` gives an empty store each time. */
export function kioskStoreContract(name: string, open: () => Promise<KioskStore>): void {
  describe(`${name} keeps the contract of kiosks`, () => {
    it('gives a pass to one alone of all who take it at once', async () => {
      const store = await open();
      await store.keepPass(town, pass, noon);
      expect(await store.findPass(town, pass, noon)).toBe('sealed ana');
      const taken = await Promise.all(Array.from({ length: 8 }, () => store.takePass(town, pass, noon)));
      expect(taken.filter((one) => one !== null)).toEqual(['sealed ana']);
      expect(await store.findPass(town, pass, noon)).toBeNull();
    });

    it('finds no pass that is over, of another town, vote, kiosk or digest', async () => {
      const store = await open();
      await store.keepPass(town, pass, noon);
      for (const wrong of [{ vote: 'second' }, { kiosk: 'k1' }, { digest: 'd2' }]) {
        expect(await store.findPass(town, { ...pass, ...wrong }, noon)).toBeNull();
        expect(await store.takePass(town, { ...pass, ...wrong }, noon)).toBeNull();
      }
      expect(await store.takePass(other, pass, noon)).toBeNull();
      expect(await store.takePass(town, pass, until)).toBeNull();
      expect(await store.takePass(town, pass, until - 1)).toBe('sealed ana');
    });

    it('erases what is over whenever something is kept, and when it is told to', async () => {
      const store = await open();
      await store.keepPass(town, pass, noon);
      await store.keepPass(town, { ...pass, digest: 'd2', until: until + 1 }, until);
      // Seen from before their end: what is not found now was erased.
      expect(await store.findPass(town, pass, noon)).toBeNull();
      await store.begin(town, tablet, 'code', until);
      expect(await store.findPass(town, { ...pass, digest: 'd2' }, noon)).toBe('sealed ana');
      await store.forgetOver(tablet.until);
      expect(await store.findPass(town, { ...pass, digest: 'd2' }, noon)).toBeNull();
      expect(await store.kiosks(town, 'budget', noon)).toEqual([]);
    });

    it('starts one tablet by a code, and knows it by its token until its end', async () => {
      const store = await open();
      await store.begin(town, tablet, 'code', noon);
      expect(await store.start(other, 'code', 'token', noon)).toBeNull();
      const started = await Promise.all(['t1', 't2'].map((token) => store.start(town, 'code', token, noon)));
      expect(started.filter((one) => one !== null)).toEqual([tablet]);
      const token = started[0] === null ? 't2' : 't1';
      expect(await store.kioskOf(town, token, noon)).toEqual(tablet);
      expect(await store.kioskOf(other, token, noon)).toBeNull();
      expect(await store.kioskOf(town, token === 't1' ? 't2' : 't1', noon)).toBeNull();
      expect(await store.kioskOf(town, token, tablet.until)).toBeNull();
    });

    it('lets the voter of a token stay longer, and nobody who is over or is named wrongly', async () => {
      const store = await open();
      const voter = { ...pass, kiosk: 'k1' };
      await store.keepPass(town, voter, noon);
      for (const wrong of [{ vote: 'second' }, { kiosk: 'k2' }, { kiosk: null }, { digest: 'd2' }])
        expect(await store.lengthen(town, { ...voter, ...wrong }, until + 9, noon)).toBe(false);
      expect(await store.lengthen(other, voter, until + 9, noon)).toBe(false);
      expect(await store.findPass(town, voter, until)).toBeNull();
      expect(await store.lengthen(town, voter, until + 9, until - 1)).toBe(true);
      expect(await store.findPass(town, voter, until + 8)).toBe('sealed ana');
      expect(await store.lengthen(town, voter, until + 99, until + 9)).toBe(false);
    });

    it('lists the kiosks of a vote by name', async () => {
      const store = await open();
      for (const [id, label, vote] of [
        ['k2', 'Mercat', 'budget'],
        ['k1', 'Biblioteca', 'budget'],
        ['k3', 'Ateneu', 'second'],
      ] as const)
        await store.begin(town, { ...tablet, id, name: label, vote }, `code of ${id}`, noon);
      expect((await store.kiosks(town, 'budget', noon)).map(({ id }) => id)).toEqual(['k1', 'k2']);
      await store.start(town, 'code of k2', 't2', noon);
      expect((await store.kiosks(town, 'budget', noon)).map((one) => one.isStarted)).toEqual([false, true]);
      expect(await store.kiosks(other, 'budget', noon)).toEqual([]);
      expect(await store.kiosks(town, 'budget', tablet.until)).toEqual([]);
    });

    it('knows the minute in which the page of a kiosk asked last, and of that kiosk alone', async () => {
      const store = await open();
      await store.begin(town, tablet, 'c1', noon);
      await store.begin(town, { ...tablet, id: 'k2', name: 'Mercat' }, 'c2', noon);
      await store.start(town, 'c1', 't1', noon);
      const seen = async () => (await store.kiosks(town, 'budget', noon)).map((one) => one.seen);
      await store.noteSeen(other, tablet, noon);
      expect(await seen()).toEqual([null, null]);
      await store.noteSeen(town, tablet, noon + 61_234);
      await store.noteSeen(town, tablet, noon + 119_999);
      expect(await seen()).toEqual([noon + 60_000, null]);
      expect(await store.kioskOf(town, 't1', noon)).toEqual(tablet);
    });

    it('ends a kiosk with whoever votes at it, and no other', async () => {
      const store = await open();
      const second = { ...tablet, id: 'k2' };
      await store.begin(town, tablet, 'c1', noon);
      await store.begin(town, second, 'c2', noon);
      await store.start(town, 'c1', 't1', noon);
      const voters = ['k1', 'k2', null].map((kiosk) => ({ ...pass, kiosk, digest: `at ${kiosk}` }));
      for (const voter of voters) await store.keepPass(town, voter, noon);
      await store.end(other, 'budget', 'k1');
      await store.end(town, 'second', 'k1');
      expect(await store.kioskOf(town, 't1', noon)).toEqual(tablet);
      await store.end(town, 'budget', 'k1');
      expect(await store.kioskOf(town, 't1', noon)).toBeNull();
      expect(await store.kiosks(town, 'budget', noon)).toEqual([{ ...second, isStarted: false, seen: null }]);
      const found = await Promise.all(voters.map((voter) => store.findPass(town, voter, noon)));
      expect(found).toEqual([null, 'sealed ana', 'sealed ana']);
    });
  });
}
