import { foundShop, ownTaxNumber, shopOf } from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import { shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';
import { shopsLockSql } from '../../locks.ts';
import type { Postgres } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';

const one = 'SELECT body FROM voucher_shops WHERE realm = $1 AND id = $2';
const ofNumber = 'SELECT body FROM voucher_shops WHERE realm = $1 AND tax_number = $2';

/** The shops of towns in PostgreSQL. */
export const postgresShops = ({ ask, transaction }: Postgres): ShopRegister => ({
  list: async (realm) => {
    const text = 'SELECT body FROM voucher_shops WHERE realm = $1 ORDER BY name COLLATE "C", id';
    return (await ask(text, [realm])).map(shopOf);
  },
  find: async (realm, id) => foundShop((await ask(one, [realm, id]))[0]),
  ofTaxNumber: async (realm, taxNumber) => foundShop((await ask(ofNumber, [realm, taxNumber]))[0]),
  add: (realm, applied, step) =>
    transaction(async (within) => {
      await within(shopsLockSql, [realm]);
      if ((await within(ofNumber, [realm, applied.taxNumber])).length > 0) return null;
      const last = 'SELECT coalesce(max(number), 0) AS n FROM voucher_shops WHERE realm = $1';
      const [row] = await within(last, [realm]);
      const shop = { ...applied, number: Number(row?.['n']) + 1 };
      const text = `INSERT INTO voucher_shops (realm, id, number, name, tax_number, body)
        VALUES ($1, $2, $3, $4, $5, $6)`;
      await within(text, [realm, shop.id, shop.number, shop.name, ownTaxNumber(shop), JSON.stringify(shop)]);
      await addSteps(within, { realm, subject: shopSubject(shop) }, [step]);
      return shop;
    }),
  change: (realm, id, work) =>
    transaction(async (within) => {
      const before = foundShop((await within(`${one} FOR UPDATE`, [realm, id]))[0]);
      const changed = before && work(before);
      if (changed === null) return before;
      const { shop, step } = changed;
      const text =
        'UPDATE voucher_shops SET name = $1, tax_number = $2, body = $3 WHERE realm = $4 AND id = $5';
      await within(text, [shop.name, ownTaxNumber(shop), JSON.stringify(shop), realm, id]);
      await addSteps(within, { realm, subject: shopSubject(shop) }, [step]);
      return shop;
    }),
});
