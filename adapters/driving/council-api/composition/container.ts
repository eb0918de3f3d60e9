import { sqlDocumentPreviews } from '#adapters/driven/sqlite/tables/documents/preview.table.ts';
import { sqlDocumentDesk } from '#adapters/driven/sqlite/tables/documents/document-desk.table.ts';
import { sqlKiosks } from '#adapters/driven/sqlite/tables/desk/kiosk.table.ts';
import { sqlVotingDesk } from '#adapters/driven/sqlite/tables/desk/voting-desk.table.ts';
import { sqlVoteDesk } from '#adapters/driven/sqlite/tables/documents/vote-desk.table.ts';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import { sqlClosingDesk } from '#adapters/driven/sqlite/tables/paper/closing-desk.table.ts';
import type { DatabaseSync } from 'node:sqlite';
import { Container } from 'inversify';
import { sqlAssets } from '#adapters/driven/sqlite/tables/asset.table.ts';
import { sqlCaptchas } from '#adapters/driven/sqlite/tables/captcha.table.ts';
import { sqlComments } from '#adapters/driven/sqlite/tables/comment.table.ts';
import { sqlPayments } from '#adapters/driven/sqlite/tables/payment.table.ts';
import { sqlProfiles } from '#adapters/driven/sqlite/tables/profile.table.ts';
import { sqlRequestMails } from '#adapters/driven/sqlite/tables/request-mail.table.ts';
import { sqlRequests } from '#adapters/driven/sqlite/tables/request.table.ts';
import { httpIdentityCheck } from '#adapters/driven/identity/http-identity-check.ts';
import { passSeal } from '#adapters/driven/identity/pass-seal.ts';
import { proofVault } from '#adapters/driven/stores-shared/proof-vault.ts';
import { withDraws } from '#adapters/driven/documents/document-draw-lists.ts';
import { photoSeal } from '#adapters/driven/identity/photo-seal.ts';
import { voucherKeys } from '#adapters/driven/identity/voucher-keys.ts';
import { addressSeal } from '#adapters/driven/identity/address-seal.ts';
import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import { staffSecrets } from '#adapters/driven/identity/staff-secrets.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { sqlAttempts } from '#adapters/driven/sqlite/tables/attempt.table.ts';
import {
  type BallotWriter,
  sameThreadWriter,
  sqlBallotStore,
} from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { censusIdentityCheck } from '#adapters/driven/sqlite/tables/census/census-identity-check.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { sqlCensusAmendments } from '#adapters/driven/sqlite/tables/census/census-amendments.table.ts';
import { sqlCensusBook } from '#adapters/driven/sqlite/tables/census/census-book.table.ts';
import { sqlLetterDesk } from '#adapters/driven/sqlite/tables/census/letter-desk.table.ts';
import { sqlCensus } from '#adapters/driven/sqlite/tables/census/census.table.ts';
import { holdsPeople } from '#adapters/driven/sqlite/database.ts';
import { type DeviceWriter, sqlDevices } from '#adapters/driven/sqlite/tables/device.table.ts';
import { sqlContentChanges } from '#adapters/driven/sqlite/tables/content-change.table.ts';
import { sqlContentWatch } from '#adapters/driven/sqlite/tables/content-version.table.ts';
import { sqlDocuments } from '#adapters/driven/sqlite/tables/document.table.ts';
import { sqlFollows } from '#adapters/driven/sqlite/tables/follow.table.ts';
import { sqlLikes } from '#adapters/driven/sqlite/tables/like.table.ts';
import { sqlLiveResults } from '#adapters/driven/sqlite/tables/live-results.table.ts';
import { sqlOldRequests } from '#adapters/driven/sqlite/tables/old-requests.table.ts';
import { sqlOldTraces } from '#adapters/driven/sqlite/tables/old-traces.table.ts';
import { sqlPlainSenders } from '#adapters/driven/sqlite/tables/plain-sender.table.ts';
import { sqlProposals } from '#adapters/driven/sqlite/tables/published-proposal.table.ts';
import { type SqlRealms, sqlRealms } from '#adapters/driven/sqlite/tables/realm.table.ts';
import { sqlStaffPeople, sqlStaffSessions } from '#adapters/driven/sqlite/tables/staff.table.ts';
import { sqlSignIns } from '#adapters/driven/sqlite/tables/access/sign-in.table.ts';
import { sqlBegunSignIns } from '#adapters/driven/sqlite/tables/access/begun-sign-in.table.ts';
import { sqlChallenges, sqlProgramTokens } from '#adapters/driven/sqlite/tables/staff-token.table.ts';
import { sqlViews } from '#adapters/driven/sqlite/tables/view.table.ts';
import { sqlImports } from '#adapters/driven/sqlite/tables/import.table.ts';
import { sqlTownSetups } from '#adapters/driven/sqlite/tables/setup/town-setup.table.ts';
import { sqlTemplates } from '#adapters/driven/sqlite/tables/template.table.ts';
import { sqlSteps } from '#adapters/driven/sqlite/tables/step.table.ts';
import { sqlShopDevices } from '#adapters/driven/sqlite/tables/vouchers/shop-device.table.ts';
import { sqlShops } from '#adapters/driven/sqlite/tables/vouchers/shop-register.table.ts';
import { sqlVoucherPictures } from '#adapters/driven/sqlite/tables/vouchers/voucher-picture.table.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsFigures } from '#adapters/driven/sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { type GoodsWriter, sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlWebhooks } from '#adapters/driven/sqlite/tables/webhook.table.ts';
import { sqlUploadBudget } from '#adapters/driven/sqlite/tables/upload-budget.table.ts';
import { mostOfTown } from '#domain/forms/files/upload-budget.ts';
import { sqlTownKeeper } from '#adapters/driven/sqlite/tables/town-keeper.ts';
import { sqlFileRegister } from '#adapters/driven/sqlite/tables/files/file-register.table.ts';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Clock } from '#application/ports/clock.ts';
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
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { fileStores } from './file-stores.ts';
import type { Places } from './places.ts';
import { withStatement } from '../contents/accessibility-statement.ts';
import type { ServerParts } from './server-parts.ts';
import { composeServices } from './services.ts';

export const parts = {
  council: Symbol.for('council'),
  townKeeper: Symbol.for('townKeeper'),
  ballots: Symbol.for('ballots'),
  attempts: Symbol.for('attempts'),
  traces: Symbol.for('traces'),
  oldRequests: Symbol.for('oldRequests'),
  assetFiles: Symbol.for('assetFiles'),
} as const;

interface DeskNeeds {
  readonly secrets: CensusHashes;
  readonly votes: BallotWriter;
  /** What writes scarce goods; by default this very thread. */
  readonly writer: GoodsWriter | undefined;
}

/** What staff keep, what they did, and whom it is announced to. */
const deskStores = (
  database: DatabaseSync,
  realms: SqlRealms,
  clock: Clock,
  { secrets: hashes, votes, writer }: DeskNeeds,
) => {
  const [censusBook, voteDesk] = [sqlCensusBook(database, hashes), sqlVoteDesk(database, clock, hashes)];
  return {
    // Votes and the marks of paper ballots are decided one after the other.
    votingDesk: sqlVotingDesk(database, votes),
    kiosks: sqlKiosks(database),
    censusAmendments: sqlCensusAmendments(database, hashes),
    letterDesk: sqlLetterDesk(database, hashes),
    censusBook,
    censusPrints: censusPrints({ censusBook, voteDesk, hash: sha256Text, clock }),
    setups: sqlTownSetups(database, realms),
    templates: sqlTemplates(database),
    documentDesk: sqlDocumentDesk(database, clock),
    voteDesk,
    boxBook: sqlBoxBook(database),
    closingDesk: sqlClosingDesk(database),
    imports: sqlImports(database, clock),
    previews: sqlDocumentPreviews(database),
    views: sqlViews(database),
    webhooks: sqlWebhooks(database),
    rehearsals: null,
    rehearsed: null,
    steps: sqlSteps(database),
    goods: sqlGoods(database, writer),
    goodsRecords: sqlGoodsRecords(database),
    goodsFigures: sqlGoodsFigures(database),
    goodsCalendar: sqlGoodsCalendar(database),
    goodsBooks: sqlGoodsBooks(database),
    shops: sqlShops(database),
    shopDevices: sqlShopDevices(database),
  };
};

/** What residents and shops upload. */
const uploadStores = (database: DatabaseSync, files: AssetFiles, keys: VotingKeys) => ({
  assets: sqlAssets(database, files),
  voucherPictures: sqlVoucherPictures(database, { files, seal: photoSeal(keys) }),
  proofVault: proofVault(files, photoSeal(keys)),
});

/** Requests, with what they need: mails, captchas, payments. */
const requestStores = (database: DatabaseSync) => ({
  requests: sqlRequests(database),
  requestMails: sqlRequestMails(database),
  plainSenders: sqlPlainSenders(database),
  captchas: sqlCaptchas(database),
  payments: sqlPayments(database),
  uploadBudget: sqlUploadBudget(database),
});

/** What residents have with the council beside requests and votes. */
const residentStores = (database: DatabaseSync) => ({
  profiles: sqlProfiles(database),
  likes: sqlLikes(database),
  follows: sqlFollows(database),
  comments: sqlComments(database),
});

/** People of staff, how they and their programs come in, and what they keep. */
const staffParts = (database: DatabaseSync, secrets: VotingKeys) => ({
  people: sqlStaffPeople(database),
  sessions: sqlStaffSessions(database),
  tokens: sqlProgramTokens(database),
  challenges: sqlChallenges(database),
  begunSignIns: sqlBegunSignIns(database),
  signIns: sqlSignIns(database),
  staffSecrets: staffSecrets(secrets),
  passSeal: passSeal(secrets),
  voucherKeys: voucherKeys(secrets),
  passkeys: webAuthn('Concejo'),
});

/** A public service checks identities if one is set; else the town's own census does. */
export const identitiesOf = (url: string | undefined, own: () => IdentityCheck): IdentityCheck =>
  url === undefined ? own() : httpIdentityCheck(url);

/** What portals show of the documents of the towns. */
const contentParts = (
  database: DatabaseSync,
  shown: DocumentStore,
  realms: Pick<RealmRegister, 'surveys'>,
) => ({
  contents: sqlContentWatch(database),
  changes: sqlContentChanges(database),
  participation: participationContents(shown),
  plans: documentPlans(shown, realms),
});

/**
 * The server's composition root over the embedded database; postgres-container.ts is the one over PostgreSQL. Only
 * these two choose adapters, by plain factories.
 */
export function composeServerParts(
  places: Places,
  database: DatabaseSync,
  clock: Clock,
  /** What writes votes, devices, sessions and scarce goods; by default this very thread. */
  writer?: BallotWriter & DeviceWriter & GoodsWriter,
): Container {
  const { secretsFile, identityUrl, defaultTown, localUrl = 'http://127.0.0.1:4310' } = places;
  const container = new Container({ defaultScope: 'Singleton' });
  const keys = openSecrets(secretsFile, holdsPeople(database) ? 'made' : 'new');
  const allDocuments = sqlDocuments(database);
  const documents = forResidents(allDocuments);
  const realms = sqlRealms(database, documents);
  const [census, proposals] = [sqlCensus(database, keys), sqlProposals(database, clock)];
  const shown = withStatement(withPublished(documents, proposals));
  const services = composeServices(places, documents, { clock, keys });

  const votes = writer ?? sameThreadWriter(database);
  container.bind(parts.ballots).toDynamicValue(() => sqlBallotStore(database, votes));
  container.bind(parts.attempts).toDynamicValue(() => sqlAttempts(database, clock));
  container.bind(parts.traces).toDynamicValue(() => sqlOldTraces(database));
  const { uploads, published, office } = fileStores(places, (files) => sqlFileRegister(database, files));
  container.bind(parts.assetFiles).toConstantValue(uploads);
  container.bind(parts.oldRequests).toDynamicValue(() => sqlOldRequests(database, uploads));
  const kept = { database, realms, documents: allDocuments, census, keys, clock, files: published.townFiles };
  container.bind(parts.townKeeper).toDynamicValue(() => sqlTownKeeper(kept));
  container.bind<ServerParts>(parts.council).toDynamicValue((context) => ({
    ...withDraws({
      ...deskStores(database, realms, clock, { secrets: keys, votes, writer }),
      ...uploadStores(database, uploads, keys),
      documents: shown,
      realms,
      clock,
    }),
    realms: publishedSurveys(realms, clock),
    documents: shown,
    allDocuments,
    ...contentParts(database, shown, realms),
    ballots: context.get(parts.ballots),
    live: sqlLiveResults(database),
    census,
    identities: identitiesOf(identityUrl, () => censusIdentityCheck(database, keys)),
    devices: sqlDevices(database, writer),
    attempts: context.get(parts.attempts),
    keys,
    seal: addressSeal(keys),
    clock,
    ...office,
    defaultTown: defaultTown === undefined ? null : realmId(defaultTown),
    ...requestStores(database),
    townUploads: places.townUploads ?? mostOfTown,
    ...residentStores(database),
    ...staffParts(database, keys),
    proposals,
    ...services,
    portalUrl: services.publicUrl ?? localUrl,
  }));
  return container;
}
