import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { BankListReader } from '#application/ports/server/payments/bank-list-reader.ts';
import type { CaptchaStore } from '#application/ports/server/captcha-store.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { Geocoder } from '#application/ports/server/geocoder.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { PlainSenders } from '#application/ports/server/senders/plain-senders.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { Mailer } from '#application/ports/server/mailer.ts';
import type { PaymentProvider } from '#application/ports/server/payment-provider.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { PushSender } from '#application/ports/server/push-sender.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { FileScanner } from '#application/ports/server/files/file-scanner.ts';
import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import type { IconDrawer } from '#application/ports/server/files/icon-drawer.ts';
import type { FileContents, PictureRedrawer } from '#application/ports/server/files/picture-redrawer.ts';
import type { FileReader, TownFiles } from '#application/ports/server/files/town-files.ts';
import type { PictureCleaner } from '#application/ports/server/picture-cleaner.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { DocumentPreviews } from '#application/ports/server/office/document-previews.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import type { DrawLists } from '#application/ports/server/registrations/draw-lists.ts';
import type { AppointmentRegister } from '#application/ports/server/appointments/appointment-register.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type {
  Challenges,
  ProgramTokens,
  StaffPeople,
  StaffSessions,
} from '#application/ports/server/office/staff-people.ts';
import type {
  BegunSignIns,
  IdentityProviders,
} from '#application/ports/server/sessions/identity-provider.ts';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import type { PasskeyCheck } from '#application/ports/server/office/passkey-check.ts';
import type { TownPlans } from '#application/ports/server/office/town-plans.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { KioskStore } from '#application/ports/server/office/kiosk-store.ts';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { ViewStore } from '#application/ports/server/office/view-store.ts';
import type { CensusAmendments } from '#application/ports/server/imports/census-amendments.ts';
import type { CensusPrints } from '#application/office/votes/census-prints.ts';
import type { CensusBook } from '#application/ports/server/imports/census-book.ts';
import type { ImportStore } from '#application/ports/server/imports/import-store.ts';
import type { LetterDesk } from '#application/ports/server/letters/letter-desk.ts';
import type { LetterPrinting } from '#application/ports/server/letters/letter-printing.ts';
import type { ImportWorkshop } from '#application/ports/server/imports/import-workshop.ts';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import type { AppRegister, StaffRegister } from '#application/ports/server/office/staff-register.ts';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import type { MapRegister } from '#application/ports/server/maps/map-register.ts';
import type { TileShelf } from '#application/ports/server/maps/tile-shelf.ts';
import type { TileSource } from '#application/ports/server/maps/tile-source.ts';
import type { WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { WebhookReceiver } from '#application/webhooks/webhook-receiver.ts';
import type { Rehearsals } from '#application/ports/server/office/rehearsals.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import type { GatheredVisits } from '#application/showcase/visits/gathered-visits.ts';
import type { VoteWaits } from '#application/voting/desk/vote-waits.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { PublishedSurveys } from '#application/voting/published-surveys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { AttemptKeeper } from '#application/ports/server/attempt-keeper.ts';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { DeviceRegistry } from '#application/ports/server/device-registry.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import type { LikeStore } from '#application/ports/server/like-store.ts';
import type { LiveResults } from '#application/ports/server/live-results.ts';
import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { TownSubsidies } from './late-subsidies.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';

/** What the endpoints work with: ports only. The composition root fills them; tests fill them with others. */
export interface ServerParts {
  readonly realms: PublishedSurveys;
  readonly documents: DocumentStore;
  /** With those for people of staff: only what needs a session of staff may read these. */
  readonly allDocuments: DocumentStore;
  readonly contents: ContentWatch;
  readonly changes: ContentChanges;
  readonly participation: ParticipationContents;
  readonly ballots: BallotStore;
  readonly live: LiveResults;
  readonly census: CensusRegister;
  readonly identities: IdentityCheck;
  readonly devices: DeviceRegistry;
  readonly attempts: AttemptKeeper;
  readonly keys: VotingKeys;
  readonly seal: AddressSeal;
  readonly clock: Clock;
  readonly mailboxes: MailboxRegister;
  /** Terms, working days and the fields of staff. */
  readonly desk: DeskRules;
  /** What the town has planned: for the list of what waits. */
  readonly plans: TownPlans;
  readonly requests: RequestStore;
  /** The mails about new requests that wait. */
  readonly requestMails: RequestMailQueue;
  readonly plainSenders: PlainSenders;
  readonly assets: AssetStore;
  readonly uploadBudget: UploadBudget;
  /** How many bytes a town may upload in a day. */
  readonly townUploads: number;
  readonly captchas: CaptchaStore;
  readonly payments: PaymentStore;
  readonly profiles: ProfileStore;
  /** The public address of the portal; null if the operator did not configure it. */
  readonly publicUrl: string | null;
  /** The address of the portal: the public one or, if none is configured, the one on this machine. */
  readonly portalUrl: string;
  readonly likes: LikeStore;
  readonly follows: FollowStore;
  readonly comments: CommentStore;
  readonly proposals: ProposalStore;
  readonly mailer: Mailer;
  /** Messages to browsers; null: this council sends none. */
  readonly push: PushSender | null;
  readonly geocoder: Geocoder;
  /** The maps of towns, and the tiles of their backgrounds. */
  readonly maps: MapRegister;
  readonly tiles: TileSource;
  readonly tileShelf: TileShelf;
  /** The room on the disk of the data folder. */
  readonly freeSpace: FreeSpace;
  /** The categories of a town's settings, by their ids. */
  readonly categories: (realm: RealmId) => Promise<readonly string[]>;
  /** The subsidies that towns offer and grant: from their own collections, or from the national register. */
  readonly subsidies: TownSubsidies;
  readonly staff: StaffRegister;
  /** People of staff, where they are signed in, the tokens of their programs, and what passkeys are asked to sign. */
  readonly people: StaffPeople;
  readonly sessions: StaffSessions;
  readonly tokens: ProgramTokens;
  readonly challenges: Challenges;
  /** Where people of staff and residents have their accounts. */
  readonly identityProviders: IdentityProviders;
  readonly begunSignIns: BegunSignIns;
  readonly signIns: SignInLog;
  readonly staffSecrets: StaffSecrets;
  readonly passkeys: PasskeyCheck;
  /** Programs that may report for others (Open311), by the key that the town gave them. */
  readonly apps: AppRegister;
  /** The bank of a town; null if it has none. */
  readonly provider: (realm: RealmId) => PaymentProvider | null;
  /** Reads the files that banks offer for comparing. */
  readonly bankLists: BankListReader;
  /** The realms that the services file names a bank for, whether a town has them or not. */
  readonly banks: readonly string[];
  /** The programs that are notified of a town's events. */
  readonly webhookReceivers: (realm: RealmId) => readonly WebhookReceiver[];
  /** Who did what, chained. */
  readonly steps: StepStore;
  /** Scarce goods, what services keep with them, and what is counted of them. */
  readonly goods: GoodsStore;
  readonly goodsRecords: GoodsRecords;
  readonly goodsFigures: GoodsFigures;
  readonly goodsCalendar: GoodsCalendar;
  readonly goodsBooks: GoodsBooks;
  /** The activities whose places are drawn, and their lists. */
  readonly drawLists: DrawLists;
  /** Where people have appointments, and what for. */
  readonly appointments: AppointmentRegister;
  /** Answers that staff write once and send often. */
  readonly templates: TemplateStore;
  /** States, drafts and revisions of documents. */
  readonly documentDesk: DocumentDesk;
  /** Who opened which vote, and what was fixed then. */
  readonly voteDesk: VoteDesk;
  /** The ballot boxes of votes. */
  readonly boxBook: BoxBook;
  /** Marks given at the desks of votes, and the counters of channels. */
  readonly votingDesk: VotingDesk;
  /** How long voters waited for the answers of this process. */
  readonly waits: VoteWaits;
  /** How often shops were seen, as far as this process has not stored it. */
  readonly visits: GatheredVisits;
  /** When the last complete copy of this council was made; null if none was noted. */
  readonly lastCopy: () => Promise<Instant | null>;
  /** The kiosks of votes, and the passes that are used at them. */
  readonly kiosks: KioskStore;
  /** The shops that take vouchers, their devices, and the pictures of their sales. */
  readonly shops: ShopRegister;
  readonly shopDevices: ShopDevices;
  readonly voucherPictures: VoucherPictures;
  /** Names and proofs of applications. */
  readonly proofVault: ProofVault;
  /** Seals people under passes. */
  readonly passSeal: PassSeal;
  /** The keys of campaigns of vouchers. */
  readonly voucherKeys: VoucherKeys;
  /** The closing records of votes. */
  readonly closingDesk: ClosingDesk;
  /** The rehearsals of votes; null if there are none here, as in a rehearsal. */
  readonly rehearsals: Rehearsals<ServerParts> | null;
  /** The rehearsal that these are the parts of; null if they are those of a council. */
  readonly rehearsed: Pick<Rehearsal, 'name' | 'town'> | null;
  /** Tables that staff bring, and what reads them. */
  readonly imports: ImportStore;
  readonly censusBook: CensusBook;
  /** Fingerprints of censuses, known as long as the census is the same. */
  readonly censusPrints: CensusPrints;
  readonly censusAmendments: CensusAmendments;
  readonly letterDesk: LetterDesk;
  readonly letterPrinting: LetterPrinting;
  readonly workshop: ImportWorkshop;
  readonly previews: DocumentPreviews;
  /** Filters that staff keep under a name. */
  readonly views: ViewStore;
  /** Links that make towns, and towns that are being set up. */
  readonly setups: TownSetups;
  readonly webhooks: WebhookOutbox;
  readonly random: RandomBytes;
  readonly fileScanner: FileScanner;
  /** Whether uploads are accepted while the scanner does not answer. */
  readonly acceptsUnscanned: boolean;
  readonly fileInspector: FileInspector;
  readonly pictureCleaner: PictureCleaner;
  /** The town that unknown hosts show, by its realm; null if they show which towns there are. */
  readonly defaultTown: RealmId | null;
  /** Pictures and documents of towns, as the public finds them. */
  readonly townFiles: Pick<TownFiles, 'names' | 'small'>;
  /** Those that came with the towns' folders. */
  readonly loadedFiles: Pick<TownFiles, 'names' | 'small' | 'drop'>;
  /** What staff know of them, and the contents that staff uploaded, by their hash. */
  readonly fileRegister: FileRegister;
  readonly fileContents: FileContents;
  readonly redrawer: PictureRedrawer;
  readonly icons: IconDrawer;
  /** The folder from which they are served, a folder for each realm, unless `fileReader` has them. */
  readonly filesFolder: string;
  readonly fileReader: FileReader | null;
}
