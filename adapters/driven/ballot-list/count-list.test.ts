import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from '#domain/scoring/tally.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { isTextApart } from '#domain/voting/published-list.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { countedKinds, questionsOf, withBallots } from '#fixtures/arbitraries/question.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { runningHash } from '#adapters/driven/files/running-hash.ts';
import { countList as countListOf } from './count-list.ts';

const options: Question = { kind: 'options', answers: [anOption('yes'), anOption('no')] };
const countList = (chunks: Iterable<Uint8Array>, given: Survey | null) =>
  countListOf(chunks, { given, hash: runningHash(), keepMarks: false });
const encoded = (text: string) => new TextEncoder().encode(text);
const count = (text: string, question: Question = options) =>
  countList([encoded(text)], aSurvey('s', { question }));
const idOf = (place: number) => createHash('sha256').update(String(place)).digest('hex');

/** The spellings of a line that mean the same. */
const spellings: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.replace('{"id":', '{"id": ').replace(',"answer":', ', "answer": '),
  (line) => ` ${line} `,
  (line) => line.replace(/^\{"id":("[^"]*"),"answer":(.*)\}$/su, '{"answer":$2,"id":$1}'),
];

function listOf(ballots: readonly RawAnswer[], styles: readonly number[], end: string): string {
  const ids = ballots.map((_, place) => idOf(place)).toSorted();
  return ballots
    .map((answer, place) => {
      const line = JSON.stringify({ id: ids[place], answer });
      return (spellings[(styles[place] ?? 0) % spellings.length] ?? String)(line) + end;
    })
    .join('');
}

function* piecesOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  // One buffer for all pieces, as when files are read.
  const buffer = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    buffer.set(piece);
    yield buffer.subarray(0, piece.length);
  }
}

describe.each(countedKinds)('a list of ballots of the kind %s', (kind) => {
  const aStyle = fc.record({
    styles: fc.array(fc.nat(3), { maxLength: 12 }),
    end: fc.constantFrom('\n', '\r\n'),
    size: fc.integer({ min: 1, max: 200 }),
  });

  it('counts as its answers do, in whatever spelling and pieces it comes; all that do not fit are reported', async () => {
    await fc.assert(
      fc.asyncProperty(withBallots(questionsOf(kind)), aStyle, async ({ question, ballots }, style) => {
        const sent: readonly RawAnswer[] = JSON.parse(JSON.stringify(ballots));
        const whyNot = (raw: RawAnswer) => {
          const checked = checkAnswer(question, raw);
          return isLeft(checked) && !isTextApart(question, raw) ? checked.left : null;
        };
        const countOf = (answers: readonly RawAnswer[]) => {
          const text = listOf(answers, style.styles, style.end);
          const outcome = countList(piecesOf(encoded(text), style.size), aSurvey('s', { question }));
          return { text, outcome };
        };
        const fitting = sent.filter((raw) => whyNot(raw) === null);
        if (fitting.length > 0) {
          const { text, outcome } = countOf(fitting);
          const counted = createHash('sha256').update(text).digest('hex');
          expect(await outcome).toMatchObject(
            right({ tally: tally(question, fitting), claimed: null, counted }),
          );
        }
        const misfits = sent.flatMap((raw, at) => {
          const why = whyNot(raw);
          return why === null ? [] : [{ kind: 'misfitBallot', line: at + 1, why }];
        });
        if (misfits.length > 0)
          expect(await countOf(sent).outcome).toMatchObject(left({ faults: misfits, count: misfits.length }));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a list of ballots', () => {
  const ballots = '{"id":"a","answer":"yes"}\n{"id":"b","answer":"no"}\n';
  const fingerprint = createHash('sha256').update(ballots).digest('hex');
  const question = {
    _id: 's',
    title: 'S',
    displayType: 'options',
    answers: [
      { _id: 'yes', text: 'Sí' },
      { _id: 'no', text: 'No' },
    ],
  };
  const head = (fields: object) => `${JSON.stringify({ survey: 's', head: fingerprint, ...fields })}\n`;

  it('is counted by the question that it contains, and its fingerprint checked', async () => {
    expect(await countList([encoded(head({ question }) + ballots)], null)).toMatchObject(
      right({ survey: { id: 's' }, claimed: fingerprint, counted: fingerprint, tally: { ballots: 2 } }),
    );
    expect(
      await countList([encoded(`${head({ question })}${ballots}{"id":"c","answer":"no"}\n`)], null),
    ).toMatchObject(left({ faults: [{ kind: 'headMismatch', line: 1, claimed: fingerprint }] }));
  });

  it('needs the survey if it contains none, and it must be its own', async () => {
    expect(await countList([encoded(head({}) + ballots)], null)).toEqual(left({ kind: 'needsSurvey' }));
    expect(await countList([encoded(ballots)], null)).toEqual(left({ kind: 'needsSurvey' }));
    expect(await countList([encoded(head({}) + ballots)], aSurvey('s', { question: options }))).toMatchObject(
      right({ tally: { ballots: 2 } }),
    );
    expect(await countList([encoded(head({}) + ballots)], aSurvey('other'))).toMatchObject(
      left({ faults: [{ kind: 'otherSurvey', found: 's' }] }),
    );
  });

  it('reports every invalid line by its number, and counts nothing then', async () => {
    const lines = [
      'oops',
      '{"id":"b","answer":true}',
      '',
      '{"id":7,"answer":"yes"}',
      '{"id":"c","answer":"yes"',
      '{"id":"d","answer":"yes"}x',
    ];
    expect(await count(`{"id":"a","answer":"yes"}\n${lines.join('\n')}`)).toMatchObject(
      left({ count: 5, faults: [2, 3, 5, 6, 7].map((line) => ({ kind: 'notABallot', line })) }),
    );
    const many = Array.from({ length: 70 }, () => 'oops\n').join('');
    const outcome = await count(many);
    expect(outcome).toMatchObject(left({ count: 70 }));
    expect(isLeft(outcome) && outcome.left.kind === 'faults' && outcome.left.faults).toHaveLength(50);
  });

  it('refuses a file without line ends at 64 MiB instead of reading it to its end', async () => {
    const piece = new Uint8Array(8 * 1024 * 1024).fill(0x78);
    let read = 0;
    function* endless() {
      for (; read < 1000; read += 1) yield piece;
    }
    expect(await countList(endless(), null)).toMatchObject(
      left({ count: 1, faults: [{ kind: 'notABallotList', line: 1, found: 'x'.repeat(60) }] }),
    );
    expect(read).toBe(8);
  });

  it('refuses a ballot of more than 64 MiB by its line', async () => {
    function* pieces() {
      yield encoded('{"id":"a","answer":"yes"}\n');
      const piece = new Uint8Array(8 * 1024 * 1024).fill(0x78);
      for (let n = 0; n < 9; n += 1) yield piece;
      yield encoded('\n{"id":"b","answer":"yes"}\n');
    }
    expect(await countList(pieces(), aSurvey('s', { question: options }))).toMatchObject(
      left({ count: 1, faults: [{ kind: 'notABallot', line: 2, found: 'x'.repeat(60) }] }),
    );
  });

  it('is never read otherwise than JSON is', async () => {
    const sliders: Question = { kind: 'limitedSliders', answers: ['a', 'b', 'c'].map((id) => anOption(id)) };
    const of = (answer: string) => count(`{"id":"x","answer":${answer}}\n`, sliders);
    // Of two equal keys the last one counts.
    expect(await of('{"a":3,"b":1,"a":2}')).toMatchObject(
      right({
        tally: {
          counts: new Map([
            ['a', 20],
            ['b', 10],
            ['c', 0],
          ]),
        },
      }),
    );
    for (const answer of ['{"a":01}', '{"a":1.}', '{"a":.5}', '{"a":1,}', '{"a" 1}', '{"a":1']) {
      expect([answer, await of(answer)]).toMatchObject([
        answer,
        left({ faults: [{ kind: 'notABallot', line: 1 }] }),
      ]);
    }
    const rating: Question = { kind: 'rating', range: { min: 1, max: 5 } };
    const rated = (answer: string) => count(`{"id":"x","answer":${answer}}\n`, rating);
    for (const answer of ['3', '3.0', '30e-1'])
      expect([answer, await rated(answer)]).toMatchObject([
        answer,
        right({
          tally: {
            ballots: 1,
            counts: new Map([1, 2, 3, 4, 5].map((stars) => [String(stars), Number(stars === 3)])),
          },
        }),
      ]);
    expect(await rated('6')).toMatchObject(
      left({ faults: [{ kind: 'misfitBallot', why: { kind: 'outOfRange' } }] }),
    );
    for (const answer of ['03', '3.', '+3', '3 3'])
      expect([answer, await rated(answer)]).toMatchObject([answer, left({ count: 1 })]);
    for (const id of ['aa\\xaaaaaa', 'aaa\taaaaaa']) {
      expect(await count(`{"id":"${id}","answer":"yes"}\n`)).toMatchObject(
        left({ faults: [{ kind: 'notABallot' }] }),
      );
    }
    expect(await count('{"id":"x","answer":["yes",]}\n')).toMatchObject(left({ count: 1 }));
  });

  it('must be UTF-8', async () => {
    const line = encoded('{"id":"a","answer":"yés"}\n');
    const broken = line.map((byte) => (byte === 0xa9 ? 0x20 : byte));
    expect(await countList([broken], aSurvey('s', { question: options }))).toMatchObject(
      left({ faults: [{ kind: 'notABallot', line: 1, where: 'UTF-8' }] }),
    );
  });

  it('has no ballot twice, and is sorted: by bytes, or numbers by size', async () => {
    const of = (...ids: string[]) => ids.map((id) => `{"id":"${id}","answer":"yes"}`).join('\n');
    expect(await count(of('a', 'b', 'b', 'c'))).toMatchObject(
      left({ faults: [{ kind: 'repeatedBallot', line: 3, ballot: 'b' }] }),
    );
    expect(await count(of('a', 'c', 'b', 'a'))).toMatchObject(
      left({ count: 1, faults: [{ kind: 'unsortedBallots', line: 3 }] }),
    );
    expect(await count(of('1', '2', '10', '11'))).toMatchObject(right({ tally: { ballots: 4 } }));
    expect(await count(of('1', '2', '10', '9'))).toMatchObject(
      left({ faults: [{ kind: 'unsortedBallots', line: 4 }] }),
    );
  });

  it('reports every ballot that does not fit by its id with the reason, and counts nothing then', async () => {
    const lines = ['yes', 'perhaps', 'no', ['yes', 'no']].map((answer, at) =>
      JSON.stringify({ id: `b${at}`, answer }),
    );
    const misfits = [
      { kind: 'misfitBallot', line: 2, ballot: 'b1', why: { kind: 'unknownAnswer', id: 'perhaps' } },
      { kind: 'misfitBallot', line: 4, ballot: 'b3', why: { kind: 'exactlyOne', found: 2 } },
    ];
    expect(await count(lines.join('\n'))).toEqual(left({ kind: 'faults', faults: misfits, count: 2 }));
  });

  it('counts blank votes separately if they are offered; otherwise they do not fit', async () => {
    const lines = [
      '{"id":"a","answer":null}',
      '{"id":"b","answer":"yes"}',
      '{"answer": null, "id": "c"}',
    ].join('\n');
    expect(await count(lines, { ...options, blankVote: true })).toMatchObject(
      right({ tally: { ballots: 3, blank: 2 } }),
    );
    const misfit = (line: number) => ({ kind: 'misfitBallot', line, why: { kind: 'noBlankVote' } });
    expect(await count(lines)).toMatchObject(left({ faults: [misfit(1), misfit(3)] }));
    for (const answer of ['nul', 'nulll', 'NULL', 'null null']) {
      expect([answer, await count(`{"id":"x","answer":${answer}}\n`)]).toMatchObject([
        answer,
        left({ count: 1 }),
      ]);
    }
  });

  it('of free answers is counted without what was written, which is published separately', async () => {
    const free: Question = { kind: 'free', longest: 20 };
    const lines = ['', 'sombra', ''].map((answer, at) => JSON.stringify({ id: `b${at}`, answer }));
    expect(await count(lines.join('\n'), free)).toMatchObject(
      right({ textsApart: 2, tally: { ballots: 3, texts: ['sombra'] } }),
    );
    expect(await count(JSON.stringify({ id: 'b', answer: 'x'.repeat(21) }), free)).toMatchObject(
      left({ faults: [{ kind: 'misfitBallot', why: { kind: 'tooLong' } }] }),
    );
  });

  it('is not counted if it is empty, or of an unknown type', async () => {
    expect(await count('')).toMatchObject(left({ faults: [{ kind: 'emptyInput' }] }));
    expect(await countList([encoded('{}\n')], null)).toMatchObject(
      left({ faults: [{ kind: 'notABallotList' }] }),
    );
    expect(await countList([encoded(head({ question: { _id: 7 } }))], null)).toMatchObject(
      left({ faults: [{ kind: 'notABallotList' }] }),
    );
    expect(await count(ballots, { kind: 'unknown', displayType: 'dice' })).toEqual(
      left({ kind: 'notCountable', displayType: 'dice' }),
    );
  });
});
