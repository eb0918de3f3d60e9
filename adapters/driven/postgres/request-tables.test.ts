import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { requestStoreContract } from '#contract-tests/ports/request-store.ts';
import {
  assetStoreContract,
  captchaStoreContract,
  paymentStoreContract,
} from '#contract-tests/ports/upload-stores.ts';
import { emptyPostgres } from '#fixtures/builders/empty-postgres.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { postgresAssets } from './asset.table.ts';
import { postgresCaptchas } from './captcha.table.ts';
import { postgresPayments } from './payment.table.ts';
import { postgresRequests } from './request.table.ts';

const name = 'PostgreSQL';

requestStoreContract(name, async () => {
  const postgres = await emptyPostgres();
  return { requests: postgresRequests(postgres), payments: postgresPayments(postgres) };
});
assetStoreContract(name, async () => postgresAssets(await emptyPostgres(), assetFiles(scratchFolder())));
captchaStoreContract(name, async () => postgresCaptchas(await emptyPostgres()));
paymentStoreContract(name, async () => postgresPayments(await emptyPostgres()));
