import type { CensusBook, CensusChange } from '#application/ports/server/imports/census-book.ts';
import type {
  BroughtCensus,
  ImportWorkshop,
  PreparedCensusTable,
} from '#application/ports/server/imports/import-workshop.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { votesOfCensus } from '#domain/voting/votes-of-census.ts';
import type { FixedVote } from '../../office/votes/fixed-votes.ts';
import type { ImportRefusal, PreviewRefusal } from '../imports.ts';

/** What imports of a census need of the council. */
export interface CensusImportParts {
  readonly censusBook: CensusBook;
  readonly workshop: Pick<ImportWorkshop, 'prepareCensus'>;
  readonly realms: Pick<RealmRegister, 'surveys'>;
  readonly fixedVotes: (town: Town, now: Instant) => Promise<readonly FixedVote[]>;
}

/** The census that a person brings. */
export interface BroughtPeople extends Omit<BroughtCensus, 'asked'> {
  readonly asked: Omit<BroughtCensus['asked'], 'today'>;
}

/** What an open vote does not let be done to its census. */
export interface CensusInUse {
  readonly kind: 'censusInUse';
  readonly votes: readonly Survey[];
}

/** Who may vote is fixed by opened votes: one person alone changes nothing of it. */
export interface AmendmentNeeded {
  readonly kind: 'amendmentNeeded';
}

/** What an import of a census would do. `basis` says what was looked at: the file, what was said, and what is there. */
export interface CensusPreview extends PreparedCensusTable {
  readonly basis: string;
  readonly counts: ChangeCounts;
  /** Votes that are open: meanwhile people are only added, blocked and let in again. */
  readonly openVotes: readonly Survey[];
  /** Votes that two people opened, which fix who may vote: what is brought is an amendment, and a second person signs it. */
  readonly fixedVotes: readonly FixedVote[];
  /** Corrections that name a number which the census does not have, or give one that it has already. */
  readonly stray: number;
  readonly isReady: boolean;
}

/** The votes of a town that have used its census since then. */
export async function votesSince(
  { realms }: Pick<CensusImportParts, 'realms'>,
  town: Town,
  since: Instant,
  now: Instant,
): Promise<readonly Survey[]> {
  const surveys = (await realms.surveys(town)).map(({ survey }) => survey);
  return votesOfCensus(surveys, { since, now }, town.timeZone);
}

/** What was looked at: with the preview, the change that it is of and the version of the census. */
export interface LookedAtChange {
  readonly preview: CensusPreview;
  readonly change: CensusChange;
  readonly version: number;
}

/** Whether an import may only add, block and let in, and whether two people sign it. */
const mannerOf = ({ openVotes, fixedVotes }: Pick<CensusPreview, 'openVotes' | 'fixedVotes'>) => {
  if (fixedVotes.length > 0) return 'fixed';
  return openVotes.length > 0 ? 'vote' : 'free';
};

/** Reads a file and compares it with the census and with what votes let be done to it. */
export async function lookAtCensus(
  parts: CensusImportParts,
  town: Town,
  brought: BroughtPeople,
  now: Instant,
): Promise<Either<PreviewRefusal | CensusInUse, LookedAtChange>> {
  const [openVotes, fixedVotes] = await Promise.all([
    votesSince(parts, town, now, now),
    parts.fixedVotes(town, now),
  ]);
  const manner = mannerOf({ openVotes, fixedVotes });
  const { removesOthers } = brought.asked;
  if (manner !== 'free' && removesOthers) {
    const votes = openVotes.length > 0 ? openVotes : fixedVotes.map(({ main }) => main);
    return left({ kind: 'censusInUse', votes });
  }
  const asked = { ...brought.asked, today: dayAt(now, town.timeZone) };
  const table = await parts.workshop.prepareCensus({ ...brought, asked });
  if (isLeft(table)) return left({ kind: 'importRefused', fault: table.left });
  const { people, isFit } = table.right.prepared;
  const change = { people, removesOthers, isDuringVote: manner !== 'free' };
  const { counts, stray, version } = await parts.censusBook.compare(town.realm, change);
  const isReady = isFit && stray === 0 && counts.added + counts.changed + counts.gone > 0;
  // What an open vote does not let happen was looked at too.
  const basis = `${table.right.digest}.${version}.${manner}`;
  const preview = { ...table.right, basis, counts, stray, openVotes, fixedVotes, isReady };
  return right({ preview, change, version });
}

/** Reads a file and compares it with the census. Nothing of it is stored. */
export async function previewCensus(
  parts: CensusImportParts,
  town: Town,
  brought: BroughtPeople,
  now: Instant,
): Promise<Either<PreviewRefusal | CensusInUse, CensusPreview>> {
  const looked = await lookAtCensus(parts, town, brought, now);
  return isLeft(looked) ? looked : right(looked.right.preview);
}

/** What a person confirms: what they looked at, and who they are. */
export interface ConfirmedCensus {
  readonly basis: string;
  /** The id of the new import. */
  readonly id: string;
  readonly by: Changer;
}

/** Changes the census as a preview showed it; only what was looked at, and once. */
export async function confirmCensus(
  parts: CensusImportParts,
  town: Town,
  brought: BroughtPeople,
  { basis, id, by }: ConfirmedCensus,
): Promise<Either<ImportRefusal | CensusInUse | AmendmentNeeded, ImportEntry>> {
  const looked = await lookAtCensus(parts, town, brought, by.at);
  if (isLeft(looked)) return looked;
  const { preview, change, version } = looked.right;
  if (preview.fixedVotes.length > 0) return left({ kind: 'amendmentNeeded' });
  if (preview.basis !== basis) return left({ kind: 'importOutdated' });
  if (!preview.isReady) return left({ kind: 'importNotReady' });
  const entry = { id, at: by.at, by: by.by, layout: 'census', collection: 'census', undone: null };
  const written = await parts.censusBook.write(town.realm, entry, change, version);
  return written === null ? left({ kind: 'importOutdated' }) : right(written);
}

/** Why an import of the census is not taken back. */
export type CensusUndoRefusal = CensusInUse | { readonly kind: 'unknownImport' | 'importChanged' };

/** Takes the latest import of the census back, unless somebody could have voted by it. */
export async function undoCensus(
  parts: Omit<CensusImportParts, 'workshop' | 'fixedVotes'>,
  town: Town,
  id: string,
  by: Changer,
): Promise<Either<CensusUndoRefusal, true>> {
  const entry = (await parts.censusBook.list(town.realm)).find((one) => one.id === id);
  if (entry === undefined) return left({ kind: 'unknownImport' });
  const votes = await votesSince(parts, town, entry.at, by.at);
  if (votes.length > 0) return left({ kind: 'censusInUse', votes });
  const undone = await parts.censusBook.takeBack(town.realm, id, by);
  if (undone === 'done') return right(true);
  return left({ kind: undone === 'unknown' ? 'unknownImport' : 'importChanged' });
}
