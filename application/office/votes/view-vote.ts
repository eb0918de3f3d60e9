import type { FoundVote } from '#application/ports/server/office/vote-desk.ts';
import type { CensusMember } from '#domain/census/about-person.ts';
import { outdatedFields } from '#domain/documents/draft.ts';
import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { peopleOfVote } from '#domain/voting/conditions/for-person.ts';
import type { Survey } from '#domain/voting/survey.ts';
import {
  type AllowedChange,
  changesAfterOpening,
  type FixedField,
} from '#domain/voting/opening/allowed-changes.ts';
import {
  type CensusPrint,
  type FrozenVote,
  frozenText,
  openedBody,
  printOf,
  type SurveyBody,
} from '#domain/voting/opening/frozen-vote.ts';
import { blockersOf, isVoteOver, type OpeningBlocker } from '#domain/voting/opening/opening-blockers.ts';
import { hasNotBegun } from '#domain/voting/opening/cancel-vote.ts';
import { frozenIn, latestHash } from '#domain/voting/opening/vote-record.ts';

/** With what a vote is read. */
export interface VoteReading {
  readonly zone: TimeZone;
  readonly usual: Language;
  readonly hash: HashText;
  /** Makes the fingerprints of a census those of this vote only. */
  readonly salt: string;
  readonly readSurvey: (body: SurveyBody) => Survey | null;
  /** Whether the check of the documents found an error. */
  readonly hasFaults: boolean;
}

/** A vote as it would be signed now. */
export interface ViewedVote {
  readonly frozen: FrozenVote;
  readonly text: string;
  readonly hash: string;
  readonly surveys: readonly (Survey | null)[];
  /** Why it cannot be opened; of an opened one, nothing. */
  readonly blockers: readonly OpeningBlocker[];
  /** What the drafts change of an opened vote, or the first field that is fixed; null if it was not opened. */
  readonly changes: Either<FixedField, readonly AllowedChange[]> | null;
  /** An opened vote of which a survey is over changes no more. */
  readonly isOver: boolean;
  /** An opened vote that has not begun can be cancelled. */
  readonly mayBeCancelled: boolean;
  readonly authors: readonly string[];
}

/** The surveys that a main survey names with its draft, itself first, each once. */
export function surveysOf(main: OfficeDocument): readonly string[] {
  const { chain } = bodyOf(main.ref, draftedFields(main));
  const named = Array.isArray(chain) ? chain.filter((one): one is string => typeof one === 'string') : [];
  return [...new Set([main.ref.id, ...named])];
}

const bodiesOf = (documents: FoundVote['documents']): readonly SurveyBody[] =>
  documents.flatMap((one) => (one === null ? [] : [openedBody(bodyOf(one.ref, draftedFields(one)))]));

/** The surveys of a vote as their drafts say; null for one that cannot be read. */
export const draftedSurveys = (
  { documents }: FoundVote,
  { readSurvey }: Pick<VoteReading, 'readSurvey'>,
): readonly (Survey | null)[] => bodiesOf(documents).map(readSurvey);

/** The fingerprint that those of the census have now who may vote; null if none of the surveys checks it. */
export function censusPrintNow(
  people: readonly CensusMember[],
  surveys: readonly (Survey | null)[],
  { hash, salt, zone }: Pick<VoteReading, 'hash' | 'salt' | 'zone'>,
): CensusPrint | null {
  const read = surveys.filter((survey) => survey !== null);
  return read.some(({ census }) => census) ? printOf(peopleOfVote(people, read, zone), { hash, salt }) : null;
}

const authorsOf = (documents: FoundVote['documents']): readonly string[] => [
  ...new Set(documents.flatMap((one) => [...(one?.draft.values() ?? [])].map(({ by }) => by))),
];

/** The surveys that portals show already. */
const shownIn = (documents: FoundVote['documents'], { readSurvey }: VoteReading): readonly Survey[] =>
  documents.flatMap((one) => {
    if (one === null || one.fields === null || one.status.place !== 'published') return [];
    return readSurvey(bodyOf(one.ref, one.fields)) ?? [];
  });

/** Whether others changed a field after a draft of it was written. */
const hasOutdated = (documents: FoundVote['documents']): boolean =>
  documents.some((one) => outdatedFields(one?.fields ?? new Map(), one?.draft ?? new Map()).length > 0);

function blockersIn(
  found: FoundVote,
  view: Pick<ViewedVote, 'frozen' | 'surveys'>,
  reading: VoteReading,
  now: Instant,
) {
  const { documents, ballots, openedWith } = found;
  const shown = shownIn(documents, reading);
  const isMissing = documents.includes(null);
  return blockersOf(
    {
      surveys: isMissing ? [...view.surveys, null] : view.surveys,
      shown,
      ballots,
      hasFaults: reading.hasFaults || hasOutdated(documents),
      isElsewhere: openedWith.size > 0,
      people: view.frozen.census?.people ?? null,
    },
    now,
    reading.zone,
  );
}

/**
 * A vote as it is found, as it would be opened or changed now. `print` is the fingerprint of its census if that is known;
 * otherwise it is made of the people who were found.
 */
export function viewVote(
  found: FoundVote,
  reading: VoteReading,
  now: Instant,
  print: CensusPrint | null = null,
): ViewedVote {
  const { record, documents, people } = found;
  const latest = record === null ? null : latestHash(record);
  const before = latest === null ? null : frozenIn(latest);
  const bodies = bodiesOf(documents);
  const surveys = draftedSurveys(found, reading);
  // What was opened keeps the census that it was opened with.
  const present = () => print ?? censusPrintNow(people, surveys, reading);
  const frozen = { surveys: bodies, census: before === null ? present() : before.census };
  const text = frozenText(frozen);
  const fixed = surveysIn(before, reading);
  return {
    frozen,
    text,
    hash: reading.hash(text),
    surveys,
    blockers: before === null ? blockersIn(found, { frozen, surveys }, reading, now) : [],
    changes: before === null ? null : changesAfterOpening(before, frozen, reading),
    isOver: fixed.some((survey) => isVoteOver(survey, now, reading.zone)),
    mayBeCancelled: hasNotBegun({ ...found, surveys: fixed }, now),
    authors: authorsOf(documents),
  };
}

/** The surveys of a vote as it is fixed now. */
const surveysIn = (vote: FrozenVote | null, { readSurvey }: VoteReading): readonly Survey[] =>
  (vote?.surveys ?? []).flatMap((body) => readSurvey(body) ?? []);

/** The changes that could be signed; null if there are none, or if something is fixed. */
export const signableChanges = ({ changes }: Pick<ViewedVote, 'changes'>): readonly AllowedChange[] | null =>
  changes === null || isLeft(changes) || changes.right.length === 0 ? null : changes.right;
