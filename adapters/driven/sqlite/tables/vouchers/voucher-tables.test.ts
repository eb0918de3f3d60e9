import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { photoSeal } from '#adapters/driven/identity/photo-seal.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { copyDatabase } from '#adapters/driven/sqlite/database-copy.ts';
import { shopDevicesContract } from '#contract-tests/ports/server/vouchers/shop-devices.ts';
import { shopRegisterContract } from '#contract-tests/ports/server/vouchers/shop-register.ts';
import { voucherPicturesContract } from '#contract-tests/ports/server/vouchers/voucher-pictures.ts';
import { realmId } from '#domain/shared/ids.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlSteps } from '../step.table.ts';
import { sqlShopDevices } from './shop-device.table.ts';
import { sqlShops } from './shop-register.table.ts';
import { sqlVoucherPictures } from './voucher-picture.table.ts';

const name = 'the embedded database';

/** All bytes of the files under a folder. */
const bytesUnder = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

function openPictures() {
  const folder = scratchFolder();
  const database = openSql(join(folder, 'council.sqlite'));
  const seal = photoSeal(openSecrets(join(scratchFolder(), 'secrets.json'), 'new'));
  const pictures = sqlVoucherPictures(database, { files: assetFiles(join(folder, 'assets')), seal });
  return { folder, database, pictures, stored: () => bytesUnder(folder) };
}

shopRegisterContract(name, async () => {
  const database = openSql();
  return { shops: sqlShops(database), steps: sqlSteps(database) };
});
shopDevicesContract(name, async () => sqlShopDevices(openSql()));
voucherPicturesContract(name, async () => openPictures());

it('a key that was destroyed is in no byte of the database, and a key is in no copy of it', async () => {
  const { folder, database, pictures, stored } = openPictures();
  const photo = { id: 'p', campaign: 'otono', shop: 'forn', kind: 'identity', hash: 'h', at: noon } as const;
  await pictures.keep(realmId('vilanova'), photo, new Uint8Array(Buffer.from('masked')));
  const key = String(database.prepare('SELECT sealed FROM voucher_keys').get()?.['sealed']);
  expect(stored().includes(key)).toBe(true);
  copyDatabase(join(folder, 'council.sqlite'), join(folder, 'copy.sqlite'));
  expect(readFileSync(join(folder, 'copy.sqlite')).includes(key)).toBe(false);
  expect(readFileSync(join(folder, 'copy.sqlite')).includes('otono')).toBe(true);
  await pictures.destroyKeys(realmId('vilanova'), 'otono', Number.MAX_SAFE_INTEGER);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(stored().includes(key)).toBe(false);
});
