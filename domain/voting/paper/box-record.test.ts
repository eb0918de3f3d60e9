import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { isLeft, isRight, left, right } from '../../shared/result.ts';
import { type BoxDeed, type PaperBox, plannedBox } from './ballot-box.ts';
import { beginEntering, type FoundPapers, noteContents, papersIn } from './box-contents.ts';
import { boxRecord, joiningBallots, type RecordSigning, signRecord } from './box-record.ts';
import type { PaperEntry } from './entry.ts';
import { type SheetAnswer, paperSheet } from './sheet.ts';

const by: BoxDeed = { person: 'p', name: 'Pau', witness: 'Fátima', at: 5, words: '' };
const sealed = (id: string): PaperBox => ({ ...plannedBox(id, id), state: 'sealed' });
const note = (boxes: readonly PaperBox[], box: string, found: number, more: Partial<FoundPapers> = {}) =>
  noteContents(boxes, { box, found, given: found, by, stage: 'over', highest: 0, ...more });
const noted = (boxes: readonly PaperBox[], ...papers: readonly number[]) =>
  papers.reduce((all, found, n) => {
    const next = note(all, boxes[n]?.id ?? '', found);
    return isRight(next) ? next.right : all;
  }, boxes);
const kindOf = (one: ReturnType<typeof note>) => (isLeft(one) ? one.left.kind : 'noted');

describe('the ballots in a box', () => {
  it('are counted folded by two people, once the vote is over and all boxes are sealed', () => {
    const boxes = [sealed('a'), sealed('b')];
    expect(note(boxes, 'a', 61)).toMatchObject({
      right: [{ contents: { found: 61, given: 61, entered: 61, by } }, { contents: null }],
    });
    for (const stage of ['open', 'before'] as const)
      expect(kindOf(note(boxes, 'a', 61, { stage }))).toBe('voteOpen');
    for (const state of ['planned', 'open'] as const)
      expect(note([...boxes, { ...sealed('c'), state }], 'a', 1)).toEqual(
        left({ kind: 'unsealed', boxes: ['c'] }),
      );
    expect(kindOf(note(boxes, 'z', 1))).toBe('unknownBox');
    expect(kindOf(note(boxes, 'a', 1, { by: { ...by, witness: '' } }))).toBe('noWitness');
    for (const found of [-1, 1.5, 20_001]) expect(kindOf(note(boxes, 'a', found))).toBe('noNumber');
  });

  it('are never more than were given: those that are too many are drawn out, with words', () => {
    const boxes = [sealed('a')];
    expect(note(boxes, 'a', 63, { given: 61 })).toEqual(left({ kind: 'tooManyFound', over: 2 }));
    const words = { ...by, words: 'Dos sobres de más' };
    expect(note(boxes, 'a', 63, { given: 61, by: words })).toMatchObject({
      right: [{ contents: { entered: 61 } }],
    });
    expect(note(boxes, 'a', 58, { given: 61 })).toMatchObject({ right: [{ contents: { entered: 58 } }] });
  });

  it('can be corrected while they are entered, but not below a number that is', () => {
    const begun = beginEntering(noted([sealed('a'), sealed('b')], 20, 40), 'over');
    const boxes = isRight(begun) ? begun.right : [];
    expect(papersIn(boxes, 'b')).toBe(60);
    expect(papersIn([sealed('a')], 'a')).toBe(0);
    expect(note(boxes, 'a', 19, { highest: 60 })).toEqual(left({ kind: 'numbered', least: 20 }));
    expect(kindOf(note(boxes, 'a', 19, { highest: 59 }))).toBe('noted');
    const signed = boxes.map((box) => ({
      ...box,
      signed: [{ person: 'p', name: 'Pau', at: 1, hash: 'h', words: '' }],
    }));
    expect(kindOf(note(signed, 'b', 40))).toBe('otherState');
    expect(kindOf(note([{ ...sealed('a'), state: 'counted' }], 'a', 40))).toBe('otherState');
  });

  it('are entered with the next box if they are fewer than 25, once all are counted', () => {
    const boxes = [sealed('a'), sealed('b')];
    expect(beginEntering(noted(boxes, 20), 'over')).toEqual(left({ kind: 'uncounted', boxes: ['b'] }));
    expect(beginEntering([], 'over')).toEqual(left({ kind: 'uncounted', boxes: [] }));
    expect(beginEntering(noted(boxes, 20, 40), 'open')).toEqual(left({ kind: 'voteOpen' }));
    const begun = beginEntering(noted(boxes, 20, 40), 'over');
    expect(begun).toMatchObject({
      right: [
        { state: 'entering', into: 'b' },
        { state: 'entering', into: null },
      ],
    });
    expect(beginEntering(isRight(begun) ? begun.right : [], 'over')).toEqual(
      left({ kind: 'otherState', state: 'entering' }),
    );
  });
});

const sheet = paperSheet([
  aSurvey('a', {
    question: { kind: 'options', answers: [anOption('yes'), anOption('no')], blankVote: true },
  }),
  aSurvey('b', { question: { kind: 'options', answers: [anOption('yes'), anOption('no')] } }),
]);
const yes: SheetAnswer = { kind: 'choice', raw: 'yes' };
const blank: SheetAnswer = { kind: 'blank' };
const spoiled: SheetAnswer = { kind: 'spoiled' };
const pair = (
  box: string,
  number: number,
  a: SheetAnswer = yes,
  b: SheetAnswer = yes,
): readonly PaperEntry[] =>
  ['p', 'f'].map((person) => ({ box, number, person, name: person, settles: false, answers: { a, b } }));
const entering = (...papers: readonly number[]) => {
  const begun = beginEntering(
    noted(
      papers.map((_, n) => sealed(`b${n}`)),
      ...papers,
    ),
    'over',
  );
  return isRight(begun) ? begun.right : [];
};
const given: RecordSigning = { person: 'p', name: 'Pau', hash: 'h', current: 'h', words: '', now: 9 };
/** Signs the record of a box by two people. */
function counted(boxes: readonly PaperBox[], id: string, entries: readonly PaperEntry[]) {
  const own = entries.filter(({ box }) => box === id);
  return ['p', 'f'].reduce((all, person) => {
    const record = boxRecord(all, id, { entries: own, sheet });
    const next = isRight(record) ? signRecord(all, record.right, { ...given, person }) : record;
    return isRight(next) ? next.right : all;
  }, boxes);
}

describe('the record of a box', () => {
  const boxes = entering(4);
  const entries = [
    ...pair('b0', 1),
    ...pair('b0', 2, blank, blank),
    ...pair('b0', 3, spoiled, spoiled),
    ...pair('b0', 4, spoiled, blank),
  ];
  const record = boxRecord(boxes, 'b0', { entries, sheet });

  it('has what was given, found, blank and spoiled, for the ballots and for each question', () => {
    expect(record).toEqual(
      right({
        box: 'b0',
        given: 4,
        found: 4,
        drawnOut: 0,
        missing: 0,
        count: { ballots: 1, blank: 2, spoiled: 1 },
        surveys: { a: { ballots: 1, blank: 1, spoiled: 2 }, b: { ballots: 1, blank: 2, spoiled: 1 } },
      }),
    );
  });

  it('is there only when every ballot is entered twice alike, or decided', () => {
    expect(boxRecord(boxes, 'b0', { entries: entries.slice(1), sheet })).toEqual(
      left({ kind: 'unsettled', ballots: 1 }),
    );
    expect(boxRecord(boxes, 'b0', { entries: [], sheet })).toEqual(left({ kind: 'unsettled', ballots: 4 }));
    expect(boxRecord([{ ...sealed('b0'), state: 'entering' }], 'b0', { entries, sheet })).toMatchObject({
      right: { found: 0, count: { ballots: 0 } },
    });
    expect(boxRecord(boxes, 'z', { entries, sheet })).toEqual(left({ kind: 'unknownBox' }));
    expect(boxRecord([sealed('b0')], 'b0', { entries, sheet })).toEqual(left({ kind: 'notEntering' }));
  });

  it('is signed by two people, on the same record, with words if ballots are missing', () => {
    if (isLeft(record)) throw new Error('no record');
    const once = signRecord(boxes, record.right, given);
    const first = isRight(once) ? once.right : [];
    expect(first).toMatchObject([{ state: 'entering', signed: [{ person: 'p', at: 9 }] }]);
    expect(signRecord(first, record.right, given)).toEqual(left({ kind: 'samePerson' }));
    expect(signRecord(first, record.right, { ...given, person: 'f', hash: 'old' })).toEqual(
      left({ kind: 'changed' }),
    );
    const again = signRecord(first, record.right, { ...given, person: 'f', hash: 'n', current: 'n' });
    expect(again).toMatchObject({ right: [{ state: 'entering', signed: [{ person: 'f' }] }] });
    const second = signRecord(first, record.right, { ...given, person: 'f' });
    expect(second).toMatchObject({
      right: [{ state: 'counted', signed: [{ person: 'p' }, { person: 'f' }], count: record.right.count }],
    });
    const proof = { key: 'k' } as PasskeyProof;
    const withKey = signRecord(boxes, record.right, { ...given, proof });
    expect(withKey).toMatchObject({ right: [{ signed: [{ person: 'p', proof }] }] });
    const other = sealed('b1');
    expect(signRecord([...first, other], record.right, { ...given, person: 'f' })).toMatchObject({
      right: [{ state: 'counted' }, other],
    });
    const missing = { ...record.right, missing: 1 };
    expect(signRecord(boxes, missing, given)).toEqual(left({ kind: 'noWords' }));
    expect(isRight(signRecord(boxes, missing, { ...given, words: 'Una rota' }))).toBe(true);
    expect(signRecord([], record.right, given)).toEqual(left({ kind: 'unknownBox' }));
  });
});

describe('paper ballots', () => {
  it('join the others when the last box is counted, with blank votes only where they are offered', () => {
    const boxes = entering(1, 26);
    const entries = [
      ...pair('b1', 1, blank, blank),
      ...pair('b1', 2, spoiled, yes),
      ...Array.from({ length: 25 }, (_, n) => pair('b1', n + 3)).flat(),
    ];
    expect(boxes.map(({ into }) => into)).toEqual(['b1', null]);
    expect(joiningBallots(boxes, entries, sheet)).toBeNull();
    expect(joiningBallots([], entries, sheet)).toBeNull();
    const done = counted(boxes, 'b1', entries);
    expect(done).toMatchObject([
      { state: 'counted', count: null },
      { state: 'counted', count: { ballots: 26, blank: 1, spoiled: 0 } },
    ]);
    const joined = joiningBallots(done, entries, sheet) ?? [];
    const of = (survey: string) => joined.filter((one) => one.survey === survey).map(({ answer }) => answer);
    expect(of('a')).toEqual([null, ...Array.from({ length: 25 }, () => 'yes')]);
    expect(of('b')).toEqual(Array.from({ length: 26 }, () => 'yes'));
    expect(Object.keys(joined[0] ?? {})).toEqual(['survey', 'answer']);
  });

  it('are with blanks and spoiled ones never more than were given, and none is lost', () => {
    const kinds = fc.constantFrom<SheetAnswer>(yes, blank, spoiled);
    const box = fc.record({ given: fc.nat(30), extra: fc.integer({ min: -5, max: 5 }) });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), kinds, (planned, kind) => {
        let boxes: readonly PaperBox[] = planned.map((_, n) => sealed(`b${n}`));
        for (const [n, { given: marks, extra }] of planned.entries()) {
          const next = note(boxes, `b${n}`, Math.max(0, marks + extra), {
            given: marks,
            by: { ...by, words: 'Sobran' },
          });
          if (isRight(next)) boxes = next.right;
        }
        const begun = beginEntering(boxes, 'over');
        boxes = isRight(begun) ? begun.right : [];
        let papers = 0;
        for (const { id } of boxes.filter(({ into }) => into === null)) {
          const own = Array.from({ length: papersIn(boxes, id) }, (_, n) =>
            pair(id, n + 1, kind, kind),
          ).flat();
          const record = boxRecord(boxes, id, { entries: own, sheet });
          if (isLeft(record)) throw new Error('not ready');
          const { count, given: marks, found, drawnOut, missing } = record.right;
          const all = count.ballots + count.blank + count.spoiled;
          expect(all).toBeLessThanOrEqual(marks);
          expect(all).toBe(marks - missing);
          expect(all).toBe(found - drawnOut);
          papers += all;
        }
        expect(papers).toBe(
          planned.reduce((sum, { given: g, extra }) => sum + Math.min(g, Math.max(0, g + extra)), 0),
        );
      }),
    );
  });
});
