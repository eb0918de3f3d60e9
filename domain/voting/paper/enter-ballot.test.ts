import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { isLeft, isRight, left } from '../../shared/result.ts';
import { type EnteredBox, enterAnswer, entryToTakeBack, type TypedEntry } from './enter-ballot.ts';
import { ballotStates, finalAnswers, lastEntered, nextNumber, type PaperEntry } from './entry.ts';
import { isSameAnswer, type SheetAnswer, paperSheet } from './sheet.ts';

const sheet = paperSheet([
  aSurvey('a', { question: { kind: 'options', answers: [anOption('yes'), anOption('no')] } }),
  aSurvey('none', { question: { kind: 'unknown', displayType: 'none' } }),
]);
const two = paperSheet([aSurvey('a'), aSurvey('b')]);
const yes: SheetAnswer = { kind: 'choice', raw: 'yes' };
const no: SheetAnswer = { kind: 'choice', raw: 'no' };
const boxOf = (entries: readonly PaperEntry[], papers = 3, asked = sheet): EnteredBox => ({
  box: { id: 'mercat', state: 'entering', into: null },
  entries,
  sheet: asked,
  papers,
});
const typed = (person: string, number: number, answer: SheetAnswer, more: Partial<TypedEntry> = {}) => ({
  number,
  survey: 'a',
  answer,
  person,
  name: person.toUpperCase(),
  settles: false,
  ...more,
});
const entry = (person: string, number: number, answer: SheetAnswer, settles = false): PaperEntry => ({
  box: 'mercat',
  number,
  person,
  name: person.toUpperCase(),
  settles,
  answers: { a: answer },
});
const refusal = (found: EnteredBox, given: TypedEntry) => {
  const entered = enterAnswer(found, given);
  return isLeft(entered) ? entered.left.kind : 'entered';
};
const states = (entries: readonly PaperEntry[], papers = 3) => ballotStates(boxOf(entries, papers));

describe('entering a ballot', () => {
  it('stores what a person typed, by the number of the ballot', () => {
    expect(enterAnswer(boxOf([]), typed('p', 1, yes))).toMatchObject({ right: entry('p', 1, yes) });
  });

  it('is refused in a box that is not entered, for a ballot or a question that is not there, or a misfit', () => {
    const found = boxOf([]);
    for (const box of [
      { ...found.box, state: 'sealed' as const },
      { ...found.box, state: 'counted' as const },
      { ...found.box, into: 'zoco' },
    ])
      expect(refusal({ ...found, box }, typed('p', 1, yes))).toBe('notEntering');
    for (const number of [0, 4, 1.5]) expect(refusal(found, typed('p', number, yes))).toBe('unknownBallot');
    for (const survey of ['b', 'none'])
      expect(refusal(found, typed('p', 1, yes, { survey }))).toBe('unknownQuestion');
    for (const raw of ['other', null])
      expect(refusal(found, typed('p', 1, { kind: 'choice', raw }))).toBe('misfit');
    for (const kind of ['blank', 'spoiled'] as const)
      expect(refusal(found, typed('p', 1, { kind }))).toBe('entered');
  });

  it('is one entry if the same is sent twice, and refused if the person sends another one', () => {
    const found = boxOf([entry('p', 1, yes)]);
    expect(enterAnswer(found, typed('p', 1, yes))).toMatchObject({ right: found.entries[0] });
    expect(refusal(found, typed('p', 1, no))).toBe('enteredByYou');
  });

  it('is done by two people, and by no third', () => {
    const found = boxOf([entry('p', 1, yes), entry('f', 1, yes)]);
    expect(refusal(found, typed('a', 1, yes))).toBe('enteredTwice');
    expect(refusal(boxOf([entry('p', 1, yes)]), typed('f', 1, no))).toBe('entered');
  });

  it('goes on question by question, and the last answer of a question counts until all are there', () => {
    const half = enterAnswer(boxOf([], 3, two), typed('p', 1, yes));
    const entries = isRight(half) ? [half.right] : [];
    expect(ballotStates(boxOf(entries, 3, two))).toEqual(['none', 'none', 'none']);
    const corrected = enterAnswer(boxOf(entries, 3, two), typed('p', 1, no));
    expect(corrected).toMatchObject({ right: { answers: { a: no } } });
    const whole = enterAnswer(boxOf(entries, 3, two), typed('p', 1, { kind: 'blank' }, { survey: 'b' }));
    expect(whole).toMatchObject({ right: { answers: { a: yes, b: { kind: 'blank' } } } });
    const done = isRight(whole) ? [whole.right] : [];
    expect(ballotStates(boxOf(done, 3, two))[0]).toBe('once');
    expect(finalAnswers(boxOf(done, 3, two), 1)).toBeNull();
  });
});

describe('the states of the ballots of a box', () => {
  it('do not compare a ballot as long as one of the two can take theirs back', () => {
    const both = [entry('p', 1, yes), entry('f', 1, no)];
    expect(states(both)).toEqual(['twice', 'none', 'none']);
    expect(states([...both, entry('p', 2, yes)])[0]).toBe('twice');
    expect(states([...both, entry('p', 2, yes), entry('f', 2, yes)])).toEqual(['different', 'twice', 'none']);
    expect(states([entry('p', 1, yes), entry('f', 1, yes)], 1)).toEqual(['equal']);
    expect(states(both, 1)).toEqual(['different']);
    expect(states([entry('p', 1, yes)], 1)).toEqual(['once']);
  });

  it('are settled once a third has decided', () => {
    expect(states([entry('p', 1, yes), entry('f', 1, no), entry('a', 1, no, true)], 1)).toEqual(['settled']);
  });

  it('give each person the ballots that they have not entered, and two others neither', () => {
    const found = boxOf([entry('p', 1, yes), entry('f', 1, yes), entry('p', 2, yes)]);
    expect([nextNumber(found, 'p'), nextNumber(found, 'f'), nextNumber(found, 'a')]).toEqual([3, 2, 2]);
    expect(nextNumber(boxOf([entry('p', 1, yes)], 1), 'p')).toBeNull();
    expect(nextNumber(boxOf([entry('p', 1, yes, true)], 1), 'p')).toBeNull();
  });
});

describe('a third person', () => {
  const differing = boxOf([entry('p', 1, yes), entry('f', 1, no)], 1);
  const third = (person: string, answer: SheetAnswer) => typed(person, 1, answer, { settles: true });

  it('decides a ballot that two entered differently, by either entry, anew, or as spoiled', () => {
    for (const answer of [yes, no, { kind: 'spoiled' }, { kind: 'blank' }] as const) {
      const decided = enterAnswer(differing, third('a', answer));
      expect(decided).toMatchObject({ right: { settles: true, answers: { a: answer } } });
      const entries = isRight(decided) ? [...differing.entries, decided.right] : [];
      expect(finalAnswers(boxOf(entries, 1), 1)).toEqual({ a: answer });
      expect(refusal(boxOf(entries, 1), third('z', yes))).toBe('settledAlready');
      expect(refusal(boxOf(entries, 1), typed('z', 1, yes))).toBe('settledAlready');
      expect(refusal(boxOf(entries, 1), third('a', answer))).toBe('entered');
    }
  });

  it('is neither of the two, and decides nothing that does not differ for certain', () => {
    for (const person of ['p', 'f']) expect(refusal(differing, third(person, yes))).toBe('enteredByYou');
    expect(refusal(boxOf([entry('p', 1, yes), entry('f', 1, yes)], 1), third('a', yes))).toBe('notDifferent');
    expect(refusal(boxOf([entry('p', 1, yes)], 1), third('a', yes))).toBe('notDifferent');
    // One of them could still take theirs back.
    expect(refusal(boxOf(differing.entries, 2), third('a', yes))).toBe('notDifferent');
    expect(refusal(boxOf([], 1), third('a', yes))).toBe('notDifferent');
  });
});

describe('taking an entry back', () => {
  it('is for the last one of a person, until another follows or all are entered twice', () => {
    const found = boxOf([entry('p', 1, yes), entry('p', 2, yes), entry('f', 2, no)]);
    expect(entryToTakeBack(found, { person: 'p', number: 2 })).toMatchObject({ right: entry('p', 2, yes) });
    expect(lastEntered(found, 'z')).toBeNull();
    for (const number of [1, 3])
      expect(entryToTakeBack(found, { person: 'p', number })).toEqual(left({ kind: 'nothingToTakeBack' }));
    const full = boxOf([entry('p', 1, yes), entry('f', 1, no)], 1);
    expect(entryToTakeBack(full, { person: 'p', number: 1 })).toEqual(left({ kind: 'nothingToTakeBack' }));
    const shut = { ...found, box: { ...found.box, state: 'counted' as const } };
    expect(entryToTakeBack(shut, { person: 'p', number: 2 })).toEqual(left({ kind: 'notEntering' }));
  });

  it('is possible for one that is not whole, and never for a decision', () => {
    const half = boxOf([entry('p', 1, yes), { ...entry('p', 2, yes), answers: {} }]);
    expect(isRight(entryToTakeBack(half, { person: 'p', number: 2 }))).toBe(true);
    const decided = boxOf([entry('a', 1, yes, true)]);
    expect(isLeft(entryToTakeBack(decided, { person: 'a', number: 1 }))).toBe(true);
  });
});

describe('people who enter a box in any order', () => {
  const answers = fc.constantFrom<SheetAnswer>(yes, no, { kind: 'blank' }, { kind: 'spoiled' });
  const act = fc.record({
    person: fc.constantFrom('p', 'f', 'a'),
    number: fc.integer({ min: 1, max: 3 }),
    answer: answers,
    what: fc.constantFrom('enter', 'enter', 'enter', 'settle', 'takeBack'),
  });

  it('never make a ballot count by one person, twice by the same, or against two that agree', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let entries: readonly PaperEntry[] = [];
        const others = (one: PaperEntry) =>
          entries.filter((it) => !(it.number === one.number && it.person === one.person));
        for (const { person, number, answer, what } of acts) {
          const found = boxOf(entries);
          if (what === 'takeBack') {
            const back = entryToTakeBack(found, { person, number });
            if (isRight(back)) entries = others(back.right);
            continue;
          }
          const made = enterAnswer(found, typed(person, number, answer, { settles: what === 'settle' }));
          if (isRight(made)) entries = [...others(made.right), made.right];
        }
        const found = boxOf(entries);
        for (const number of [1, 2, 3]) {
          const counts = finalAnswers(found, number)?.['a'];
          const own = entries.filter((one) => one.number === number);
          const plain = own.filter(({ settles }) => !settles);
          expect(new Set(own.map(({ person }) => person)).size).toBe(own.length);
          expect(plain.length).toBeLessThanOrEqual(2);
          if (counts === undefined) continue;
          expect(plain).toHaveLength(2);
          const alike = isSameAnswer(plain[0]?.answers['a'], plain[1]?.answers['a']);
          expect(own.length).toBe(alike ? 2 : 3);
          if (alike) expect(isSameAnswer(counts, plain[0]?.answers['a'])).toBe(true);
        }
      }),
    );
  });

  it('read the same answer whatever the order of the numbers in it', () => {
    const one: SheetAnswer = { kind: 'choice', raw: { b: 1, a: 2 } };
    expect(isSameAnswer(one, { kind: 'choice', raw: { a: 2, b: 1 } })).toBe(true);
    expect(isSameAnswer(one, { kind: 'choice', raw: { a: 1, b: 2 } })).toBe(false);
    expect(isSameAnswer({ kind: 'choice', raw: ['a', 'b'] }, { kind: 'choice', raw: ['b', 'a'] })).toBe(
      false,
    );
    expect(isSameAnswer({ kind: 'blank' }, { kind: 'spoiled' })).toBe(false);
    expect(isSameAnswer({ kind: 'blank' }, { kind: 'blank' })).toBe(true);
    expect(isSameAnswer(undefined, { kind: 'blank' })).toBe(false);
    expect(isSameAnswer({ kind: 'blank' }, undefined)).toBe(false);
  });
});
