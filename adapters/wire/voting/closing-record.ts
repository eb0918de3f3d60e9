import * as t from 'io-ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { RecordedList, SaidToVerify } from '#domain/voting/closing/record-differences.ts';
import { decode, localizedText, nullable, type Unreadable } from '../decode.ts';
import { jsonWire } from '../office-documents/field.ts';
import { recordSignatureWire } from './record-signature.ts';

/** A record that two people signed. `parts` are the sealed parts that its reader gets. */
export const publishedRecordWire = t.type({
  vote: t.string,
  hash: t.string,
  /** The canonical JSON that has this hash. */
  text: t.string,
  parts: t.record(t.string, t.string),
  signatures: t.array(recordSignatureWire),
});
export type PublishedRecord = t.TypeOf<typeof publishedRecordWire>;

/** The answer to a survey's closing record; null if nobody signed one, or one person only. */
export const recordOrNone = t.type({ record: nullable(publishedRecordWire) });

const figureWire = t.type({ id: t.string, n: t.number });
const allocationWire = t.type({
  rule: jsonWire,
  funded: t.array(t.string),
  spent: t.number,
  ties: t.array(t.type({ between: t.array(t.string), decidedBy: t.string, votes: nullable(t.number) })),
  refused: nullable(t.string),
});

const recordedSurveyWire = t.type({
  id: t.string,
  title: localizedText,
  type: t.string,
  lastDay: t.string,
  marks: nullable(t.number),
  ballots: nullable(t.number),
  blank: nullable(t.number),
  list: nullable(t.string),
  result: nullable(
    t.intersection([
      t.type({ allocation: nullable(allocationWire) }),
      t.partial({ counts: t.array(figureWire), shares: t.array(figureWire) }),
    ]),
  ),
  sealed: nullable(t.string),
});

const amendmentWire = t.type({
  number: t.number,
  hash: t.string,
  added: t.number,
  blocked: t.number,
  letIn: t.number,
  corrected: t.number,
});

/** What is in the text of a record. */
export const closingTextWire = t.type({
  format: t.literal('concejo-closing-record-1'),
  realm: t.string,
  vote: t.string,
  title: localizedText,
  opening: t.array(t.string),
  census: nullable(t.type({ people: t.number, print: t.string })),
  amendments: t.array(amendmentWire),
  surveys: t.array(recordedSurveyWire),
  paper: nullable(t.string),
  assisted: nullable(t.string),
  incidents: t.array(t.type({ number: t.number, day: t.string, words: t.string })),
  faults: t.array(t.type({ kind: t.string, of: t.string })),
  explanation: nullable(t.string),
});
export type ClosingText = t.TypeOf<typeof closingTextWire>;

const recordedSampleWire = t.type({
  number: t.number,
  seed: t.string,
  source: t.string,
  size: t.number,
  boxes: t.array(t.type({ id: t.string, ballots: t.number })),
  wrong: nullable(t.number),
  words: nullable(t.string),
  mostWrong: nullable(t.number),
});

/** What is in the part `paper`. */
export const paperPartWire = t.type({
  boxes: t.array(
    t.type({
      id: t.string,
      names: t.array(t.string),
      given: t.number,
      found: t.number,
      ballots: t.number,
      blank: t.number,
      spoiled: t.number,
      difference: t.number,
    }),
  ),
  total: t.number,
  surveys: t.array(t.type({ id: t.string, web: t.number, paper: t.number })),
  samples: t.array(recordedSampleWire),
});
export type PaperPart = t.TypeOf<typeof paperPartWire>;

/** What is in the part `assisted`. */
export const assistedPartWire = t.type({ assisted: t.number, alone: nullable(t.number) });

/** A text of JSON, read by its codec. */
function readJson<A>(codec: t.Decoder<unknown, A>, text: string): Either<Unreadable, A> {
  try {
    return decode(codec, JSON.parse(text));
  } catch {
    return decode(codec, null);
  }
}

/** A signed record with its texts read; the parts that its reader does not get are null. */
export interface ReadRecord {
  readonly said: ClosingText;
  readonly paper: PaperPart | null;
  readonly assisted: t.TypeOf<typeof assistedPartWire> | null;
}

/** Reads the text of a record and its parts. Left: where one is not as the format says. */
export function readClosingRecord({
  text,
  parts,
}: Pick<PublishedRecord, 'text' | 'parts'>): Either<Unreadable, ReadRecord> {
  const said = readJson(closingTextWire, text);
  if (isLeft(said)) return said;
  const paper = parts['paper'] === undefined ? null : readJson(paperPartWire, parts['paper']);
  if (paper !== null && isLeft(paper)) return paper;
  const assisted = parts['assisted'] === undefined ? null : readJson(assistedPartWire, parts['assisted']);
  if (assisted !== null && isLeft(assisted)) return assisted;
  return right({ said: said.right, paper: paper?.right ?? null, assisted: assisted?.right ?? null });
}

/** What a record says of the lists of its surveys. */
export const recordedLists = ({ said, paper }: Pick<ReadRecord, 'said' | 'paper'>): readonly RecordedList[] =>
  said.surveys.map(({ id, list, ballots }) => {
    const channels = paper?.surveys.find((one) => one.id === id);
    return { id, list, ballots, web: channels?.web ?? null, paper: channels?.paper ?? null };
  });

/** What of a record is verified: the digests of its parts, its channels and the bounds of its samples. */
export const saidToVerify = ({ said, paper }: ReadRecord): SaidToVerify => ({
  digests: { paper: said.paper, assisted: said.assisted },
  surveys: recordedLists({ said, paper }),
  samples: paper?.samples ?? [],
});
