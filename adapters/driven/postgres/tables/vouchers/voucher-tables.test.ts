import { join } from 'node:path';
import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { photoSeal } from '#adapters/driven/identity/photo-seal.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { shopDevicesContract } from '#contract-tests/ports/server/vouchers/shop-devices.ts';
import { shopRegisterContract } from '#contract-tests/ports/server/vouchers/shop-register.ts';
import { voucherPicturesContract } from '#contract-tests/ports/server/vouchers/voucher-pictures.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { postgresSteps } from '../step.table.ts';
import { postgresShopDevices } from './shop-device.table.ts';
import { postgresShops } from './shop-register.table.ts';
import { postgresVoucherPictures } from './voucher-picture.table.ts';

const name = 'PostgreSQL';

shopRegisterContract(name, async () => {
  const postgres = await emptyPostgres();
  return { shops: postgresShops(postgres), steps: postgresSteps(postgres) };
});
shopDevicesContract(name, async () => postgresShopDevices(await emptyPostgres()));
voucherPicturesContract(name, async () => {
  const files = assetFiles(join(scratchFolder(), 'assets'));
  const seal = photoSeal(openSecrets(join(scratchFolder(), 'secrets.json'), 'new'));
  return { pictures: postgresVoucherPictures(await emptyPostgres(), { files, seal }) };
});
