import type {
  ElectionReading,
  InputFault,
  InputSettings,
  InputWarning,
  ReadElection,
} from '#application/budget/election-input.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { inputText } from './input-text.ts';

/** What was given: a name to speak of it by, and its bytes as they came. */
export interface GivenInput {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Faults of an input with the text they point into, so that the line can be shown. */
export interface RefusedInput {
  readonly faults: readonly InputFault[];
  readonly text: string;
}

type Reader = (text: string, settings: InputSettings) => ElectionReading;

/**
 * Reads an election from a file of any kind the product knows. What it holds decides, not its name, so that standard
 * input needs no flag; the name decides only for a `.pb` file that lacks its headings, which then is told so.
 */
export async function openElection(
  given: GivenInput,
  settings: InputSettings,
): Promise<Either<RefusedInput, ReadElection>> {
  const decoded = inputText(given.bytes);
  if (isLeft(decoded)) return left({ faults: [decoded.left], text: '' });
  const { text, marked } = decoded.right;
  const read = await readerFor(given.name, text);
  const mark: readonly InputWarning[] = marked ? [{ kind: 'byteOrderMark', line: 1, particulars: {} }] : [];
  const reading = read(text, settings);
  if (isLeft(reading)) return left({ faults: reading.left, text });
  return right({ ...reading.right, warnings: [...mark, ...reading.right.warnings] });
}

async function readerFor(name: string, text: string): Promise<Reader> {
  if (/^(?:META|PROJECTS|VOTES)[\t ]*\r?$/mu.test(text.slice(0, 4096)) || /\.pb(?:\.gz)?$/iu.test(name)) {
    return (await import('#adapters/driven/pabulib/read-pabulib.ts')).readPabulib;
  }
  if (text.trimStart().startsWith('{')) {
    return (await import('./published-ballots.ts')).readPublishedBallots;
  }
  return (await import('#adapters/driven/csv/read-counts.ts')).readCounts;
}
