import { readBallotLine } from '#adapters/wire/ballot-list.ts';
import type { LineFault, ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { type MarkKeeper, markKeeper } from '#domain/budget/ballot-marks.ts';
import { type RunningTally, startTally } from '#domain/scoring/tally.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { fingerprintFault, isTextApart, type ListFault, listRules } from '#domain/voting/published-list.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { type CountedList, type Counting, unread } from './counted-list.ts';
import { joinedBytes } from './joined-bytes.ts';
import { lineParser } from './line-parser.ts';
import type { Beginning } from './list-beginning.ts';

/** Whoever mends a list begins with its first faults. */
const firstFaults = 50;
const newline = 0x0a;

/** The lines of a list after the first, counted as their bytes come. */
export interface LineCounter {
  /** Takes the next bytes, which may change as soon as the promise resolves. */
  readonly feed: (bytes: Uint8Array) => Promise<void>;
  /** The counts, whatever the fingerprint; or every fault, that of the fingerprint among them. */
  readonly end: () => Promise<Either<ListRefusal, CountedList>>;
}

/** Begins to count; refused where the question is of a type that nobody knows. */
export function lineCounter(beginning: Beginning, counting: Counting): Either<ListRefusal, LineCounter> {
  const { question } = beginning.survey;
  const marks = counting.keepMarks && question.kind === 'budgetAmount' ? markKeeper() : null;
  const running = startTally(question, marks?.take);
  if (running !== null) return right(countingLines(beginning, counting, running, marks));
  const displayType = question.kind === 'unknown' ? question.displayType : question.kind;
  return left({ kind: 'notCountable', displayType });
}

function countingLines(
  { survey, claimed }: Beginning,
  { hash, mostFaults = firstFaults }: Counting,
  running: RunningTally,
  marks: MarkKeeper | null,
): LineCounter {
  const found = faultKeeper(mostFaults);
  const ballots = ballotLines(survey, running, found.tell, claimed === null ? 0 : 1);
  let rest = new Uint8Array();
  return {
    feed: async (bytes) => {
      await hash.update(bytes);
      const last = bytes.lastIndexOf(newline);
      if (last === -1) {
        rest = joinedBytes(rest, bytes);
        return;
      }
      let from = 0;
      if (rest.length > 0) {
        from = bytes.indexOf(newline) + 1;
        ballots.count(joinedBytes(rest, bytes.subarray(0, from)));
      }
      if (from <= last) ballots.count(bytes.subarray(from, last + 1));
      rest = bytes.slice(last + 1);
    },
    end: async () => {
      if (rest.length > 0) ballots.count(joinedBytes(rest, Uint8Array.of(newline)));
      const fingerprints = { claimed, counted: await hash.digest() };
      const broken = found.faults();
      if (broken === null) {
        const { textsApart } = ballots;
        const tally = running.result();
        return right({
          survey,
          ...fingerprints,
          tally,
          marks: marks?.marks() ?? null,
          textsApart: textsApart(),
        });
      }
      found.tell(fingerprintFault(fingerprints));
      return left(found.faults() ?? broken);
    },
  };
}

type Fault = LineFault | ListFault;

/** Keeps the first faults and how many there are. */
function faultKeeper(most: number) {
  const faults: Fault[] = [];
  let count = 0;
  return {
    tell: (fault: Fault | null) => {
      if (fault === null) return;
      count += 1;
      if (faults.length < most) faults.push(fault);
    },
    /** Null where there are none. */
    faults: (): Extract<ListRefusal, { readonly kind: 'faults' }> | null =>
      count === 0 ? null : { kind: 'faults', faults, count },
  };
}

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

/**
 * Counts whole lines of ballots; `before` lines stand before them. Lines of the common shapes are read straight from
 * their bytes; whatever that does not take, a ballot that does not fit among it, is left to the one reader of lines.
 */
function ballotLines(
  { question }: Survey,
  running: RunningTally,
  tell: (fault: Fault | null) => void,
  before: number,
) {
  const { parse, place } = lineParser(running);
  const rules = listRules(textOf);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = before;
  let textsApart = 0;

  const written = (bytes: Uint8Array): string | null => {
    try {
      return text.decode(bytes);
    } catch {
      tell(unread('notABallot', line, 'UTF-8', ''));
      return null;
    }
  };
  const readLine = (bytes: Uint8Array) => {
    const told = written(bytes);
    if (told === null || told.trim() === '') return;
    const read = readBallotLine(told, line);
    if (isLeft(read)) return tell(unread('notABallot', line, read.left.where, told));
    const { id: ballot, answer } = read.right;
    const id = new TextEncoder().encode(ballot);
    tell(rules.ordered(line, id, 0, id.length));
    rules.keepLast();
    const why = running.add(answer);
    if (why === null) return;
    if (isTextApart(question, answer)) textsApart += 1;
    else tell({ kind: 'misfitBallot', line, ballot, why });
  };

  return {
    textsApart: () => textsApart,
    /** Counts these lines, the last of which has its end. */
    count: (bytes: Uint8Array) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      let at = 0;
      while (at < bytes.length) {
        line += 1;
        if (parse(bytes, view, at)) {
          tell(rules.ordered(line, bytes, place.idFrom, place.idTo));
          at = place.next;
          continue;
        }
        const end = bytes.indexOf(newline, at);
        readLine(bytes.subarray(at, end));
        at = end + 1;
      }
      rules.keepLast();
    },
  };
}
