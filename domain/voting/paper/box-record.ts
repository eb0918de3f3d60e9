import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { RawAnswer } from '../answer.ts';
import { awaitsPaper, type BoxCount, type BoxSignature, type PaperBox } from './ballot-box.ts';
import { mixedWith, papersIn } from './box-contents.ts';
import { type BoxEntries, finalAnswers, type PaperEntry } from './entry.ts';
import type { SheetAnswer, SheetAnswers, SheetSurvey } from './sheet.ts';

/** What two people sign of a box, with those that were mixed into it. */
export interface BoxRecord {
  readonly box: string;
  /** Ballots that were given at the desks, by the marks. */
  readonly given: number;
  /** Ballots that were in the boxes. */
  readonly found: number;
  /** Ballots that were drawn out unread, because more were found than given. */
  readonly drawnOut: number;
  /** Given, but not found. */
  readonly missing: number;
  readonly count: BoxCount;
  readonly surveys: Readonly<Record<string, BoxCount>>;
}

/** A ballot as it joins the others of its survey: it names neither its box nor its number. */
export interface PaperBallot {
  readonly survey: string;
  readonly answer: RawAnswer;
}

/** Why a record is not signed. */
export type RecordRefused =
  | { readonly kind: 'unknownBox' }
  | { readonly kind: 'notEntering' }
  /** Ballots that two people have not entered alike, and nobody has decided. */
  | { readonly kind: 'unsettled'; readonly ballots: number }
  /** Ballots are missing, and nobody has written why. */
  | { readonly kind: 'noWords' }
  /** The record is another one than the person saw. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'samePerson' };

const numbersTo = (papers: number): readonly number[] =>
  Array.from({ length: papers }, (_, index) => index + 1);

const counted = (kinds: readonly SheetAnswer['kind'][]): BoxCount => ({
  ballots: kinds.filter((kind) => kind === 'choice').length,
  blank: kinds.filter((kind) => kind === 'blank').length,
  spoiled: kinds.filter((kind) => kind === 'spoiled').length,
});

/** A ballot is blank, or spoiled, if all its questions are; blank if they are partly the one and partly the other. */
function kindOfSheet(answers: SheetAnswers): SheetAnswer['kind'] {
  const kinds = Object.values(answers).map(({ kind }) => kind);
  if (kinds.includes('choice')) return 'choice';
  return kinds.includes('blank') ? 'blank' : 'spoiled';
}

/** The ballots of a box as they count, each once; null for one that is not decided. */
const finals = (entered: BoxEntries): readonly (SheetAnswers | null)[] => {
  const byNumber = Map.groupBy(entered.entries, ({ number }) => number);
  return numbersTo(entered.papers).map((number) =>
    finalAnswers({ ...entered, entries: byNumber.get(number) ?? [] }, number),
  );
};

/** The record of a box as it would be signed now. Left: why it is not ready. */
export function boxRecord(
  boxes: readonly PaperBox[],
  id: string,
  { entries, sheet }: Pick<BoxEntries, 'entries' | 'sheet'>,
): Either<RecordRefused, BoxRecord> {
  const box = boxes.find((one) => one.id === id);
  if (box === undefined) return left({ kind: 'unknownBox' });
  if (box.state !== 'entering' || box.into !== null) return left({ kind: 'notEntering' });
  const all = finals({ entries, sheet, papers: papersIn(boxes, id) });
  const known = all.filter((answers) => answers !== null);
  if (known.length < all.length) return left({ kind: 'unsettled', ballots: all.length - known.length });
  const contents = mixedWith(boxes, id).flatMap((one) => one.contents ?? []);
  const sum = (read: (one: (typeof contents)[number]) => number) =>
    contents.reduce((total, one) => total + read(one), 0);
  return right({
    box: id,
    given: sum(({ given }) => given),
    found: sum(({ found }) => found),
    drawnOut: sum(({ found, entered }) => found - entered),
    missing: sum(({ given, entered }) => given - entered),
    count: counted(known.map(kindOfSheet)),
    surveys: Object.fromEntries(
      sheet.map((survey) => [
        survey.id,
        counted(known.map((answers) => (answers[survey.id] as SheetAnswer).kind)),
      ]),
    ),
  });
}

/** What somebody signs, and with which words. */
export interface RecordSigning extends Omit<BoxSignature, 'at'> {
  readonly now: Instant;
  /** The hash of the record as it is now. */
  readonly current: string;
}

/**
 * The boxes after somebody signed the record of one. The first signature waits; the second one, of another person on the
 * same record, makes the box counted, with those that were mixed into it.
 */
export function signRecord(
  boxes: readonly PaperBox[],
  record: BoxRecord,
  { person, name, hash, words, now, current, proof }: RecordSigning,
): Either<RecordRefused, readonly PaperBox[]> {
  const box = boxes.find(({ id }) => id === record.box);
  if (box === undefined) return left({ kind: 'unknownBox' });
  if (hash !== current) return left({ kind: 'changed' });
  const first = box.signed.find((one) => one.hash === current);
  if (first?.person === person) return left({ kind: 'samePerson' });
  if (first === undefined && record.missing > 0 && words.trim() === '') return left({ kind: 'noWords' });
  const signature: BoxSignature = {
    person,
    name,
    hash,
    words: words.trim(),
    at: now,
    ...(proof && { proof }),
  };
  if (first === undefined)
    return right(boxes.map((one) => (one === box ? { ...box, signed: [signature] } : one)));
  const signed = [first, signature];
  return right(
    boxes.map((one) => {
      if (one === box)
        return { ...box, state: 'counted', signed, count: record.count, surveys: record.surveys };
      return one.into === box.id ? { ...one, state: 'counted', count: null } : one;
    }),
  );
}

/** How a ballot counts in a survey; null if it is no ballot of it: it is spoiled, or blank where no blank vote is offered. */
function ballotOf({ id, question }: SheetSurvey, answers: SheetAnswers): PaperBallot | null {
  const answer = answers[id];
  if (answer?.kind === 'choice') return { survey: id, answer: answer.raw };
  return answer?.kind === 'blank' && question.blankVote === true ? { survey: id, answer: null } : null;
}

/**
 * The paper ballots of a vote, once all its boxes are counted; null while one is not. They join the others together, so
 * that nothing says which box one was in.
 */
export function joiningBallots(
  boxes: readonly PaperBox[],
  entries: readonly PaperEntry[],
  sheet: readonly SheetSurvey[],
): readonly PaperBallot[] | null {
  if (boxes.length === 0 || awaitsPaper(boxes)) return null;
  return boxes
    .filter(({ into }) => into === null)
    .flatMap(({ id }) => {
      const own = entries.filter(({ box }) => box === id);
      return finals({ entries: own, sheet, papers: papersIn(boxes, id) });
    })
    .filter((answers) => answers !== null)
    .flatMap((answers) => sheet.map((survey) => ballotOf(survey, answers)))
    .filter((ballot) => ballot !== null);
}
