import { describe, expect, it } from 'vitest';
import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const content = new Uint8Array([1, 2, 3]);
const asset = (id: string, more: Partial<Asset> = {}): Asset => ({
  id,
  realm: town,
  owner: 'ana',
  name: 'ñandú.pdf',
  kind: 'pdf',
  bytes: 3,
  isSigned: true,
  createdAt: 10,
  ...more,
});

/** The contract of every store of uploads. */
export function assetStoreContract(name: string, open: () => Promise<AssetStore>): void {
  describe(`${name} keeps the asset-store contract`, () => {
    it('gives back what was stored, only to its town', async () => {
      const assets = await open();
      await assets.keep(asset('a'), content);
      expect(await assets.find(town, 'a')).toEqual(asset('a'));
      const read = await assets.read(town, 'a');
      expect([...(read?.content ?? [])]).toEqual([1, 2, 3]);
      expect(read?.asset).toEqual(asset('a'));
      expect(await assets.find(other, 'a')).toBeNull();
      expect(await assets.read(other, 'a')).toBeNull();
    });

    it('stores the same content twice as two uploads', async () => {
      const assets = await open();
      await assets.keep(asset('a'), content);
      await assets.keep(asset('b', { owner: 'pep', isSigned: false }), content);
      expect((await assets.read(town, 'b'))?.asset).toEqual(asset('b', { owner: 'pep', isSigned: false }));
    });

    it('says how much a person has uploaded since then', async () => {
      const assets = await open();
      await assets.keep(asset('a', { createdAt: 1 }), content);
      await assets.keep(asset('b'), content);
      await assets.keep(asset('c', { owner: 'pep' }), content);
      expect(await assets.bytesSince(town, 'ana', 10)).toBe(3);
      expect(await assets.bytesSince(town, 'ana', 0)).toBe(6);
      expect(await assets.bytesSince(other, 'ana', 0)).toBe(0);
    });
  });
}

/** The contract of every budget of uploads. */
export function uploadBudgetContract(name: string, open: () => Promise<UploadBudget>): void {
  const most = { network: 100, town: 250 };
  const day = 86_400_000;
  describe(`${name} keeps the upload-budget contract`, () => {
    it('counts what a network and a town upload, each town by itself', async () => {
      const budget = await open();
      const take = (network: string, bytes: number, realm = town) =>
        budget.take({ realm, network, bytes, at: 10 }, most);
      expect(await take('library', 60)).toBeNull();
      expect(await take('library', 41)).toBe('network');
      expect(await take('library', 40)).toBeNull();
      expect(await take('library', 1)).toBe('network');
      expect(await take('home', 100)).toBeNull();
      expect(await take('school', 51)).toBe('town');
      expect(await take('school', 50)).toBeNull();
      expect(await take('library', 100, other)).toBeNull();
    });

    it('forgets them after a day', async () => {
      const budget = await open();
      const take = (at: number) => budget.take({ realm: town, network: 'library', bytes: 100, at }, most);
      expect(await take(10)).toBeNull();
      expect(await take(10 + day - 1)).toBe('network');
      expect(await take(10 + day)).toBeNull();
    });

    it('is not exceeded by files that come at the same time', async () => {
      const budget = await open();
      const asked = Array.from({ length: 9 }, (_, n) =>
        budget.take({ realm: town, network: `n${n % 2}`, bytes: 30, at: 10 }, most),
      );
      const taken = (await Promise.all(asked)).filter((full) => full === null);
      expect(taken).toHaveLength(6);
    });
  });
}

/** The contract of every store of captchas. */
export function captchaStoreContract(name: string, open: () => Promise<CaptchaStore>): void {
  describe(`${name} keeps the captcha-store contract`, () => {
    it('gives an answer once, in its town and time', async () => {
      const captchas = await open();
      await captchas.keep(town, 'c', '11', 100);
      expect(await captchas.spend(other, 'c', 50)).toBeNull();
      expect(await captchas.spend(town, 'c', 50)).toBe('11');
      expect(await captchas.spend(town, 'c', 50)).toBeNull();
      await captchas.keep(town, 'd', '11', 100);
      expect(await captchas.spend(town, 'd', 100)).toBeNull();
      expect(await captchas.spend(town, 'd', 50)).toBeNull();
    });

    it('gives it to one of two who ask at once', async () => {
      const captchas = await open();
      await captchas.keep(town, 'c', '11', 100);
      const asked = await Promise.all([1, 2, 3].map(() => captchas.spend(town, 'c', 50)));
      expect(asked.filter((answer) => answer !== null)).toEqual(['11']);
    });
  });
}
