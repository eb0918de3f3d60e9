import { describe, expect, it } from 'vitest';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { PlainSenders } from '#application/ports/server/senders/plain-senders.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';

const town = realmId('vilanova');
const email = 'ana@correu.example';

interface Stores {
  readonly plain: PlainSenders;
  readonly requests: RequestStore;
  readonly assets: AssetStore;
  /** Runs a statement that both databases understand, and gives its rows. */
  readonly run: (statement: string) => Promise<readonly object[]>;
}

/** Leaves a request and an upload as earlier versions stored them. */
async function leaveInPlain({ requests, assets, run }: Stores): Promise<void> {
  await requests.create(aRequestEntry(1));
  await requests.create(aRequestEntry(2));
  const asset = { realm: town, name: 'a.txt', kind: 'txt', bytes: 1, isSigned: false, createdAt: 1 } as const;
  await assets.keep({ ...asset, id: 'a', owner: 'ana' }, new Uint8Array([1]));
  await run(`UPDATE requests SET body = replace(body, '"sealedEmail":null', '"verifiedEmail":"${email}"')
    WHERE id = '${referenceOf(1)}'`);
  for (const [kind, id] of [
    ['email', referenceOf(1)],
    ['email', referenceOf(2)],
    ['email', 'gone'],
    ['owner', 'ana'],
  ])
    await run(`INSERT INTO plain_senders (realm, kind, id) VALUES ('${town}', '${kind}', '${id}')`);
}

/** The contract of replacing what earlier versions stored about senders. `open` gives an empty database. */
export function plainSendersContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} keeps the plain-senders contract`, () => {
    it('replaces addresses and users once, and leaves everything else', async () => {
      const stores = await open();
      const { plain, requests, assets, run } = stores;
      await leaveInPlain(stores);
      const [before, other] = [
        await requests.find(town, referenceOf(1)),
        await requests.find(town, referenceOf(2)),
      ];
      const asked: string[] = [];
      const hiding = {
        email: ({ realm, id }: { realm: string; id: string }, address: string) => {
          asked.push(`${realm} ${id} ${address}`);
          return 'sealed';
        },
        owner: (realm: string, user: string) => `hash of ${realm} and ${user.length} letters`,
      };
      await plain.hide(hiding);
      await plain.hide(hiding);
      expect(asked).toEqual([`${town} ${referenceOf(1)} ${email}`]);
      const after = await requests.find(town, referenceOf(1));
      expect(after).toEqual({ ...before, verifiedEmail: undefined, sealedEmail: 'sealed' });
      expect(await requests.find(town, referenceOf(2))).toEqual(other);
      expect((await assets.find(town, 'a'))?.owner).toBe(`hash of ${town} and 3 letters`);
      const rows = await Promise.all(
        ['requests', 'assets', 'plain_senders'].map((table) => run(`SELECT * FROM ${table}`)),
      );
      expect(JSON.stringify(rows)).not.toMatch(/ana@|"ana"/u);
      expect(rows[2]).toEqual([]);
    });
  });
}
