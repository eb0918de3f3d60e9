import { createHash } from 'node:crypto';
import { readBallotLine, readHeadLine } from '#adapters/wire/ballot-list.ts';
import { readSurvey } from '#adapters/wire/survey.ts';
import type { InputFault } from '#application/budget/election-input.ts';
import { startTally, type RunningTally, type Tally } from '#domain/scoring/tally.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { idOrder } from './id-order.ts';
import { lineParser } from './line-parser.ts';

/** A counted list with its fingerprint, worked out while it was read. */
export interface CountedList {
  readonly survey: Survey;
  readonly tally: Tally;
  /** SHA-256 as the first line claims it; null where the list has no such line. */
  readonly claimed: string | null;
  /** SHA-256 of the bytes of all ballots. */
  readonly counted: string;
  /** Lines of ballots that do not fit the question, the first few, and how many there are. */
  readonly misfits: { readonly lines: readonly number[]; readonly count: number };
}

export type ListRefusal =
  /** The list says nothing of its question, and nobody else does. */
  | { readonly kind: 'needsSurvey' }
  | { readonly kind: 'notCountable'; readonly displayType: string }
  /** The first faults, and how many there are. */
  | { readonly kind: 'faults'; readonly faults: readonly InputFault[]; readonly count: number };

/** So many faults are kept of a list: whoever mends it begins with the first. */
const kept = 50;
const keptMisfits = 3;
/** So much of a faulty line is repeated. */
const shown = 60;
const newline = 0x0a;
/** Only opening hours are read in a zone, and a count looks at none. */
const zone = 'Europe/Madrid';

const faultAt = (
  kind: InputFault['kind'],
  line: number,
  found = '',
  particulars: InputFault['particulars'] = {},
): InputFault => ({ kind, line, column: 1, found, particulars, suggestion: null });

const refuse = (...faults: readonly InputFault[]): Either<ListRefusal, never> =>
  left({ kind: 'faults', faults, count: faults.length });

interface Beginning {
  readonly survey: Survey;
  readonly claimed: string | null;
}

/** What the first line says, and what `given` adds where it says nothing of the question. */
function beginning(first: string, given: Survey | null): Either<ListRefusal, Beginning> {
  const head = readHeadLine(first);
  if (isLeft(head)) {
    // Without a first line of its own the list begins with a ballot, or with a line that is told as none.
    if (given) return right({ survey: given, claimed: null });
    if (!isLeft(readBallotLine(first, 1))) return left({ kind: 'needsSurvey' });
    const where = head.left.where || 'JSON';
    return refuse(faultAt('notABallotList', 1, first.slice(0, shown), { where }));
  }
  const { survey: id, question, head: claimed } = head.right;
  if (given) {
    return given.id === id
      ? right({ survey: given, claimed })
      : refuse(faultAt('otherSurvey', 1, id, { survey: given.id }));
  }
  if (question === undefined || question === null) return left({ kind: 'needsSurvey' });
  const survey = readSurvey(question, zone);
  if (isLeft(survey))
    return refuse(faultAt('notABallotList', 1, '', { where: `question.${survey.left.where}` }));
  return right({ survey: { ...survey.right, id: surveyId(id) }, claimed });
}

/** The lines of a list, counted as their bytes come. */
function listCounter({ survey, claimed }: Beginning, running: RunningTally, firstLine: number) {
  const { parse, place } = lineParser(running);
  const order = idOrder();
  const hash = createHash('sha256');
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const faults: InputFault[] = [];
  const misfits: number[] = [];
  let faultCount = 0;
  let misfitCount = 0;
  let isUnsorted = false;
  let line = firstLine - 1;
  let rest = new Uint8Array();

  const fault = (found: InputFault) => {
    faultCount += 1;
    if (faults.length < kept) faults.push(found);
  };
  const ordered = (bytes: Uint8Array, from: number, to: number) => {
    const found = order.take(bytes, from, to);
    if (found === 'inOrder') return;
    const id = () => new TextDecoder().decode(bytes.subarray(from, to));
    if (found === 'repeated') fault(faultAt('repeatedBallot', line, id()));
    else if (!isUnsorted) fault(faultAt('unsortedBallots', line, id()));
    isUnsorted ||= found === 'unsorted';
  };
  const misfit = () => {
    misfitCount += 1;
    if (misfits.length < keptMisfits) misfits.push(line);
  };

  /** A line of any other shape, which may still be a ballot. */
  const otherLine = (bytes: Uint8Array) => {
    let written: string;
    try {
      written = text.decode(bytes);
    } catch {
      fault(faultAt('notABallot', line, '', { where: 'UTF-8' }));
      return;
    }
    if (written.trim() === '') return;
    const ballot = readBallotLine(written, line);
    if (isLeft(ballot)) {
      fault(
        faultAt('notABallot', line, written.slice(0, shown).trimEnd(), {
          where: ballot.left.where || 'JSON',
        }),
      );
      return;
    }
    const id = new TextEncoder().encode(ballot.right.id);
    ordered(id, 0, id.length);
    order.keepLast();
    if (!running.add(ballot.right.answer)) misfit();
  };

  /** Counts lines, the last of which is whole. */
  const lines = (bytes: Uint8Array): void => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let at = 0;
    while (at < bytes.length) {
      line += 1;
      const outcome = parse(bytes, view, at);
      if (outcome === 'otherShape') {
        const end = bytes.indexOf(newline, at);
        otherLine(bytes.subarray(at, end));
        at = end + 1;
        continue;
      }
      ordered(bytes, place.idFrom, place.idTo);
      if (outcome === 'misfit') misfit();
      at = place.next;
    }
    order.keepLast();
  };

  const feed = (bytes: Uint8Array): void => {
    hash.update(bytes);
    const last = bytes.lastIndexOf(newline);
    if (last === -1) {
      rest = Buffer.concat([rest, bytes]);
      return;
    }
    let from = 0;
    if (rest.length > 0) {
      from = bytes.indexOf(newline) + 1;
      lines(Buffer.concat([rest, bytes.subarray(0, from)]));
    }
    if (from <= last) lines(bytes.subarray(from, last + 1));
    rest = bytes.slice(last + 1);
  };

  const end = (): Either<ListRefusal, CountedList> => {
    if (rest.length > 0) lines(Buffer.concat([rest, Buffer.from('\n')]));
    const counted = hash.digest('hex');
    if (claimed !== null && claimed !== counted) fault(faultAt('headMismatch', 1, claimed, { counted }));
    if (faultCount > 0) return left({ kind: 'faults', faults, count: faultCount });
    return right({
      survey,
      claimed,
      counted,
      tally: running.result(),
      misfits: { lines: misfits, count: misfitCount },
    });
  };
  return { feed, end };
}

/**
 * Counts a published list while it is read, in memory that does not grow with it (the texts of free answers aside).
 * `given` is the survey, for lists that do not carry it. Nothing is counted of a list with faults: all are told, or the
 * first fifty and their number.
 */
export async function countList(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  given: Survey | null,
): Promise<Either<ListRefusal, CountedList>> {
  let first: Uint8Array = new Uint8Array();
  let counter: ReturnType<typeof listCounter> | null = null;
  const begin = (bytes: Uint8Array, end: number): Either<ListRefusal, ReturnType<typeof listCounter>> => {
    const text = new TextDecoder().decode(bytes.subarray(0, end));
    if (text.trim() === '' && bytes.length === end) return refuse(faultAt('emptyInput', 1));
    const begun = beginning(text, given);
    if (isLeft(begun)) return begun;
    const { survey, claimed } = begun.right;
    const running = startTally(survey.question);
    if (running === null) {
      const { question } = survey;
      return left({
        kind: 'notCountable',
        displayType: question.kind === 'unknown' ? question.displayType : question.kind,
      });
    }
    const made = listCounter(begun.right, running, claimed === null ? 1 : 2);
    made.feed(claimed === null ? bytes : bytes.subarray(end + 1));
    return right(made);
  };
  for await (const bytes of chunks) {
    if (counter) {
      counter.feed(bytes);
      continue;
    }
    first = Buffer.concat([first, bytes]);
    const end = first.indexOf(newline);
    if (end === -1) continue;
    const begun = begin(first, end);
    if (isLeft(begun)) return begun;
    counter = begun.right;
    first = new Uint8Array();
  }
  if (counter) return counter.end();
  const begun = begin(first, first.length);
  return isLeft(begun) ? begun : begun.right.end();
}
