import { paymentStepContract, paymentStoreContract } from '#contract-tests/ports/server/payment-store.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
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
import { viewStoreContract } from '#contract-tests/ports/server/desk/view-store.ts';
import { importStoreContract } from '#contract-tests/ports/server/import-store.ts';
import { templateStoreContract } from '#contract-tests/ports/server/template-store.ts';
import { stepStoreContract } from '#contract-tests/ports/server/step-store.ts';
import { postgresSteps } from './step.table.ts';
import { postgresViews } from './view.table.ts';
import { postgresContentChanges } from './content-change.table.ts';
import { postgresContentWatch } from './content-version.table.ts';
import { postgresDocuments } from './document.table.ts';
import { postgresImports } from './import.table.ts';
import { postgresTemplates } from './template.table.ts';
import { commentStoreContract } from '#contract-tests/ports/server/comment-store.ts';
import { likeStoreContract } from '#contract-tests/ports/server/like-store.ts';
import { proposalStoreContract } from '#contract-tests/ports/server/proposal-store.ts';
import { webhookOutboxContract } from '#contract-tests/ports/server/webhook-outbox.ts';
import { requestMailQueueContract } from '#contract-tests/ports/server/request-mail-queue.ts';
import { requestStoreContract } from '#contract-tests/ports/server/request-store.ts';
import {
  assetStoreContract,
  captchaStoreContract,
  uploadBudgetContract,
} from '#contract-tests/ports/server/upload-stores.ts';
import { allRequests } from '#fixtures/builders/data/request-filter.ts';
import { newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { postgresBacklog } from './backlog.ts';
import { postgresAssets } from './asset.table.ts';
import { postgresComments } from './comment.table.ts';
import { postgresCaptchas } from './captcha.table.ts';
import { postgresOldRequests } from './old-requests.table.ts';
import { postgresPayments } from './payment.table.ts';
import { postgresPlainSenders } from './plain-sender.table.ts';
import { postgresProfiles } from './profile.table.ts';
import { postgresFollows } from './follow.table.ts';
import { postgresLikes } from './like.table.ts';
import { postgresProposals } from './published-proposal.table.ts';
import { postgresRequestMails } from './request-mail.table.ts';
import { postgresWebhooks } from './webhook.table.ts';
import { postgresUploadBudget } from './upload-budget.table.ts';
import { postgresRequests } from './request.table.ts';

const name = 'PostgreSQL';

requestStoreContract(name, async () => {
  const postgres = await emptyPostgres();
  const unlist = async (id: string) => {
    await postgres.ask('DELETE FROM desk_requests WHERE id = $1', [id]);
    await postgres.ask('INSERT INTO unlisted_requests SELECT realm, id FROM requests WHERE id = $1', [id]);
  };
  return { requests: postgresRequests(postgres), payments: postgresPayments(postgres), unlist };
});
it('finds texts in the list of staff with an index, and without it if the server lacks its extension', async () => {
  const postgres = await openTestPostgres(await newSchema());
  await postgresRequests(postgres).create(aRequestEntry(1, { request: { title: 'Farola_2' } }));
  const totals = async () => {
    const requests = postgresRequests(postgres);
    const found = ['arola_', 'arolas'].map((folded) =>
      requests.list(realmId('vilanova'), { ...allRequests, text: { folded, people: 'all' } }),
    );
    return (await Promise.all(found)).map(({ total, items }) => [total, items.length]);
  };
  expect(await totals()).toEqual([
    [1, 1],
    [0, 0],
  ]);
  await postgres.ask('DROP INDEX desk_requests_by_text');
  expect(await totals()).toEqual([
    [1, 1],
    [0, 0],
  ]);
});
requestMailQueueContract(name, async () => {
  const postgres = await emptyPostgres();
  return { requests: postgresRequests(postgres), mails: postgresRequestMails(postgres) };
});
backlogContract(name, async () => {
  const postgres = await emptyPostgres();
  const [requests, mails] = [postgresRequests(postgres), postgresRequestMails(postgres)];
  return { backlog: postgresBacklog(postgres), requests, mails, outbox: postgresWebhooks(postgres) };
});
assetStoreContract(name, async () => postgresAssets(await emptyPostgres(), assetFiles(scratchFolder())));
assetStoreContract(`${name}, with contents in an object store,`, async () =>
  postgresAssets(await emptyPostgres(), objectAssets(objectStore((await fakeObjects()).settings))),
);
captchaStoreContract(name, async () => postgresCaptchas(await emptyPostgres()));
paymentStoreContract(name, async () => postgresPayments(await emptyPostgres()));
paymentStepContract(name, async () => {
  const postgres = await emptyPostgres();
  return {
    payments: postgresPayments(postgres),
    steps: postgresSteps(postgres),
    requests: postgresRequests(postgres),
    old: postgresOldRequests(postgres, assetFiles(scratchFolder())),
  };
});
uploadBudgetContract(name, async () => postgresUploadBudget(await emptyPostgres()));
profileStoreContract(name, async () => postgresProfiles(await emptyPostgres()));
oldRequestsContract(name, async () => {
  const postgres = await emptyPostgres();
  const folder = join(scratchFolder(), 'assets');
  const files = assetFiles(folder);
  const isContent = (file: string) => file.length > 60;
  return {
    old: postgresOldRequests(postgres, files),
    requests: postgresRequests(postgres),
    follows: postgresFollows(postgres),
    assets: postgresAssets(postgres, files),
    captchas: postgresCaptchas(postgres),
    contents: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isContent).length,
  };
});
plainSendersContract(name, async () => {
  const postgres = await emptyPostgres();
  return {
    plain: postgresPlainSenders(postgres),
    requests: postgresRequests(postgres),
    assets: postgresAssets(postgres, assetFiles(scratchFolder())),
    run: (statement) => postgres.ask(statement, []),
  };
});
likeStoreContract(name, async () => postgresLikes(await emptyPostgres()));
proposalStoreContract(name, async () => postgresProposals(await emptyPostgres(), { now: () => noon }));
followStoreContract(name, async () => postgresFollows(await emptyPostgres()));
stepStoreContract(name, async () => {
  const postgres = await emptyPostgres();
  return {
    steps: postgresSteps(postgres),
    requests: postgresRequests(postgres),
    comments: postgresComments(postgres),
    old: postgresOldRequests(postgres, assetFiles(scratchFolder())),
    run: (statement) => postgres.ask(statement, []),
  };
});
viewStoreContract(name, async () => postgresViews(await emptyPostgres()));
templateStoreContract(name, async () => {
  const postgres = await emptyPostgres();
  return { store: postgresTemplates(postgres), steps: postgresSteps(postgres) };
});
commentStoreContract(name, async () => postgresComments(await emptyPostgres()));
webhookOutboxContract(name, async () => {
  const database = await emptyPostgres();
  const requests = postgresRequests(database);
  return {
    outbox: postgresWebhooks(database),
    change: async () => {
      const entry = aRequestEntry(1, { request: { realm: realmId('nova') } });
      const { realm, id } = entry.request;
      await requests.create(entry);
      const changed = await requests.change(realm, id, (one) => ({ ...one, status: 'En gestión' }));
      return changed?.iid ?? '';
    },
  };
});
importStoreContract(name, async () => {
  const postgres = await emptyPostgres();
  // Imports wait for one another at the row of their town.
  await postgres.ask("INSERT INTO towns (realm, body) VALUES ('vilanova', '{}')", []);
  return {
    store: postgresImports(postgres, { now: () => noon }),
    documents: postgresDocuments(postgres),
    steps: postgresSteps(postgres),
    changes: postgresContentChanges(postgres),
    watch: postgresContentWatch(postgres),
  };
});
