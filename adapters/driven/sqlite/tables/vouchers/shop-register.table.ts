import type { DatabaseSync } from 'node:sqlite';
import { foundShop, ownTaxNumber, shopOf } from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import { shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { stepWriting } from '../step.table.ts';

/** The shops of towns in the embedded database. */
export function sqlShops(database: DatabaseSync): ShopRegister {
  const all = database.prepare('SELECT body FROM voucher_shops WHERE realm = ? ORDER BY name, id');
  const one = database.prepare('SELECT body FROM voucher_shops WHERE realm = ? AND id = ?');
  const ofNumber = database.prepare('SELECT body FROM voucher_shops WHERE realm = ? AND tax_number = ?');
  const last = database.prepare('SELECT coalesce(max(number), 0) AS n FROM voucher_shops WHERE realm = ?');
  const add = database.prepare(
    'INSERT INTO voucher_shops (realm, id, number, name, tax_number, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const put = database.prepare(
    'UPDATE voucher_shops SET name = ?, tax_number = ?, body = ? WHERE realm = ? AND id = ?',
  );
  const steps = stepWriting(database);
  return {
    list: async (realm) => all.all(realm).map(shopOf),
    find: async (realm, id) => foundShop(one.get(realm, id)),
    ofTaxNumber: async (realm, taxNumber) => foundShop(ofNumber.get(realm, taxNumber)),
    add: (realm, applied, step) =>
      writeWhenFree(database, () => {
        if (ofNumber.get(realm, applied.taxNumber) !== undefined) return null;
        const shop = { ...applied, number: Number(last.get(realm)?.['n']) + 1 };
        add.run(realm, shop.id, shop.number, shop.name, ownTaxNumber(shop), JSON.stringify(shop));
        steps.add(realm, shopSubject(shop), [step]);
        return shop;
      }),
    change: (realm, id, work) =>
      writeWhenFree(database, () => {
        const before = foundShop(one.get(realm, id));
        const changed = before && work(before);
        if (changed === null) return before;
        const { shop, step } = changed;
        put.run(shop.name, ownTaxNumber(shop), JSON.stringify(shop), realm, id);
        steps.add(realm, shopSubject(shop), [step]);
        return shop;
      }),
  };
}
