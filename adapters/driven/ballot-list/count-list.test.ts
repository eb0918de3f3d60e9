import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from '#domain/scoring/tally.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { countedKinds, questionsOf, withBallots } from '#fixtures/arbitraries/question.ts';
import { anOption, aSurvey } from '#fixtures/builders/survey.ts';
import { countList } from './count-list.ts';

const options: Question = { kind: 'options', answers: [anOption('yes'), anOption('no')] };
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
  // One buffer for all, as files are read.
  const buffer = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    buffer.set(piece);
    yield buffer.subarray(0, piece.length);
  }
}

describe.each(countedKinds)('a list of ballots of the kind %s', (kind) => {
  it('counts as its answers do, in whatever spelling and pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        withBallots(questionsOf(kind)),
        fc.array(fc.nat(3), { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 200 }),
        async ({ question, ballots }, styles, end, size) => {
          fc.pre(ballots.length > 0);
          const text = listOf(ballots, styles, end);
          const counted = await countList(piecesOf(encoded(text), size), aSurvey('s', { question }));
          const sent: readonly RawAnswer[] = JSON.parse(JSON.stringify(ballots));
          expect(counted).toMatchObject(right({ tally: tally(question, sent), claimed: null }));
          expect(counted._tag === 'Right' && counted.right.counted).toBe(
            createHash('sha256').update(text).digest('hex'),
          );
        },
      ),
      { numRuns: 300 },
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

  it('is counted by the question that it carries, and its fingerprint checked', async () => {
    expect(await countList([encoded(head({ question }) + ballots)], null)).toMatchObject(
      right({ survey: { id: 's' }, claimed: fingerprint, counted: fingerprint, tally: { ballots: 2 } }),
    );
    expect(
      await countList([encoded(`${head({ question })}${ballots}{"id":"c","answer":"no"}\n`)], null),
    ).toMatchObject(left({ faults: [{ kind: 'headMismatch', line: 1, found: fingerprint }] }));
  });

  it('needs the survey where it carries none, and it must be its own', async () => {
    expect(await countList([encoded(head({}) + ballots)], null)).toEqual(left({ kind: 'needsSurvey' }));
    expect(await countList([encoded(ballots)], null)).toEqual(left({ kind: 'needsSurvey' }));
    expect(await countList([encoded(head({}) + ballots)], aSurvey('s', { question: options }))).toMatchObject(
      right({ tally: { ballots: 2 } }),
    );
    expect(await countList([encoded(head({}) + ballots)], aSurvey('other'))).toMatchObject(
      left({ faults: [{ kind: 'otherSurvey', found: 's' }] }),
    );
  });

  it('tells every line that is no ballot by its number, and counts nothing then', async () => {
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
    const told = await count(many);
    expect(told).toMatchObject(left({ count: 70 }));
    expect(isLeft(told) && told.left.kind === 'faults' && told.left.faults).toHaveLength(50);
  });

  it('is never read otherwise than JSON is', async () => {
    const sliders: Question = { kind: 'limitedSliders', answers: ['a', 'b', 'c'].map((id) => anOption(id)) };
    const of = (answer: string) => count(`{"id":"x","answer":${answer}}\n`, sliders);
    // Of two equal keys the last wins.
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
          misfits: { count: 0 },
          tally: {
            ballots: 1,
            counts: new Map([1, 2, 3, 4, 5].map((stars) => [String(stars), Number(stars === 3)])),
          },
        }),
      ]);
    expect(await rated('6')).toMatchObject(right({ misfits: { count: 1 } }));
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
      left({ faults: [{ kind: 'notABallot', line: 1, particulars: { where: 'UTF-8' } }] }),
    );
  });

  it('holds no ballot twice, and stands in order: by bytes, or numbers by size', async () => {
    const of = (...ids: string[]) => ids.map((id) => `{"id":"${id}","answer":"yes"}`).join('\n');
    expect(await count(of('a', 'b', 'b', 'c'))).toMatchObject(
      left({ faults: [{ kind: 'repeatedBallot', line: 3, found: 'b' }] }),
    );
    expect(await count(of('a', 'c', 'b', 'a'))).toMatchObject(
      left({ count: 1, faults: [{ kind: 'unsortedBallots', line: 3 }] }),
    );
    expect(await count(of('1', '2', '10', '11'))).toMatchObject(right({ tally: { ballots: 4 } }));
    expect(await count(of('1', '2', '10', '9'))).toMatchObject(
      left({ faults: [{ kind: 'unsortedBallots', line: 4 }] }),
    );
  });

  it('names the first ballots that do not fit, which count as ballots only', async () => {
    const lines = ['yes', 'perhaps', 'no', '', 'never', 'z'].map((answer, at) =>
      JSON.stringify({ id: String(at), answer }),
    );
    expect(await count(lines.join('\n'))).toMatchObject(
      right({
        misfits: { lines: [2, 4, 5], count: 4 },
        tally: {
          ballots: 6,
          counts: new Map([
            ['yes', 1],
            ['no', 1],
          ]),
        },
      }),
    );
  });

  it('counts blank votes apart where they are offered; elsewhere they do not fit', async () => {
    const lines = [
      '{"id":"a","answer":null}',
      '{"id":"b","answer":"yes"}',
      '{"answer": null, "id": "c"}',
    ].join('\n');
    expect(await count(lines, { ...options, blankVote: true })).toMatchObject(
      right({ misfits: { count: 0 }, tally: { ballots: 3, blank: 2 } }),
    );
    expect(await count(lines)).toMatchObject(
      right({ misfits: { lines: [1, 3], count: 2 }, tally: { ballots: 3, blank: null } }),
    );
    for (const answer of ['nul', 'nulll', 'NULL', 'null null']) {
      expect([answer, await count(`{"id":"x","answer":${answer}}\n`)]).toMatchObject([
        answer,
        left({ count: 1 }),
      ]);
    }
  });

  it('is not counted where it is empty, or of a type that nobody knows', async () => {
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
