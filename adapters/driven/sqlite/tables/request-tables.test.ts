import { paymentStepContract, paymentStoreContract } from '#contract-tests/ports/server/payment-store.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { backlogContract } from '#contract-tests/ports/server/backlog.ts';
import { objectAssets } from '#adapters/driven/objects/object-assets.ts';
import { objectStore } from '#adapters/driven/objects/object-store.ts';
import { fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { oldRequestsContract } from '#contract-tests/ports/server/old-requests.ts';
import { plainSendersContract } from '#contract-tests/ports/server/plain-senders.ts';
import { profileStoreContract } from '#contract-tests/ports/server/profile-store.ts';
import { followStoreContract } from '#contract-tests/ports/server/follow-store.ts';
import { commentStoreContract } from '#contract-tests/ports/server/comment-store.ts';
import { likeStoreContract } from '#contract-tests/ports/server/like-store.ts';
import { proposalStoreContract } from '#contract-tests/ports/server/proposal-store.ts';
import { webhookOutboxContract } from '#contract-tests/ports/server/webhook-outbox.ts';
import { requestMailQueueContract } from '#contract-tests/ports/server/request-mail-queue.ts';
import { requestStoreContract } from '#contract-tests/ports/server/request-store.ts';
import { viewStoreContract } from '#contract-tests/ports/server/desk/view-store.ts';
import { importStoreContract } from '#contract-tests/ports/server/import-store.ts';
import { templateStoreContract } from '#contract-tests/ports/server/template-store.ts';
import { stepStoreContract } from '#contract-tests/ports/server/step-store.ts';
import { sqlSteps } from './step.table.ts';
import { sqlViews } from './view.table.ts';
import { sqlTemplates } from './template.table.ts';
import {
  assetStoreContract,
  captchaStoreContract,
  uploadBudgetContract,
} from '#contract-tests/ports/server/upload-stores.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlAssets } from './asset.table.ts';
import { sqlContentChanges } from './content-change.table.ts';
import { sqlContentWatch } from './content-version.table.ts';
import { sqlDocuments } from './document.table.ts';
import { sqlImports } from './import.table.ts';
import { sqlBacklog } from './backlog.ts';
import { sqlComments } from './comment.table.ts';
import { sqlCaptchas } from './captcha.table.ts';
import { sqlOldRequests } from './old-requests.table.ts';
import { sqlPayments } from './payment.table.ts';
import { sqlPlainSenders } from './plain-sender.table.ts';
import { sqlProfiles } from './profile.table.ts';
import { sqlFollows } from './follow.table.ts';
import { sqlLikes } from './like.table.ts';
import { sqlProposals } from './published-proposal.table.ts';
import { sqlRequestMails } from './request-mail.table.ts';
import { sqlWebhooks } from './webhook.table.ts';
import { sqlUploadBudget } from './upload-budget.table.ts';
import { sqlRequests } from './request.table.ts';

const embedded = 'the embedded database';

requestStoreContract(embedded, async () => {
  const database = openSql();
  const unlist = async (id: string) =>
    database.exec(`DELETE FROM desk_requests WHERE id = '${id}';
      INSERT INTO unlisted_requests SELECT realm, id FROM requests WHERE id = '${id}'`);
  return { requests: sqlRequests(database), payments: sqlPayments(database), unlist };
});
requestMailQueueContract(embedded, async () => {
  const database = openSql();
  return { requests: sqlRequests(database), mails: sqlRequestMails(database) };
});
backlogContract(embedded, async () => {
  const database = openSql();
  const [requests, mails] = [sqlRequests(database), sqlRequestMails(database)];
  return { backlog: sqlBacklog(database), requests, mails, outbox: sqlWebhooks(database) };
});
assetStoreContract(embedded, async () => sqlAssets(openSql(), assetFiles(scratchFolder())));
stepStoreContract(embedded, async () => {
  const database = openSql();
  return {
    steps: sqlSteps(database),
    requests: sqlRequests(database),
    comments: sqlComments(database),
    old: sqlOldRequests(database, assetFiles(scratchFolder())),
    run: async (statement) => database.exec(statement),
  };
});
assetStoreContract(`${embedded}, with contents in an object store,`, async () =>
  sqlAssets(openSql(), objectAssets(objectStore((await fakeObjects()).settings))),
);
captchaStoreContract(embedded, async () => sqlCaptchas(openSql()));
paymentStoreContract(embedded, async () => sqlPayments(openSql()));
viewStoreContract(embedded, async () => sqlViews(openSql()));
templateStoreContract(embedded, async () => {
  const database = openSql();
  return { store: sqlTemplates(database), steps: sqlSteps(database) };
});
paymentStepContract(embedded, async () => {
  const database = openSql();
  return {
    payments: sqlPayments(database),
    steps: sqlSteps(database),
    requests: sqlRequests(database),
    old: sqlOldRequests(database, assetFiles(scratchFolder())),
  };
});
uploadBudgetContract(embedded, async () => sqlUploadBudget(openSql()));
profileStoreContract(embedded, async () => sqlProfiles(openSql()));
oldRequestsContract(embedded, async () => {
  const database = openSql();
  const folder = join(scratchFolder(), 'assets');
  const files = assetFiles(folder);
  const isContent = (file: string) => file.length > 60;
  return {
    old: sqlOldRequests(database, files),
    requests: sqlRequests(database),
    follows: sqlFollows(database),
    assets: sqlAssets(database, files),
    captchas: sqlCaptchas(database),
    contents: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isContent).length,
  };
});
oldRequestsContract(`${embedded}, with contents in an object store,`, async () => {
  const database = openSql();
  const { settings, objects } = await fakeObjects();
  const files = objectAssets(objectStore(settings));
  return {
    old: sqlOldRequests(database, files),
    requests: sqlRequests(database),
    follows: sqlFollows(database),
    assets: sqlAssets(database, files),
    captchas: sqlCaptchas(database),
    contents: () => new Set([...objects.keys()].map((key) => key.split('/').at(-2))).size,
  };
});
plainSendersContract(embedded, async () => {
  const database = openSql();
  return {
    plain: sqlPlainSenders(database),
    requests: sqlRequests(database),
    assets: sqlAssets(database, assetFiles(scratchFolder())),
    run: async (statement) => database.prepare(statement).all(),
  };
});
likeStoreContract(embedded, async () => sqlLikes(openSql()));
proposalStoreContract(embedded, async () => sqlProposals(openSql(), { now: () => noon }));
followStoreContract(embedded, async () => sqlFollows(openSql()));
commentStoreContract(embedded, async () => sqlComments(openSql()));
webhookOutboxContract(embedded, async () => {
  const database = openSql();
  const requests = sqlRequests(database);
  return {
    outbox: sqlWebhooks(database),
    change: async () => {
      const entry = aRequestEntry(1, { request: { realm: realmId('nova') } });
      const { realm, id } = entry.request;
      await requests.create(entry);
      const changed = await requests.change(realm, id, (one) => ({ ...one, status: 'En gestión' }));
      return changed?.iid ?? '';
    },
  };
});
importStoreContract(embedded, async () => {
  const database = openSql();
  return {
    store: sqlImports(database, { now: () => noon }),
    documents: sqlDocuments(database),
    steps: sqlSteps(database),
    changes: sqlContentChanges(database),
    watch: sqlContentWatch(database),
  };
});
