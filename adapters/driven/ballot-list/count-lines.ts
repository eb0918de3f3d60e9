import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { type MarkKeeper, markKeeper } from '#domain/budget/ballot-marks.ts';
import { type RunningTally, startTally } from '#domain/scoring/tally.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { fingerprintFault } from '#domain/voting/published-list.ts';
import { ballotLines } from './ballot-lines.ts';
import { type CountedList, type Counting, mostOfALine } from './counted-list.ts';
import { faultKeeper } from './fault-keeper.ts';
import { keptBytes } from './kept-bytes.ts';
import type { Beginning } from './list-beginning.ts';

/** An operator who repairs a list begins with its first faults. */
const firstFaults = 50;
const newline = 0x0a;

/** The lines of a list after the first, counted as their bytes come. */
export interface LineCounter {
  /** Accepts the next bytes, which may change as soon as the promise resolves. */
  readonly feed: (bytes: Uint8Array) => Promise<void>;
  /** The counts, whatever the fingerprint; or every fault, that of the fingerprint among them. */
  readonly end: () => Promise<Either<ListRefusal, CountedList>>;
}

/** Begins to count; refused if the question is of an unknown type. */
export function lineCounter(beginning: Beginning, counting: Counting): Either<ListRefusal, LineCounter> {
  const { question } = beginning.survey;
  const marks = counting.keepMarks && question.kind === 'budgetAmount' ? markKeeper() : null;
  const running = startTally(question, marks?.take);
  if (running !== null) return right(countingLines(beginning, counting, running, marks));
  const displayType = question.kind === 'unknown' ? question.displayType : question.kind;
  return left({ kind: 'notCountable', displayType });
}

/** A line with its end. */
function ended(line: Uint8Array): Uint8Array {
  const whole = new Uint8Array(line.length + 1);
  whole.set(line);
  whole[line.length] = newline;
  return whole;
}

function countingLines(
  { survey, claimed }: Beginning,
  { hash, mostFaults = firstFaults }: Counting,
  running: RunningTally,
  marks: MarkKeeper | null,
): LineCounter {
  const found = faultKeeper(mostFaults);
  const ballots = ballotLines(survey, running, found.tell, claimed === null ? 0 : 1);
  // One byte more than a line may have, so that one that is longer is seen to be.
  const rest = keptBytes(mostOfALine + 1);
  return {
    feed: async (bytes) => {
      await hash.update(bytes);
      const last = bytes.lastIndexOf(newline);
      if (last === -1) {
        rest.add(bytes);
        return;
      }
      let from = 0;
      if (rest.length() > 0) {
        from = bytes.indexOf(newline) + 1;
        rest.add(bytes.subarray(0, from - 1));
        ballots.count(ended(rest.take()));
      }
      if (from <= last) ballots.count(bytes.subarray(from, last + 1));
      rest.add(bytes.subarray(last + 1));
    },
    end: async () => {
      if (rest.length() > 0) ballots.count(ended(rest.take()));
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
