import { isWebPage } from '#adapters/driven/files/web-page.ts';
import { startTally } from '#domain/scoring/tally.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { type CountedList, faultAt, type ListRefusal, refuse } from './counted-list.ts';
import { beginning } from './list-beginning.ts';
import { listCounter } from './list-counter.ts';
import { runningHash } from './running-hash.ts';

const newline = 0x0a;

/**
 * Counts a published list while it is read, in memory that does not grow with it (the texts of free answers aside).
 * `given` is the survey, for lists that do not carry it. Nothing is counted of a list with faults: all are told, or the
 * first fifty and their number.
 */
export async function countList(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  given: Survey | null,
  hash = runningHash(),
): Promise<Either<ListRefusal, CountedList>> {
  let first: Uint8Array = new Uint8Array();
  let counter: ReturnType<typeof listCounter> | null = null;
  const begin = async (
    bytes: Uint8Array,
    end: number,
  ): Promise<Either<ListRefusal, ReturnType<typeof listCounter>>> => {
    if (isWebPage(bytes)) return left({ kind: 'webPage' });
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
    const made = listCounter(begun.right, running, hash, claimed === null ? 1 : 2);
    await made.feed(claimed === null ? bytes : bytes.subarray(end + 1));
    return right(made);
  };
  for await (const bytes of chunks) {
    if (counter) {
      await counter.feed(bytes);
      continue;
    }
    first = Buffer.concat([first, bytes]);
    const end = first.indexOf(newline);
    if (end === -1) continue;
    const begun = await begin(first, end);
    if (isLeft(begun)) return begun;
    counter = begun.right;
    first = new Uint8Array();
  }
  if (counter) return counter.end();
  const begun = await begin(first, first.length);
  return isLeft(begun) ? begun : begun.right.end();
}
