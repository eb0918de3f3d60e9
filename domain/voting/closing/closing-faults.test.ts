import { describe, expect, it } from 'vitest';
import { someBox, someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { closingFaultsOf } from './closing-faults.ts';

describe('the figures of a vote that is over', () => {
  it('hold if web ballots are web marks, and no box has more ballots than were given', () => {
    expect(closingFaultsOf(someFigures())).toEqual([]);
    const paper = someSurvey({ marks: 72, paperMarks: 32, ballots: 69, paperBallots: 29 });
    expect(
      closingFaultsOf(someFigures({ surveys: [paper], boxes: [someBox('mercat')], samples: [someSample()] })),
    ).toEqual([]);
  });

  it('do not hold if one web ballot is missing or too many', () => {
    for (const ballots of [39, 41])
      expect(closingFaultsOf(someFigures({ surveys: [someSurvey({ ballots })] }))).toEqual([
        { kind: 'webMarks', of: 'joven', wanted: 40, found: ballots },
      ]);
  });

  it('do not hold if more paper ballots are listed than came out of the boxes', () => {
    const survey = someSurvey({ marks: 72, paperMarks: 32, ballots: 70, paperBallots: 30 });
    expect(closingFaultsOf(someFigures({ surveys: [survey], boxes: [someBox('mercat')] }))).toEqual([
      { kind: 'paperList', of: 'joven', wanted: 29, found: 30 },
    ]);
  });

  it('do not hold if a box has more ballots than were given there, blank and spoiled ones too', () => {
    const boxes = [
      someBox('mercat', { given: 31 }),
      someBox('centre', { given: 30 }),
      someBox('port', { given: 31, found: 33 }),
    ];
    expect(closingFaultsOf(someFigures({ boxes }))).toEqual([
      { kind: 'boxOver', of: 'centre', wanted: 30, found: 31 },
      { kind: 'boxOver', of: 'port', wanted: 31, found: 33 },
    ]);
  });

  it('do not hold if nothing decides a tie, or a ballot of a sample was entered wrongly', () => {
    const allocation = { rule: {}, funded: [], spent: 0, ties: [], refused: 'unresolvedTie' };
    const outcome = { ...someSurvey().outcome, allocation };
    const survey = someSurvey({ outcome });
    const result = { wrong: 2, words: 'Dos cruces', by: 'Vicent', at: 2 };
    expect(
      closingFaultsOf(
        someFigures({ surveys: [survey], samples: [someSample({ result }), someSample({ result: null })] }),
      ),
    ).toEqual([
      { kind: 'noOutcome', of: 'joven', wanted: null, found: null },
      { kind: 'sampleWrong', of: '1', wanted: 0, found: 2 },
    ]);
    const decided = { ...outcome, allocation: { ...allocation, refused: null } };
    expect(closingFaultsOf(someFigures({ surveys: [someSurvey({ outcome: decided })] }))).toEqual([]);
  });
});
