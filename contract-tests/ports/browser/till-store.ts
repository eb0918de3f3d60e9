import { describe, expect, it } from 'vitest';
import type { TillStore, UnsentSale } from '#application/ports/browser/till-store.ts';

/** A sale that waits on a device. */
export const unsentSale = (key: string, more: Partial<UnsentSale> = {}): UnsentSale => ({
  realm: 'vilanova',
  shop: 'forn',
  key,
  campaign: 'otono',
  allowance: '2026-11-18T11:00:00.000Z',
  madeAt: '2026-11-18T12:00:00.000Z',
  price: '12.50',
  lines: [{ code: 'CV1:X', voucher: '7K2QRA5D3HT8', uses: 1, amount: 500 }],
  ticket: null,
  photo: null,
  number: '12345678Z',
  isSeen: false,
  ...more,
});

/** The contract of what a till keeps without a line. `open` gives one without content. */
export function tillStoreContract(name: string, open: () => TillStore<{ readonly n: number }>): void {
  describe(`${name} keeps the contract of the till without a line`, () => {
    const town = { realm: 'vilanova', shop: 'forn' } as const;
    const keys = (sales: readonly UnsentSale[]) => sales.map(({ key }) => key);

    it('gives back the sales of a shop in the order in which they were made, whole', async () => {
      const till = open();
      const second = unsentSale('a', { madeAt: '2026-11-18T12:30:00.000Z', number: null });
      expect(await till.keep(second)).toBe(true);
      await till.keep(unsentSale('b'));
      await till.keep(unsentSale('c', { shop: 'roig' }));
      await till.keep(unsentSale('d', { realm: 'benialt' }));
      expect(await till.unsent('vilanova', 'forn')).toEqual([unsentSale('b'), second]);
    });

    it('keeps one sale under a key, until it is dropped with its pictures', async () => {
      const till = open();
      const ticket = { realm: 'vilanova', key: 'a', kind: 'ticket' } as const;
      await till.keep(unsentSale('a'));
      await till.keep(unsentSale('a', { ticket: 'stored' }));
      await till.keepPicture(ticket, Uint8Array.of(1));
      expect(await till.unsent('vilanova', 'forn')).toMatchObject([{ key: 'a', ticket: 'stored' }]);
      await till.drop({ ...town, key: 'a' });
      await till.drop({ ...town, key: 'a' });
      expect(keys(await till.unsent('vilanova', 'forn'))).toEqual([]);
      expect(await till.picture(ticket)).toBeNull();
    });

    it('keeps pictures byte by byte, of tickets and of identity documents', async () => {
      const till = open();
      for (const kind of ['ticket', 'identity'] as const) {
        const picture = { realm: 'vilanova', key: 'a', kind };
        expect(await till.picture(picture)).toBeNull();
        expect(await till.keepPicture(picture, Uint8Array.of(0, 1, 255))).toBe(true);
        expect([...((await till.picture(picture)) ?? [])]).toEqual([0, 1, 255]);
      }
      await till.dropPictures({ realm: 'vilanova', key: 'a' });
      expect(await till.picture({ realm: 'vilanova', key: 'a', kind: 'identity' })).toBeNull();
    });

    it('keeps what the council gave a shop, as it was given last, until it is forgotten', async () => {
      const till = open();
      expect(await till.prepared('vilanova', 'forn')).toBeNull();
      await till.prepare('vilanova', 'forn', { n: 1 });
      expect(await till.prepare('vilanova', 'forn', { n: 2 })).toBe(true);
      expect(await till.prepared('vilanova', 'forn')).toEqual({ n: 2 });
      expect(await till.prepared('vilanova', 'roig')).toBeNull();
      await till.prepare('vilanova', 'forn', null);
      expect(await till.prepared('vilanova', 'forn')).toBeNull();
    });
  });
}
