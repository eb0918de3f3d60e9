import type { BudgetBook } from '#application/ports/browser/budget-book.ts';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { BallotBox } from '#application/ports/browser/ballot-box.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CredentialsDesk } from '#application/ports/browser/credentials-desk.ts';
import type { CouncilContents } from '#application/ports/browser/council-contents.ts';
import type { DeviceIdStore, DeviceSession } from '#application/ports/browser/device-session.ts';
import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { ContentNodes } from '#application/ports/browser/content-nodes.ts';
import type { IndexArticles } from '#application/ports/server/index-articles.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import type { PersonDesk } from '#application/ports/browser/person-desk.ts';
import type { RealmTrace } from '#application/ports/browser/town-device-data.ts';
import type { ProcessPartsReader } from '#application/ports/browser/process-parts.ts';
import type { PushDevice } from '#application/ports/browser/push-device.ts';
import type { ProjectBook } from '#application/ports/browser/project-book.ts';
import type { RequestDesk } from '#application/ports/browser/request-desk.ts';
import type { RequestDraftStore } from '#application/ports/browser/request-drafts.ts';
import type { TableSource } from '#application/ports/browser/table-source.ts';
import type { TownRegister } from '#application/ports/browser/town-facts.ts';
import type { RequestCopyWriter } from '#application/reports/request-copy.ts';
import type { DocumentLanguage, ReportWriter, Wording } from '#application/reports/report-writer.ts';
import type { TransparencyArchive } from '#application/ports/browser/transparency-documents.ts';
import type { DraftStore } from '#application/ports/browser/draft-store.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { StatusNames } from '#application/ports/browser/status-names.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import type { SurveySource } from '#application/ports/browser/survey-source.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { CallCouncil } from './call-council.ts';
import type { LeftOutNames } from './left-out.ts';
import type { Presenter } from '../presenter.ts';

/** What forms work with: fetched with the first form somebody opens. */
export interface Forms {
  readonly requests: RequestDesk;
  readonly requestDrafts: RequestDraftStore;
  readonly town: TownRegister;
  readonly people: PersonDesk;
  readonly trace: RealmTrace;
  /** Writes what a resident keeps of a request; what it takes for that is fetched with the first one. */
  readonly copies: RequestCopyWriter;
}

/** What pages about a council's publications work with: fetched with the first of them. */
export interface Publications {
  readonly indexArticles: IndexArticles;
  readonly archive: TransparencyArchive;
  readonly nodes: ContentNodes;
}

/** What taking part beside voting works with: fetched with the first proposals somebody opens. */
export interface Participation {
  readonly pushDevice: PushDevice;
  readonly commentDrafts: CommentDrafts;
  readonly statusNames: StatusNames;
  readonly processParts: ProcessPartsReader;
  readonly projects: ProjectBook;
}

/** What tables and budgets come from: fetched with the first of them. */
export interface Tables {
  readonly source: TableSource;
  readonly budgets: BudgetBook;
}

/** Registers of the town: fetched with the first page that shows one. */
export interface Records {
  readonly associations: AssociationRegister;
  readonly subsidies: SubsidyRegister;
}

/** A council whose forms are here. */
export type FormCouncil = Omit<Council, 'forms'> & Forms;

/** What screens work with. Tests hand in others of the same shape. */
export interface Council {
  readonly realm: RealmId;
  readonly call: CallCouncil;
  readonly contents: CouncilContents;
  readonly surveys: SurveySource;
  readonly ballotBox: BallotBox;
  readonly credentials: CredentialsDesk;
  readonly listCounter: ListCounter;
  /** Writes workbooks in the words of a language; what it takes for that is fetched with the first one. */
  readonly workbookIn: (wording: Wording) => ReportWriter;
  /** The same promise at every call. */
  readonly forms: () => Promise<Forms>;
  /** Likewise. */
  readonly publications: () => Promise<Publications>;
  readonly participation: () => Promise<Participation>;
  /** The same promise at every call. */
  readonly tables: () => Promise<Tables>;
  readonly records: () => Promise<Records>;
  /** Writes documents for people, likewise. */
  readonly documentIn: (language: DocumentLanguage) => ReportWriter;
  /** What lists are without because it cannot be read. */
  readonly leftOut: Presenter<LeftOutNames>;
  readonly session: DeviceSession;
  readonly deviceIds: DeviceIdStore;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** The realm's zone, known once its settings are. */
  readonly zone: () => TimeZone;
}
