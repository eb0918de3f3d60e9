import { isWebPage } from '#adapters/wire/site/web-page.ts';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { fingerprintFault } from '#domain/voting/published-list.ts';
import { type LineCounter, lineCounter } from './count-lines.ts';
import {
  beginningOf,
  type CountedList,
  type Counting,
  mostOfALine,
  refusedBy,
  invalidLine,
} from './counted-list.ts';
import { keptBytes } from './kept-bytes.ts';
import { beginning } from './list-beginning.ts';

const newline = 0x0a;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Counts a published list while it is read, in memory that does not grow with it (texts of free answers and marks
 * excepted). If a list breaks a rule, nothing of it is counted: all faults are reported, or the first fifty and their
 * number.
 */
export async function countList(
  chunks: Chunks,
  counting: Counting,
): Promise<Either<ListRefusal, CountedList>> {
  const counted = await recountList(chunks, counting);
  if (isLeft(counted)) return counted;
  const fault = fingerprintFault(counted.right);
  return fault === null ? counted : left({ kind: 'faults', faults: [fault], count: 1 });
}

/**
 * The same for a caller that compares the counts with others: if only the fingerprint differs from the one in its
 * first line, a list is counted too, so that every altered figure can be reported.
 */
export async function recountList(
  chunks: Chunks,
  counting: Counting,
): Promise<Either<ListRefusal, CountedList>> {
  const first = keptBytes();
  let counter: LineCounter | null = null;
  for await (const bytes of chunks) {
    if (counter) {
      await counter.feed(bytes);
      continue;
    }
    const end = bytes.indexOf(newline);
    const length = first.length() + (end === -1 ? bytes.length : end);
    first.add(bytes);
    if (length > mostOfALine) return tooLong(first.take());
    if (end === -1) continue;
    const begun = await begin(first.take(), length, counting);
    if (isLeft(begun)) return begun;
    counter = begun.right;
  }
  if (counter) return counter.end();
  const whole = first.take();
  const begun = await begin(whole, whole.length, counting);
  return isLeft(begun) ? begun : begun.right.end();
}

const tooLong = (bytes: Uint8Array): Either<ListRefusal, never> =>
  isWebPage(bytes)
    ? left({ kind: 'webPage' })
    : refusedBy(invalidLine('notABallotList', 1, '', beginningOf(bytes)));

/** Begins with the first line, which ends at `end`, and counts what is there of the others. */
async function begin(
  bytes: Uint8Array,
  end: number,
  counting: Counting,
): Promise<Either<ListRefusal, LineCounter>> {
  if (isWebPage(bytes)) return left({ kind: 'webPage' });
  const text = new TextDecoder().decode(bytes.subarray(0, end));
  if (text.trim() === '' && bytes.length === end) return refusedBy({ kind: 'emptyInput', line: 1 });
  const begun = beginning(text, counting.given);
  if (isLeft(begun)) return begun;
  const counter = lineCounter(begun.right, counting);
  if (isLeft(counter)) return counter;
  await counter.right.feed(begun.right.claimed === null ? bytes : bytes.subarray(end + 1));
  return counter;
}
