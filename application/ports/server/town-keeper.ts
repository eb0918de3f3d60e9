import type { TownFile } from '#domain/files/town-file.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { Town } from '#domain/access/town.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { CouncilDocument } from './document-store.ts';
import type { SurveyDocument } from './realm-register.ts';

/** All that a council brings: the town, its contents, its surveys, its census. */
export interface TownBundle {
  readonly town: Town;
  readonly collections: ReadonlyMap<string, readonly CouncilDocument[]>;
  readonly surveys: readonly SurveyDocument[];
  /** Null leaves the census as it is. */
  readonly census: readonly CensusRow[] | null;
  /** Ballots that surveys begin with (samples, or a vote held elsewhere). Only taken where a survey has none yet. */
  readonly ballots: ReadonlyMap<SurveyId, readonly RawAnswer[]>;
  /** Comments that proposals begin with. Those that are stored already stay as they are. */
  readonly comments?: readonly Comment[];
  /** Pictures and documents: name and where to read it, and what is written of it if the folder says so. */
  readonly files: readonly FolderFile[];
}

/** A file of a town's folder. */
export interface FolderFile extends Partial<Pick<TownFile, 'words' | 'focus'>> {
  readonly name: string;
  readonly from: string;
}

/** What portals show of a town, as it is stored: surveys as documents, everything in its order. */
export interface KeptTown {
  readonly town: Town;
  readonly collections: ReadonlyMap<string, readonly CouncilDocument[]>;
  readonly surveys: readonly CouncilDocument[];
}

/** What two people of the office opened, which no load changes. */
export interface OpenedVotes {
  readonly surveys: readonly SurveyDocument[];
  /** The votes that check the census and are not over: who may vote is fixed. */
  readonly withCensus: readonly string[];
}

/** Where loaded towns go. */
export interface TownKeeper {
  /** Surveys of the realm that have ballots, with their documents. */
  votedSurveys(realm: RealmId): Promise<readonly SurveyDocument[]>;
  openedVotes(realm: RealmId): Promise<OpenedVotes>;
  /** Whether the census that is stored has exactly these people, whatever their secrets. */
  hasPeople(realm: RealmId, rows: readonly CensusRow[]): Promise<boolean>;
  /**
   * Replaces all contents of the town; votes and devices stay. So do the surveys that two people opened, whatever the bundle
   * brings of them: it is decided in the transaction, since a vote may be opened meanwhile.
   */
  keep(bundle: TownBundle): Promise<void>;
  /** A town as it was kept, and as the office changed it since; null if there is none. */
  kept(realm: RealmId): Promise<KeptTown | null>;
}
