import type { BudgetsClient } from '#adapters/driven/council-http/clients/budgets-client.ts';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { BallotBox } from '#application/ports/browser/ballot-box.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CredentialsClient } from '#adapters/driven/council-http/clients/credentials-client.ts';
import type { ContentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
import type { DeviceIdStore, DeviceSession } from '#application/ports/browser/device-session.ts';
import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { ContentPagesClient } from '#adapters/driven/council-http/clients/content-pages-client.ts';
import type { IndexArticles } from '#application/ports/server/index-articles.ts';
import type { AnswerStore } from '#application/ports/browser/answer-store.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import type { PocketNotes } from '#application/ports/browser/pocket-notes.ts';
import type { PersonClient } from '#adapters/driven/council-http/clients/person-client.ts';
import type { ReservationShelf } from '#application/ports/browser/reservation-shelf.ts';
import type { VoucherWallet } from '#application/ports/browser/voucher-wallet.ts';
import type { VisitWallet } from '#application/ports/browser/visit-wallet.ts';
import type { WaitingKeys } from '#application/ports/browser/waiting-keys.ts';
import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { ProcessPartsClient } from '#adapters/driven/council-http/clients/process-parts-client.ts';
import type { PushDevice } from '#application/ports/browser/push-device.ts';
import type { ProjectsClient } from '#adapters/driven/council-http/clients/projects-client.ts';
import type { RequestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import type { RequestDraftStore } from '#application/ports/browser/request-drafts.ts';
import type { NamedTablesClient } from '#adapters/driven/council-http/clients/named-tables-client.ts';
import type { TownClient } from '#adapters/driven/council-http/clients/town-client.ts';
import type { RequestCopyWriter } from '#application/reports/request-copy.ts';
import type { DocumentLanguage, ReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import type { TransparencyDocuments } from '#application/ports/browser/transparency-documents.ts';
import type { DraftStore } from '#application/ports/browser/draft-store.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import type { SurveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CallCouncil } from './call-council.ts';
import type { LeftOutNames } from './left-out.ts';
import type { Presenter } from '../presenter.ts';

/** What the services of a town work with: loaded with the first of their pages. */
export interface PortalServices {
  /** Any call, by the client that came with the page: it fetches nothing else for its calls. */
  readonly call: CallCouncil;
  /** The vouchers of this device. */
  readonly wallet: VoucherWallet;
  /** The reservations of this device. */
  readonly shelf: ReservationShelf;
  /** The tickets of this device: each is kept with its event. */
  readonly ticketShelf: ReservationShelf;
  /** The applications of this device for places of activities: each is kept with its activity. */
  readonly applicationShelf: ReservationShelf;
  /** What shops have set aside for this device: each is kept with its shop. */
  readonly pickupShelf: ReservationShelf;
  /** The appointments of this device. */
  readonly visits: VisitWallet;
  /** The places of this device on the waiting list of appointments. */
  readonly waitingKeys: WaitingKeys;
  /** The places of this device on the lists of venues, each as `venue/key`. */
  readonly venueWaitingKeys: WaitingKeys;
  readonly town: TownClient;
  /** What this device notes for its pocket. */
  readonly pocketNotes: PocketNotes;
}

/** The clients of forms: loaded with the first form that is opened. */
export interface Forms extends PortalServices {
  readonly requests: RequestsClient;
  readonly requestDrafts: RequestDraftStore;
  /** Replies to the council that are not sent yet, each under the name of its request. */
  readonly replyDrafts: CommentDrafts;
  readonly people: PersonClient;
  readonly deviceData: TownDeviceData;
  /** Answers of the council that this device keeps; those of a person are erased with their things. */
  readonly keptAnswers: AnswerStore;
  /** Writes a resident's copy of a request; its script is loaded with the first one. */
  readonly copies: RequestCopyWriter;
  readonly fileInspector: FileInspector;
}

/** The clients of a council's publications: loaded with the first of their pages. */
export interface Publications {
  readonly indexArticles: IndexArticles;
  readonly archive: TransparencyDocuments;
  readonly nodes: ContentPagesClient;
}

/** The clients of participation beside voting: loaded with the first proposals that are opened. */
export interface Participation {
  readonly pushDevice: PushDevice;
  readonly commentDrafts: CommentDrafts;
  readonly processParts: ProcessPartsClient;
  readonly projects: ProjectsClient;
}

/** The source of tables and budgets: loaded with the first of them. */
export interface Tables {
  readonly source: NamedTablesClient;
  readonly budgets: BudgetsClient;
}

/** Registers of the town: loaded with the first page that shows one. */
export interface Records {
  readonly associations: AssociationRegister;
  readonly subsidies: SubsidyRegister;
}

/** A council whose forms are loaded. */
export type FormCouncil = Omit<Council, 'forms'> & Forms;

/** A council whose services are loaded. */
export type ServiceCouncil = Omit<Council, 'services'> & PortalServices;

/** What screens work with. Tests pass others of the same shape. */
export interface Council {
  readonly realm: RealmId;
  /** The front-end that the page belongs to. */
  readonly portal: Portal;
  readonly call: CallCouncil;
  readonly contents: ContentsClient;
  readonly surveys: SurveysClient;
  readonly ballotBox: BallotBox;
  readonly credentials: CredentialsClient;
  readonly listCounter: ListCounter;
  /** Writes workbooks in a language; its script is loaded with the first one. */
  readonly workbookIn: (wording: ReportWords) => ReportWriter;
  /** The same promise at every call. */
  readonly forms: () => Promise<Forms>;
  /** The same promise at every call. */
  readonly services: () => Promise<PortalServices>;
  /** The same promise at every call. */
  readonly publications: () => Promise<Publications>;
  readonly participation: () => Promise<Participation>;
  /** The same promise at every call. */
  readonly tables: () => Promise<Tables>;
  readonly records: () => Promise<Records>;
  /** Writes documents for print; its script is loaded with the first one. */
  readonly documentIn: (language: DocumentLanguage) => ReportWriter;
  /** What is missing from lists because it cannot be read. */
  readonly leftOut: Presenter<LeftOutNames>;
  readonly session: DeviceSession;
  readonly deviceIds: DeviceIdStore;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** The realm's zone, known once its settings are loaded. */
  readonly zone: () => TimeZone;
}
