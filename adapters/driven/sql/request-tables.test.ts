import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { requestStoreContract } from '#contract-tests/ports/request-store.ts';
import {
  assetStoreContract,
  captchaStoreContract,
  paymentStoreContract,
} from '#contract-tests/ports/upload-stores.ts';
import { openSql } from '#fixtures/builders/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlAssets } from './asset.table.ts';
import { sqlCaptchas } from './captcha.table.ts';
import { sqlPayments } from './payment.table.ts';
import { sqlRequests } from './request.table.ts';

const embedded = 'the embedded database';

requestStoreContract(embedded, async () => {
  const database = openSql();
  return { requests: sqlRequests(database), payments: sqlPayments(database) };
});
assetStoreContract(embedded, async () => sqlAssets(openSql(), assetFiles(scratchFolder())));
captchaStoreContract(embedded, async () => sqlCaptchas(openSql()));
paymentStoreContract(embedded, async () => sqlPayments(openSql()));
