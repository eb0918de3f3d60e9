import { readFirstComments } from '#adapters/wire/comments/first-comment.ts';
import { surveyFiles } from '#adapters/wire/documents/known-references.ts';
import { townKinds } from '#adapters/wire/documents/town-kinds.ts';
import { readTown, townFields } from '#adapters/wire/site/town.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import { checkContents } from '#application/towns/check/check-contents.ts';
import type { Town } from '#domain/access/town.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { ContentFault } from '#domain/content/town-contents.ts';
import { type CalendarDay, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Folder, openFolder } from './folder.ts';
import { placeFaults } from './place-faults.ts';
import { readBallots } from './read-ballots.ts';
import { describedIn } from './read-described-files.ts';
import { readCensus, wrongLetters } from './read-census.ts';
import { type FolderDocuments, readFolderDocuments } from './read-documents.ts';
import { resolveDates } from './relative-dates.ts';
import { surveysOfProcesses } from './surveys-of-processes.ts';
import type { TownFault, TownFaultKind } from './town-fault.ts';

/** A town as its folder has it, and what is doubtful in it. */
export interface TownFolder extends TownBundle {
  readonly doubts: readonly TownFault[];
}

/**
 * Reads a town from a folder (format: docs/guides/operator.md). All faults of all files are reported together, with
 * what is doubtful among them. `hasBank` says whether a town may name its bank as the gateway of a form.
 */
export function readTownFolder(
  place: string,
  now: Instant,
  hasBank: (realm: RealmId) => boolean = () => false,
): Either<readonly TownFault[], TownFolder> {
  const folder = openFolder(place);
  const town = townIn(folder);
  const today = dayAt(now, town.timeZone);
  const dated = (text: string) => resolveDates(text, today);
  const documents = readFolderDocuments(folder, town, dated);
  const names = folder.filesIn('files');
  const described = describedIn(folder, names);
  const files = names.map((name) => ({ ...described.get(name), name, from: folder.path(`files/${name}`) }));
  const isWhole = !folder.faults.some(({ kind }) => kind === 'notJson' || kind === 'unreadable');
  const found = contentFaults(documents, town, { today, hasBank: hasBank(town.realm), files });
  const judged = found.filter(
    ({ kind }) => (isWhole || !refers.has(kind)) && (town !== noTown || !namesTown.has(kind)),
  );
  placeFaults(folder, judged, sourcesOf(documents));
  const surveys = surveysOf(documents, town);
  const ballots = readBallots(folder, surveys);
  const census = censusIn(folder);
  const comments = commentsIn(folder, town, dated);
  const all = folder.faults.toSorted(inOrder);
  const { collections } = documents;
  return all.some(({ isDoubt }) => isDoubt !== true)
    ? left(all)
    : right({ town, collections, surveys, census, ballots, comments, files, doubts: all });
}

/** Faults are reported file by file: the town, its collections, its surveys, and what belongs to them. */
const order = [
  'town.json',
  'collections',
  'surveys',
  'ballots',
  'census.csv',
  'comments',
  'files.json',
  'files',
];
const rankOf = ({ file }: TownFault): number => order.indexOf(file.split('/')[0] ?? '');

/** Within a file, faults are reported line by line. */
function inOrder(one: TownFault, other: TownFault): number {
  const byFile = rankOf(one) - rankOf(other);
  if (byFile !== 0) return byFile;
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  const [line = 0, column = 0] = placeOf(one);
  const [otherLine = 0, otherColumn = 0] = placeOf(other);
  return line - otherLine || column - otherColumn;
}

const placeOf = ({ at = '' }: TownFault): readonly number[] => at.split(':').map(Number);

/** Replaces a town that cannot be read, so that the faults of the other files are found as well. */
const noTown: Town = {
  realm: realmId('none'),
  name: '',
  timeZone: 'Europe/Madrid',
  defaultLanguage: 'es',
  hosts: [],
  hostPatterns: [],
  checksIdentity: false,
};

function townIn(folder: Folder): Town {
  const raw = folder.json('town.json');
  if (raw === undefined) return noTown;
  const fields = townFields(raw).map((fault) => ({ ...fault, collection: '', index: 0, document: '' }));
  placeFaults(folder, fields, () => ({ file: 'town.json', isAlone: true }));
  const town = readTown(raw);
  if (!isLeft(town)) return town.right;
  const isTold = fields.some(({ isDoubt }) => isDoubt !== true);
  if (!isTold) folder.fault('town.json', town.left.where, 'town');
  return noTown;
}

const contentFaults = (
  { collections, surveys }: FolderDocuments,
  { realm, timeZone, collections: ownCollections = [] }: Town,
  {
    today,
    hasBank,
    files,
  }: { readonly today: CalendarDay; readonly hasBank: boolean; readonly files: TownBundle['files'] },
): readonly ContentFault<TownFaultKind>[] =>
  checkContents(townKinds({ realm, zone: timeZone, today, hasBank }))({
    realm,
    ownCollections,
    files: files.map(({ name }) => name),
    collections: new Map([...collections, [surveyFiles, surveys.map(({ document }) => document)]]),
  });

/** What refers to another document, which may be in a file that cannot be read. */
const refers: ReadonlySet<TownFaultKind> = new Set([
  'noSuchSurvey',
  'noSuchDocument',
  'noSuchTerm',
  'noSuchList',
  'noSuchProposals',
  'deadLink',
]);

/** What depends on the name of the town, which may not be known. */
const namesTown: ReadonlySet<TownFaultKind> = new Set(['fileOfOtherTown', 'noSuchFile', 'wantsTownFile']);

const sourcesOf =
  ({ surveys }: FolderDocuments) =>
  (collection: string, index: number | null) =>
    collection === surveyFiles
      ? { file: surveys[index ?? 0]?.file ?? 'surveys', isAlone: true }
      : { file: `collections/${collection}.json`, isAlone: false };

function surveysOf({ collections, surveys }: FolderDocuments, town: Town): readonly SurveyDocument[] {
  const read = surveys.flatMap(({ document }): readonly SurveyDocument[] => {
    const survey = readSurvey(document, town.timeZone);
    return isLeft(survey) ? [] : [{ survey: survey.right, document }];
  });
  return surveysOfProcesses(collections.get('procesos') ?? [], read, town.timeZone);
}

/** `comments/<proposal>.json`: the comments that a proposal begins with. */
const commentsIn = (folder: Folder, town: Town, dated: (text: string) => string): readonly Comment[] =>
  folder.filesIn('comments').flatMap((name) => {
    const file = `comments/${name}`;
    const raw = folder.json(file, dated);
    if (raw === undefined) return [];
    const read = readFirstComments(raw, town, name.replace(/\.json$/u, ''));
    if (!isLeft(read)) return read.right;
    folder.fault(file, read.left.where, 'comments');
    return [];
  });

function censusIn(folder: Folder): readonly CensusRow[] | null {
  if (!folder.has('census.csv')) return null;
  const text = folder.text('census.csv');
  if (text === undefined) return null;
  const census = readCensus(text);
  for (const line of wrongLetters(text))
    folder.tell({
      file: 'census.csv',
      where: `:${line}`,
      kind: 'checkLetter',
      isDoubt: true,
      particulars: {},
    });
  if (!isLeft(census)) return census.right;
  for (const { line, kind } of census.left) folder.fault('census.csv', `:${line}`, kind);
  return null;
}
