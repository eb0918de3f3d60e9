import { readBallotLine } from '#adapters/wire/voting/ballot-list.ts';
import type { RunningTally } from '#domain/scoring/tally.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isTextApart, listRules } from '#domain/voting/published-list.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { beginningOf, mostOfALine, invalidLine } from './counted-list.ts';
import type { Fault } from './fault-keeper.ts';
import { lineParser } from './line-parser.ts';

const newline = 0x0a;

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder().decode(bytes.subarray(from, to));

/**
 * Counts complete lines of ballots; `before` lines precede them. Lines of the common shapes are read straight from
 * their bytes; all others, such as ballots that do not fit, are left to the general reader of lines.
 */
export function ballotLines(
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
      tell(invalidLine('notABallot', line, 'UTF-8', ''));
      return null;
    }
  };
  const readLine = (bytes: Uint8Array) => {
    if (bytes.length > mostOfALine) return tell(invalidLine('notABallot', line, '', beginningOf(bytes)));
    const text = written(bytes);
    if (text === null || text.trim() === '') return;
    const read = readBallotLine(text, line);
    if (isLeft(read)) return tell(invalidLine('notABallot', line, read.left.where, text));
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
    /** Counts these lines, the last of which is complete. */
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
