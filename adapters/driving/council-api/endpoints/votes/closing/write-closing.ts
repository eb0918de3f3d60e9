import {
  type ClosingMatter,
  recordToSign,
  type ViewedRecord,
  viewRecord,
} from '#application/office/votes/closing/give-record-signature.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { writeRecord } from '#adapters/wire/voting/write-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ClosingBook } from '#domain/voting/closing/closing-book.ts';
import { type BoxFigures, stampedIn } from '#domain/voting/closing/closing-figures.ts';
import type { DrawnSample } from '#domain/voting/closing/drawn-sample.ts';
import { ballotsToDraw, drawSample } from '#domain/voting/closing/paper-sample.ts';
import { partsForReader, type RecordReader } from '#domain/voting/closing/public-parts.ts';
import { mostWrong } from '#domain/voting/closing/sample-bound.ts';
import type { SheetAnswers } from '#domain/voting/paper/sheet.ts';
import { signerOf } from '../asked-vote.ts';
import type { AskedClosing } from './asked-closing.ts';

const written = (at: Instant): string => new Date(at).toISOString();

type TypedAnswers = ClosingAnswer['samples'][number]['drawn'][number]['typed'];

const writeTyped = (answers: SheetAnswers | null): TypedAnswers =>
  answers && Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, { ...answer }]));

function writeSample(sample: DrawnSample, typed: AskedClosing['typed']): ClosingAnswer['samples'][number] {
  const { number, seed, source, size, boxes, by, at, result } = sample;
  const of = ballotsToDraw(boxes);
  return {
    number,
    seed,
    source,
    size,
    of,
    by,
    at: written(at),
    drawn: drawSample(sample, sha256Text).map((one) => ({ ...one, typed: writeTyped(typed(one)) })),
    result: result && {
      ...result,
      at: written(result.at),
      mostWrong: mostWrong({ of, checked: size, wrong: result.wrong }),
    },
  };
}

/** What does not hold; with its numbers only where the reader may see them. */
function writeFaults(
  { faults }: ViewedRecord,
  { figures }: ClosingMatter,
  reader: RecordReader,
): NonNullable<ClosingAnswer['record']>['faults'] {
  return faults.map(({ kind, of, wanted, found }) => {
    const survey = figures?.surveys.find(({ id }) => id === of);
    const isShown = survey === undefined ? reader === 'signer' : survey.shows.count;
    return isShown ? { kind, of, wanted, found } : { kind, of, wanted: null, found: null };
  });
}

function writeWaiting(
  { waiting }: ClosingBook,
  isValid: boolean,
  member: StaffMember,
): ClosingAnswer['waiting'] {
  return (
    waiting && {
      by: waiting.by.name,
      at: written(waiting.by.at),
      isMine: waiting.by.person === member.id,
      isValid,
      explanation: waiting.explanation,
    }
  );
}

const writeBox = (box: BoxFigures): ClosingAnswer['boxes'][number] => ({
  id: box.id,
  name: box.names.join(' + '),
  ballots: stampedIn(box),
});

/** Which signature a person may give now, or why none. */
function turnOf(
  { matter, book }: AskedClosing,
  view: ViewedRecord | null,
  member: StaffMember,
  now: Instant,
): Pick<ClosingAnswer, 'turn' | 'refused'> {
  if (matter === null) return { turn: null, refused: 'notOpened' };
  const turn = view?.isSigned === true ? 'second' : 'first';
  const given = {
    signer: signerOf(member),
    turn,
    hash: view?.record.hash ?? '',
    explanation: '-',
    now,
  } as const;
  const tried = recordToSign(matter, book, given);
  return isLeft(tried) ? { turn: null, refused: tried.left.kind } : { turn, refused: null };
}

/** The closing of a vote as a person of staff sees it. */
export function writeClosing(asked: AskedClosing, member: StaffMember, now: Instant): ClosingAnswer {
  const { vote, book, matter, reader } = asked;
  const { signed, samples } = book;
  const view = matter === null ? null : viewRecord(matter, book);
  const stage = matter?.stage ?? null;
  const seesPaper = reader === 'signer';
  return {
    stage: signed !== null ? 'closed' : (stage?.kind ?? 'notOpened'),
    from: signed === null && stage?.kind === 'from' ? written(stage.instant) : null,
    record:
      view === null || matter === null
        ? null
        : {
            hash: view.record.hash,
            text: view.record.text,
            parts: { ...partsForReader(reader, view.record.parts) },
            faults: writeFaults(view, matter, reader),
            explanation: view.explanation,
          },
    waiting: writeWaiting(book, view?.isSigned === true, member),
    signed: signed && writeRecord(vote, signed, reader),
    boxes: seesPaper ? (matter?.figures?.boxes ?? []).map(writeBox) : [],
    samples: seesPaper ? samples.map((one) => writeSample(one, asked.typed)) : [],
    ...turnOf(asked, view, member, now),
  };
}
