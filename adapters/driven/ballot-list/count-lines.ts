import { readBallotLine } from '#adapters/wire/ballot-list.ts';
import type { InputFault } from '#application/budget/election-input.ts';
import type { RunningTally } from '#domain/scoring/tally.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type CountedList, faultAt, type ListRefusal, shownOfLine } from './counted-list.ts';
import { idOrder } from './id-order.ts';
import { lineParser } from './line-parser.ts';
import type { Beginning } from './list-beginning.ts';
import type { RunningHash } from './running-hash.ts';

/** So many faults are kept of a list: whoever mends it begins with the first. */
const kept = 50;
const keptMisfits = 3;
const newline = 0x0a;

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

/** The lines of a list, counted as their bytes come. */
export function listCounter(
  { survey, claimed }: Beginning,
  running: RunningTally,
  hash: RunningHash,
  firstLine: number,
) {
  const { parse, place } = lineParser(running);
  const order = idOrder();
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
    if (found === 'repeated') fault(faultAt('repeatedBallot', line, textOf(bytes, from, to)));
    else if (!isUnsorted) fault(faultAt('unsortedBallots', line, textOf(bytes, from, to)));
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
        faultAt('notABallot', line, written.slice(0, shownOfLine).trimEnd(), {
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

  const feed = async (bytes: Uint8Array): Promise<void> => {
    await hash.update(bytes);
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

  const end = async (): Promise<Either<ListRefusal, CountedList>> => {
    if (rest.length > 0) lines(Buffer.concat([rest, Buffer.from('\n')]));
    const counted = await hash.digest();
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
