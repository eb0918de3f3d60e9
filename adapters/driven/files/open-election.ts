import type {
  ElectionReading,
  InputFault,
  InputSettings,
  InputWarning,
  ReadElection,
} from '#application/budget/election-input.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type InputText, inputText } from './input-text.ts';

/** What was given: a name for messages, and its bytes as they came. */
export interface GivenInput {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Faults of an input with the text they point into, so that the line can be shown. */
export interface RefusedInput {
  readonly faults: readonly InputFault[];
  readonly text: string;
}

type Reader = (input: InputText, settings: InputSettings) => ElectionReading | Promise<ElectionReading>;

/**
 * Reads an election from a file of any kind the product knows. The contents decide, not the name, so that standard
 * input needs no flag; the name decides only for a `.pb` file that lacks its headings, which is then reported.
 */
export async function openElection(
  given: GivenInput,
  settings: InputSettings,
): Promise<Either<RefusedInput, ReadElection>> {
  const decoded = await inputText(given.bytes);
  if (isLeft(decoded)) return left({ faults: [decoded.left], text: '' });
  const input = decoded.right;
  const read = await readerFor(given.name, input);
  const mark: readonly InputWarning[] = input.marked
    ? [{ kind: 'byteOrderMark', line: 1, particulars: {} }]
    : [];
  const reading = await read(input, settings);
  if (isLeft(reading)) return left({ faults: reading.left, text: input.text });
  return right({ ...reading.right, warnings: [...mark, ...reading.right.warnings] });
}

async function readerFor(name: string, input: InputText): Promise<Reader> {
  const start = input.bytes.toString('utf8', 0, 4096);
  if (/^(?:META|PROJECTS|VOTES)[\t ]*\r?$/mu.test(start) || /\.pb(?:\.gz)?$/iu.test(name)) {
    const { readPabulib } = await import('#adapters/driven/pabulib/read-pabulib.ts');
    return ({ bytes }, settings) => readPabulib(bytes, settings);
  }
  if (input.text.trimStart().startsWith('{')) {
    const { readPublishedBallots } = await import('./published-ballots.ts');
    return ({ bytes }, settings) => readPublishedBallots(bytes, settings);
  }
  const { readCounts } = await import('#adapters/driven/csv/read-counts.ts');
  return ({ text }, settings) => readCounts(text, settings);
}
