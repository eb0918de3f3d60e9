import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { readListedSurvey, readSurvey } from './survey.ts';

const zone = 'Europe/Madrid';
const poll = { _id: 'poll', title: 'Poll', displayType: 'options', answers: [{ _id: 'yes', text: 'Sí' }] };
const budget = {
  ...poll,
  displayType: 'budgetAmount',
  proposals: [{ _id: 'p', title: 'P', amount: 1234.5 }],
};
function believed(raw: unknown) {
  const survey = readSurvey(raw, zone);
  if (isLeft(survey)) throw new Error(survey.left.where);
  return survey.right;
}

describe('a survey as councils send it', () => {
  it('may leave out all but id, title and type', () => {
    expect(believed({ _id: 'poll', title: 'Poll', displayType: 'options' })).toMatchObject({
      question: { kind: 'options', answers: [] },
      isActive: false,
      census: false,
      endDay: null,
      chain: [],
      showResults: false,
    });
  });

  it('may send null for what it does not have, and unknown fields', () => {
    const nulls = {
      description: null,
      answers: null,
      startTime: null,
      census: null,
      chain: null,
      __v: 3,
      extra: { deep: [] },
    };
    expect(believed({ ...poll, ...nulls }).question).toEqual({ kind: 'options', answers: [] });
  });

  it('may be of an unknown type, which is kept by name', () => {
    expect(believed({ ...poll, displayType: 'dice' }).question).toEqual({
      kind: 'unknown',
      displayType: 'dice',
    });
  });

  it('must have ids that are texts, everywhere', () => {
    const where = (raw: unknown) => {
      const read = readSurvey(raw, zone);
      return isLeft(read) ? read.left.where : 'nowhere';
    };
    expect(where({ ...poll, _id: 7 })).toBe('_id');
    expect(where({ ...poll, answers: [{ _id: 7, text: 'Sí' }] })).toBe('answers.0._id');
    expect(where({ ...budget, proposals: [{ title: 'P', amount: 5 }] })).toBe('proposals.0._id');
    expect(where({ ...poll, chain: [7] })).toBe('chain.0');
    for (const raw of [null, undefined, 7, 'poll', []]) expect(isLeft(readSurvey(raw, zone))).toBe(true);
  });

  it('distinguishes times of the realm’s clock, instants and whole days', () => {
    const times = believed({ ...poll, startTime: '2026-11-09T00:00:00', endTime: '2026-11-27' });
    expect(times).toMatchObject({ startsAt: Date.UTC(2026, 10, 8, 23), endDay: '2026-11-27' });
    expect(believed({ ...poll, endTime: '2026-11-27T23:30:00Z' }).endDay).toBe('2026-11-28');
    expect(believed({ ...poll, startTime: 'soon', endTime: '' })).toMatchObject({
      startsAt: null,
      endDay: null,
    });
  });

  it('keeps amounts in whole cents, and a missing total as missing', () => {
    expect(believed(budget).question).toMatchObject({ proposals: [{ amount: 123_450 }], total: 20_000_000 });
    expect(believed({ ...budget, totalAmount: 45_000 }).question).toMatchObject({ total: 4_500_000 });
    expect(believed({ ...budget, totalAmount: 0 }).question).toMatchObject({ total: 0 });
  });

  it('refuses invalid amounts', () => {
    for (const amount of [
      -1,
      0.001,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '1.234,5',
      '1e3',
      '-0',
      null,
      {},
      1e300,
    ]) {
      expect([
        amount,
        isLeft(readSurvey({ ...budget, proposals: [{ _id: 'p', title: 'P', amount }] }, zone)),
      ]).toEqual([amount, true]);
    }
  });

  it('lets one answer at least be chosen, and all if no number is given', () => {
    const several = {
      ...poll,
      displayType: 'optionsMultiple',
      answers: [...poll.answers, { _id: 'no', text: 'No', reset: true }],
    };
    expect(believed(several).question).toMatchObject({
      most: 2,
      answers: [{ reset: false }, { reset: true }],
    });
    expect(believed({ ...several, optionsAmount: 0 }).question).toMatchObject({ most: 1 });
    expect(believed({ ...several, optionsAmount: 1 }).question).toMatchObject({ most: 1 });
  });

  it('reads its rule, and counts by votes without one', () => {
    expect(believed(budget).question).toMatchObject({
      rule: { kind: 'by-votes', onMisfit: 'skip', ties: ['amount', 'order'] },
    });
    const rule = { kind: 'threshold', share: '2,5%', base: 'ballots', ties: ['votes'] };
    expect(believed({ ...budget, rule }).question).toMatchObject({
      rule: {
        kind: 'threshold',
        share: { numerator: 250, denominator: 10_000 },
        base: 'ballots',
        ties: ['votes'],
      },
    });
    expect(believed({ ...budget, rule: { kind: 'threshold' } }).question).toMatchObject({
      rule: { share: { numerator: 5, denominator: 100 }, base: 'votes' },
    });
    expect(isLeft(readSurvey({ ...budget, rule: { kind: 'dice' } }, zone))).toBe(true);
  });

  it('in a list has its participants, or null', () => {
    expect(readListedSurvey({ ...poll, voteCount: 50 }, zone)).toMatchObject(right({ voteCount: 50 }));
    expect(readListedSurvey(poll, zone)).toMatchObject(right({ voteCount: null }));
    expect(readListedSurvey({ ...poll, voteCount: 'many' }, zone)).toMatchObject(
      left({ where: expect.stringMatching(/voteCount/u) }),
    );
  });
});
