import { postgresDocumentPreviews } from '#adapters/driven/postgres/tables/documents/preview.table.ts';
import { postgresDocumentDesk } from '#adapters/driven/postgres/tables/documents/document-desk.table.ts';
import { postgresKiosks } from '#adapters/driven/postgres/tables/desk/kiosk.table.ts';
import { postgresVotingDesk } from '#adapters/driven/postgres/tables/desk/voting-desk.table.ts';
import { postgresVoteDesk } from '#adapters/driven/postgres/tables/documents/vote-desk.table.ts';
import { postgresBoxBook } from '#adapters/driven/postgres/tables/paper/box-book.table.ts';
import { postgresClosingDesk } from '#adapters/driven/postgres/tables/paper/closing-desk.table.ts';
import { Container } from 'inversify';
import { postgresAssets } from '#adapters/driven/postgres/tables/asset.table.ts';
import { postgresCaptchas } from '#adapters/driven/postgres/tables/captcha.table.ts';
import { postgresPayments } from '#adapters/driven/postgres/tables/payment.table.ts';
import { postgresProfiles } from '#adapters/driven/postgres/tables/profile.table.ts';
import { postgresRequestMails } from '#adapters/driven/postgres/tables/request-mail.table.ts';
import { postgresRequests } from '#adapters/driven/postgres/tables/request.table.ts';
import { passSeal } from '#adapters/driven/identity/pass-seal.ts';
import { proofVault } from '#adapters/driven/stores-shared/proof-vault.ts';
import { withDraws } from '#adapters/driven/documents/document-draw-lists.ts';
import { photoSeal } from '#adapters/driven/identity/photo-seal.ts';
import { voucherKeys } from '#adapters/driven/identity/voucher-keys.ts';
import { addressSeal } from '#adapters/driven/identity/address-seal.ts';
import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import { staffSecrets } from '#adapters/driven/identity/staff-secrets.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { postgresAttempts } from '#adapters/driven/postgres/tables/attempt.table.ts';
import { postgresBallots } from '#adapters/driven/postgres/ballots/ballot.table.ts';
import { postgresIdentityCheck } from '#adapters/driven/postgres/tables/census/census-identity-check.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { postgresCensusAmendments } from '#adapters/driven/postgres/tables/census/census-amendments.table.ts';
import { postgresCensusBook } from '#adapters/driven/postgres/tables/census/census-book.table.ts';
import { postgresLetterDesk } from '#adapters/driven/postgres/tables/census/letter-desk.table.ts';
import { postgresCensus } from '#adapters/driven/postgres/tables/census/census.table.ts';
import { postgresDevices } from '#adapters/driven/postgres/tables/device.table.ts';
import { postgresContentChanges } from '#adapters/driven/postgres/tables/content-change.table.ts';
import { postgresContentWatch } from '#adapters/driven/postgres/tables/content-version.table.ts';
import { postgresDocuments } from '#adapters/driven/postgres/tables/document.table.ts';
import { postgresFollows } from '#adapters/driven/postgres/tables/follow.table.ts';
import { postgresComments } from '#adapters/driven/postgres/tables/comment.table.ts';
import { postgresLikes } from '#adapters/driven/postgres/tables/like.table.ts';
import { postgresLiveResults } from '#adapters/driven/postgres/tables/live-results.table.ts';
import { postgresOldRequests } from '#adapters/driven/postgres/tables/old-requests.table.ts';
import { postgresOldTraces } from '#adapters/driven/postgres/tables/old-traces.table.ts';
import type { Postgres } from '#adapters/driven/postgres/postgres.ts';
import { postgresPlainSenders } from '#adapters/driven/postgres/tables/plain-sender.table.ts';
import { postgresProposals } from '#adapters/driven/postgres/tables/published-proposal.table.ts';
import { postgresRealms } from '#adapters/driven/postgres/tables/realm.table.ts';
import { postgresSignIns } from '#adapters/driven/postgres/tables/access/sign-in.table.ts';
import { postgresBegunSignIns } from '#adapters/driven/postgres/tables/access/begun-sign-in.table.ts';
import { postgresStaffPeople, postgresStaffSessions } from '#adapters/driven/postgres/tables/staff.table.ts';
import {
  postgresChallenges,
  postgresProgramTokens,
} from '#adapters/driven/postgres/tables/staff-token.table.ts';
import { postgresViews } from '#adapters/driven/postgres/tables/view.table.ts';
import { postgresImports } from '#adapters/driven/postgres/tables/import.table.ts';
import { postgresTownSetups } from '#adapters/driven/postgres/tables/setup/town-setup.table.ts';
import { postgresTemplates } from '#adapters/driven/postgres/tables/template.table.ts';
import { postgresSteps } from '#adapters/driven/postgres/tables/step.table.ts';
import { postgresShopDevices } from '#adapters/driven/postgres/tables/vouchers/shop-device.table.ts';
import { postgresShops } from '#adapters/driven/postgres/tables/vouchers/shop-register.table.ts';
import { postgresVoucherPictures } from '#adapters/driven/postgres/tables/vouchers/voucher-picture.table.ts';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsCalendar } from '#adapters/driven/postgres/tables/scarcity/goods-calendar.table.ts';
import { postgresGoodsFigures } from '#adapters/driven/postgres/tables/scarcity/goods-figures.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresWebhooks } from '#adapters/driven/postgres/tables/webhook.table.ts';
import { postgresUploadBudget } from '#adapters/driven/postgres/tables/upload-budget.table.ts';
import { mostOfTown } from '#domain/forms/files/upload-budget.ts';
import { postgresTownKeeper } from '#adapters/driven/postgres/tables/town-keeper.ts';
import { postgresFileRegister } from '#adapters/driven/postgres/tables/files/file-register.table.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Clock } from '#application/ports/clock.ts';
import { identitiesOf, parts } from './container.ts';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { fileStores } from './file-stores.ts';
import type { Places } from './places.ts';
import { composeServices } from './services.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import { documentPlans } from '#adapters/driven/documents/document-plans.ts';
import { forResidents } from '#adapters/driven/documents/for-residents.ts';
import { participationContents } from '#adapters/driven/documents/participation-contents.ts';
import { withPublished } from '#application/processes/with-published.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { censusPrints } from '#application/office/votes/census-prints.ts';
import { publishedSurveys } from '#application/voting/published-surveys.ts';
import { realmId } from '#domain/shared/ids.ts';
import { withStatement } from '../contents/accessibility-statement.ts';
import type { ServerParts } from './server-parts.ts';

/** What staff keep, what they did, and whom it is announced to. */
const deskStores = (postgres: Postgres, clock: Clock, hashes: CensusHashes) => {
  const [censusBook, voteDesk] = [
    postgresCensusBook(postgres, hashes),
    postgresVoteDesk(postgres, clock, hashes),
  ];
  return {
    censusAmendments: postgresCensusAmendments(postgres, hashes),
    letterDesk: postgresLetterDesk(postgres, hashes),
    censusBook,
    censusPrints: censusPrints({ censusBook, voteDesk, hash: sha256Text, clock }),
    templates: postgresTemplates(postgres),
    documentDesk: postgresDocumentDesk(postgres, clock),
    voteDesk,
    boxBook: postgresBoxBook(postgres),
    kiosks: postgresKiosks(postgres),
    closingDesk: postgresClosingDesk(postgres),
    imports: postgresImports(postgres, clock),
    previews: postgresDocumentPreviews(postgres),
    views: postgresViews(postgres),
    setups: postgresTownSetups(postgres),
    webhooks: postgresWebhooks(postgres),
    rehearsals: null,
    rehearsed: null,
    steps: postgresSteps(postgres),
    goods: postgresGoods(postgres),
    goodsRecords: postgresGoodsRecords(postgres),
    goodsFigures: postgresGoodsFigures(postgres),
    goodsCalendar: postgresGoodsCalendar(postgres),
    goodsBooks: postgresGoodsBooks(postgres),
    shops: postgresShops(postgres),
    shopDevices: postgresShopDevices(postgres),
  };
};

/** What residents and shops upload. */
const uploadStores = (postgres: Postgres, files: AssetFiles, keys: VotingKeys) => ({
  assets: postgresAssets(postgres, files),
  voucherPictures: postgresVoucherPictures(postgres, { files, seal: photoSeal(keys) }),
  proofVault: proofVault(files, photoSeal(keys)),
});

/** Requests, with what they need: mails, captchas, payments. */
const requestStores = (postgres: Postgres) => ({
  requests: postgresRequests(postgres),
  requestMails: postgresRequestMails(postgres),
  plainSenders: postgresPlainSenders(postgres),
  captchas: postgresCaptchas(postgres),
  payments: postgresPayments(postgres),
  uploadBudget: postgresUploadBudget(postgres),
});

/** What residents have with the council beside requests and votes. */
const residentStores = (postgres: Postgres) => ({
  profiles: postgresProfiles(postgres),
  likes: postgresLikes(postgres),
  follows: postgresFollows(postgres),
  comments: postgresComments(postgres),
});

/** People of staff, how they and their programs come in, and what they keep. */
const staffParts = (postgres: Postgres, keys: VotingKeys) => ({
  people: postgresStaffPeople(postgres),
  sessions: postgresStaffSessions(postgres),
  tokens: postgresProgramTokens(postgres),
  challenges: postgresChallenges(postgres),
  begunSignIns: postgresBegunSignIns(postgres),
  signIns: postgresSignIns(postgres),
  staffSecrets: staffSecrets(keys),
  passSeal: passSeal(keys),
  voucherKeys: voucherKeys(keys),
  passkeys: webAuthn('Concejo'),
});

/** What portals show of the documents of the towns. */
const contentParts = (postgres: Postgres, shown: DocumentStore, realms: Pick<RealmRegister, 'surveys'>) => ({
  contents: postgresContentWatch(postgres),
  changes: postgresContentChanges(postgres),
  participation: participationContents(shown),
  plans: documentPlans(shown, realms),
});

/** The server's composition root over PostgreSQL. Nothing here may keep state that another process needs. */
export function composeOnPostgres(
  places: Places,
  postgres: Postgres,
  database: 'new' | 'made',
  clock: Clock,
): Container {
  const { secretsFile, identityUrl, defaultTown, localUrl = 'http://127.0.0.1:4310' } = places;
  const container = new Container({ defaultScope: 'Singleton' });
  const keys = openSecrets(secretsFile, database);
  const allDocuments = postgresDocuments(postgres);
  const documents = forResidents(allDocuments);
  const realms = postgresRealms(postgres, documents);
  const proposals = postgresProposals(postgres, clock);
  const shown = withStatement(withPublished(documents, proposals));
  const services = composeServices(places, documents, { clock, keys });

  container.bind(parts.ballots).toDynamicValue(() => postgresBallots(postgres, keys));
  container.bind(parts.traces).toDynamicValue(() => postgresOldTraces(postgres));
  const { uploads, published, office } = fileStores(places, (files) => postgresFileRegister(postgres, files));
  container.bind(parts.assetFiles).toConstantValue(uploads);
  container.bind(parts.oldRequests).toDynamicValue(() => postgresOldRequests(postgres, uploads));
  container.bind(parts.attempts).toDynamicValue(() => postgresAttempts(postgres, clock));
  container
    .bind(parts.townKeeper)
    .toDynamicValue(() => postgresTownKeeper({ postgres, realms, keys, files: published.townFiles, clock }));
  container.bind<ServerParts>(parts.council).toDynamicValue((context) => ({
    ...withDraws({
      ...deskStores(postgres, clock, keys),
      ...uploadStores(postgres, uploads, keys),
      documents: shown,
      realms,
      clock,
    }),
    realms: publishedSurveys(realms, clock),
    documents: shown,
    allDocuments,
    ...contentParts(postgres, shown, realms),
    ballots: context.get(parts.ballots),
    votingDesk: postgresVotingDesk(postgres, keys),
    live: postgresLiveResults(postgres),
    census: postgresCensus(postgres, keys),
    identities: identitiesOf(identityUrl, () => postgresIdentityCheck(postgres, keys)),
    devices: postgresDevices(postgres),
    attempts: context.get(parts.attempts),
    keys,
    seal: addressSeal(keys),
    clock,
    ...office,
    defaultTown: defaultTown === undefined ? null : realmId(defaultTown),
    ...requestStores(postgres),
    townUploads: places.townUploads ?? mostOfTown,
    ...residentStores(postgres),
    ...staffParts(postgres, keys),
    proposals,
    ...services,
    portalUrl: services.publicUrl ?? localUrl,
  }));
  return container;
}
