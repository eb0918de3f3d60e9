import { describe, expect, it } from 'vitest';
import type { Asset, AssetStore } from '#application/ports/server/asset-store.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, RequestStatus } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import { aFollow } from '#fixtures/builders/data/follow.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';

const town = realmId('vilanova');
const letter = new Uint8Array([1, 2, 3]);
const photo = new Uint8Array([4, 5, 6]);
const asset = (id: string, createdAt: number): Asset => ({
  id,
  realm: town,
  owner: 'ana',
  name: `${id}.txt`,
  kind: 'txt',
  bytes: 3,
  isSigned: false,
  createdAt,
});

interface Kept {
  readonly old: OldRequests;
  readonly requests: RequestStore;
  readonly follows: FollowStore;
  readonly assets: AssetStore;
  readonly captchas: CaptchaStore;
  /** How many contents of uploads are on the disk. */
  readonly contents: () => number;
}

/** The contract of all that erases old requests. `open` gives it with the stores that it erases from. */
export function oldRequestsContract(name: string, open: () => Promise<Kept>): void {
  const handled = async (
    { requests, follows }: Kept,
    seed: number,
    status: RequestStatus,
    assets: readonly string[] = [],
  ) => {
    const made = await requests.create(aRequestEntry(seed, { assets }));
    await requests.follow(town, referenceOf(seed), 'pep');
    const id = `follow ${seed}`;
    const subject = { kind: 'request', id: isRight(made) ? made.right.iid : '' } as const;
    await follows.change(town, id, () => aFollow({ realm: town, id, subject }));
    await requests.change(town, referenceOf(seed), (before) => ({ ...before, status }));
  };
  const isKept = async ({ requests }: Kept, seed: number) =>
    (await requests.find(town, referenceOf(seed))) !== null;

  describe(`${name} keeps the old-requests contract`, () => {
    it('erases finished requests, once they have not changed for long enough', async () => {
      const kept = await open();
      await handled(kept, 1, 'Resuelta');
      await handled(kept, 2, 'Recibida');
      await handled(kept, 3, 'Rechazada');
      await handled(kept, 9, 'Cerrada');
      await kept.requests.change(town, referenceOf(3), (before) => ({ ...before, updatedAt: 9 }));
      await kept.old.forgetRequests(8, 9);
      const left = [1, 2, 3, 9].map((seed) => isKept(kept, seed));
      expect(await Promise.all(left)).toEqual([false, true, true, true]);
      // Its followers are erased with it, and those of others stay.
      const follows = [1, 2, 3, 9].map((seed) => kept.follows.find(town, `follow ${seed}`));
      expect((await Promise.all(follows)).map((one) => one !== null)).toEqual([false, true, true, true]);
      await kept.requests.create(aRequestEntry(1, { key: 'another' }));
      expect(await kept.requests.find(town, referenceOf(1))).toMatchObject({ followers: 0 });
    });

    it('erases with them what belongs to them, and leaves what belongs to others', async () => {
      const kept = await open();
      await kept.assets.keep(asset('a', 1), letter);
      await kept.assets.keep(asset('b', 1), photo);
      await kept.assets.keep(asset('c', 1), letter);
      await handled(kept, 1, 'Cerrada', ['a', 'b']);
      await handled(kept, 2, 'Recibida', ['c']);
      await kept.old.forgetRequests(8, 9);
      expect(await kept.assets.find(town, 'a')).toBeNull();
      expect(await kept.assets.read(town, 'b')).toBeNull();
      expect((await kept.assets.read(town, 'c'))?.content.length).toBe(3);
      expect(kept.contents()).toBe(1);
    });

    it('erases with a request what was added to it later, and what its sender takes back at once', async () => {
      const kept = await open();
      for (const [id, content] of [
        ['a', letter],
        ['b', photo],
        ['c', letter],
      ] as const)
        await kept.assets.keep(asset(id, 1), content);
      await handled(kept, 1, 'En gestión', ['a']);
      await handled(kept, 2, 'Recibida', ['c']);
      const later = { at: 2, by: '', text: '', isNote: false, reply: { images: ['b'], key: 'k' } };
      const add = (before: CouncilRequest) => ({ ...before, threads: [later] });
      await kept.requests.change(town, referenceOf(1), add, { uploads: ['b'] });
      await kept.requests.change(town, referenceOf(2), (before) => before, { uploads: ['a'] });
      const owned = await Promise.all(['a', 'b', 'c', 'd'].map((id) => kept.assets.requestOf(town, id)));
      expect(owned).toEqual([referenceOf(1), referenceOf(1), referenceOf(2), null]);
      await kept.old.forgetUploads(9);
      expect(kept.contents()).toBe(2);
      await kept.assets.eraseOf(town, referenceOf(1), 9);
      expect(await kept.assets.find(town, 'a')).toBeNull();
      expect(await kept.assets.read(town, 'b')).toBeNull();
      expect((await kept.assets.read(town, 'c'))?.content.length).toBe(3);
      expect(kept.contents()).toBe(1);
      await kept.assets.eraseOf(town, referenceOf(1), 9);
    });

    it('erases uploads that belong to no request', async () => {
      const kept = await open();
      await kept.assets.keep(asset('loose', 5), letter);
      await kept.assets.keep(asset('young', 6), photo);
      await kept.assets.keep(asset('sent', 1), letter);
      await handled(kept, 2, 'Recibida', ['sent']);
      await kept.old.forgetUploads(5);
      expect(await kept.assets.find(town, 'loose')).toBeNull();
      expect(await kept.assets.find(town, 'young')).not.toBeNull();
      expect((await kept.assets.read(town, 'sent'))?.content.length).toBe(3);
      await kept.old.forgetUploads(6);
      expect(kept.contents()).toBe(1);
    });

    it('keeps a content that was uploaded again meanwhile', async () => {
      const kept = await open();
      await kept.assets.keep(asset('loose', 5), letter);
      await kept.assets.keep({ ...asset('again', 9), realm: realmId('benialt') }, letter);
      await kept.old.forgetUploads(5);
      expect(kept.contents()).toBe(1);
      await kept.old.forgetUploads(9);
      expect(kept.contents()).toBe(0);
      await kept.old.forgetUploads(9);
    });

    it('erases captchas that are over', async () => {
      const kept = await open();
      await kept.captchas.keep(town, 'old', '1', 10);
      await kept.captchas.keep(town, 'new', '2', 11);
      await kept.old.forgetCaptchas(10);
      expect(await kept.captchas.spend(town, 'old', 0)).toBeNull();
      expect(await kept.captchas.spend(town, 'new', 0)).toBe('2');
    });
  });
}
