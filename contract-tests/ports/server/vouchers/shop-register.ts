import { describe, expect, it } from 'vitest';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopStep, shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const applied: Shop = { ...bakery, status: 'applied' };
const came = shopStep(null, applied, 'apply', { by: 'sender', at: noon });
const toStatus = (status: Shop['status']) => (before: Shop) => {
  const shop = { ...before, status };
  const act = status === 'left' ? 'leave' : 'authorise';
  return { shop, step: shopStep(before, shop, act, { by: 'neus', at: noon, why: 'todo bien' }) };
};

/** The contract of the register of shops. `open` gives an empty store each time, with the steps if it has a chain. */
export function shopRegisterContract(
  name: string,
  open: () => Promise<{ readonly shops: ShopRegister; readonly steps?: Pick<StepStore, 'of'> }>,
): void {
  describe(`${name} keeps the contract of the register of shops`, () => {
    it('numbers the shops of each town as they apply, and lists them by name', async () => {
      const { shops } = await open();
      const second = { ...applied, id: 'merc', name: 'Aiguardents', taxNumber: 'A58818501' };
      expect(await shops.add(town, applied, came)).toEqual({ ...applied, number: 1 });
      expect(await shops.add(town, second, came)).toMatchObject({ number: 2 });
      expect(await shops.add(other, applied, came)).toMatchObject({ number: 1 });
      expect((await shops.list(town)).map(({ id }) => id)).toEqual(['merc', 'forn']);
      expect(await shops.find(town, 'forn')).toEqual({ ...applied, number: 1 });
      expect(await shops.find(other, 'merc')).toBeNull();
    });

    it('adds one of all shops of the same tax number that come at once', async () => {
      const { shops } = await open();
      const came8 = Array.from({ length: 8 }, (_, n) => shops.add(town, { ...applied, id: `s${n}` }, came));
      expect((await Promise.all(came8)).filter((one) => one !== null)).toHaveLength(1);
      expect(await shops.list(town)).toHaveLength(1);
    });

    it('finds a shop by its tax number until it leaves, and lets it apply again then', async () => {
      const { shops } = await open();
      await shops.add(town, applied, came);
      expect(await shops.ofTaxNumber(town, applied.taxNumber)).toMatchObject({ id: 'forn' });
      expect(await shops.ofTaxNumber(other, applied.taxNumber)).toBeNull();
      await shops.change(town, 'forn', toStatus('left'));
      expect(await shops.ofTaxNumber(town, applied.taxNumber)).toBeNull();
      expect(await shops.add(town, { ...applied, id: 'again' }, came)).toMatchObject({ number: 2 });
      expect(await shops.find(town, 'forn')).toMatchObject({ status: 'left' });
    });

    it('changes a shop with a step, one change after the other', async () => {
      const { shops, steps } = await open();
      await shops.add(town, applied, came);
      const dotted = (before: Shop) => ({
        shop: { ...before, address: `${before.address}.` },
        step: shopStep(before, before, 'authorise', { by: 'neus', at: noon }),
      });
      await Promise.all(Array.from({ length: 5 }, () => shops.change(town, 'forn', dotted)));
      expect(await shops.find(town, 'forn')).toMatchObject({ address: `${applied.address}.....` });
      await shops.change(town, 'forn', toStatus('authorised'));
      if (steps === undefined) return;
      const chain = await steps.of(town, shopSubject(applied));
      expect(chain.map(({ act }) => act)).toEqual(['shop.apply', ...Array<string>(6).fill('shop.authorise')]);
      expect(chain.at(-1)).toMatchObject({ by: 'neus', to: 'authorised', words: 'todo bien' });
    });

    it('changes nothing of an unknown shop, or if the work says so', async () => {
      const { shops } = await open();
      await shops.add(town, applied, came);
      expect(await shops.change(town, 'none', toStatus('left'))).toBeNull();
      expect(await shops.change(town, 'forn', () => null)).toMatchObject({ status: 'applied' });
    });
  });
}
