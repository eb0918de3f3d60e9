import { describe, expect, it } from 'vitest';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import type { PaperEntry } from '../paper/entry.ts';
import { paperSheet, type SheetAnswers } from '../paper/sheet.ts';
import type { ShownOfSurvey } from './closing-figures.ts';
import { typedBallots } from './typed-ballots.ts';

const question = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;
const sheet = paperSheet([aSurvey('a', { question }), aSurvey('b', { question })]);
const yes = { kind: 'choice', raw: 'yes' } as const;
const spoiled = { kind: 'spoiled' } as const;
const entry = (person: string, number: number, answers: SheetAnswers, more: Partial<PaperEntry> = {}) => ({
  box: 'mercat',
  number,
  person,
  name: person,
  settles: false,
  answers,
  ...more,
});
const entries: readonly PaperEntry[] = [
  entry('p', 1, { a: yes, b: spoiled }),
  entry('f', 1, { a: yes, b: spoiled }),
  entry('p', 2, { a: yes, b: yes }),
  entry('f', 2, { a: spoiled, b: yes }),
  entry('l', 2, { a: spoiled, b: yes }, { settles: true }),
  entry('p', 3, { a: yes, b: yes }),
  entry('p', 1, { a: spoiled, b: spoiled }, { box: 'zoco' }),
  entry('f', 1, { a: spoiled, b: spoiled }, { box: 'zoco' }),
];
const typed = (a: ShownOfSurvey['result'], b: ShownOfSurvey['result']) =>
  typedBallots({ entries, sheet }, [
    { id: 'a', shows: { count: true, result: a } },
    { id: 'b', shows: { count: true, result: b } },
  ]);

describe('what was typed of drawn ballots', () => {
  it('is what two people read alike or a third decided, by box and number', () => {
    const of = typed('counts', 'counts');
    expect(of({ box: 'mercat', number: 1 })).toEqual({ a: yes, b: spoiled });
    expect(of({ box: 'mercat', number: 2 })).toEqual({ a: spoiled, b: yes });
    expect(of({ box: 'zoco', number: 1 })).toEqual({ a: spoiled, b: spoiled });
  });

  it('is not there if the ballot was not typed twice, or was erased', () => {
    const of = typed('counts', 'counts');
    for (const drawn of [
      { box: 'mercat', number: 3 },
      { box: 'mercat', number: 4 },
      { box: 'gone', number: 1 },
    ])
      expect(of(drawn)).toBeNull();
  });

  it('is that of surveys alone whose ballots everybody may read', () => {
    expect(typed('counts', 'shares')({ box: 'mercat', number: 1 })).toEqual({ a: yes });
    expect(typed('none', 'counts')({ box: 'mercat', number: 1 })).toEqual({ b: spoiled });
    expect(typed('none', 'shares')({ box: 'mercat', number: 1 })).toBeNull();
    expect(typedBallots({ entries, sheet }, [])({ box: 'mercat', number: 1 })).toBeNull();
  });
});
