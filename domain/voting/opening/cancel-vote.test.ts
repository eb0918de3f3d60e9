import { describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { cancelMargin, hasNotBegun, withoutOpening } from './cancel-vote.ts';
import type { SignedHash, VoteRecord } from './vote-record.ts';

const start = 1_000_000_000;
const survey = (startsAt: number | null) => aSurvey(surveyId('a'), { startsAt });
const vote = { surveys: [survey(start), survey(start + 5)], ballots: 0, marks: 0 };
const by = (person: string) => ({ person, name: person, at: 1 });
const signed = (hash: string): SignedHash => ({ hash, text: '{}', by: [by('a'), by('b')] });
const record: VoteRecord = { surveys: ['a'], waiting: null, opened: signed('1'), changes: [] };

describe('an opened vote', () => {
  it('has not begun until a minute before its first survey starts, while nobody has voted', () => {
    const last = start - cancelMargin;
    expect(hasNotBegun(vote, last - 1)).toBe(true);
    expect(hasNotBegun(vote, last)).toBe(false);
    expect(hasNotBegun({ ...vote, ballots: 1 }, 0)).toBe(false);
    expect(hasNotBegun({ ...vote, marks: 1 }, 0)).toBe(false);
    expect(hasNotBegun({ ...vote, surveys: [survey(start), survey(null)] }, 0)).toBe(false);
    expect(hasNotBegun({ ...vote, surveys: [] }, 0)).toBe(false);
  });

  it('says what was cancelled, why and by whom, each time', () => {
    const change = { ...signed('2'), number: 1, reason: '', changes: [] };
    const once = withoutOpening({ ...record, changes: [change] }, 'Falta el censo', [by('c'), by('d')]);
    expect(once).toMatchObject({ opened: null, changes: [], waiting: null });
    expect(once.cancelled).toMatchObject([{ opened: { hash: '2' }, reason: 'Falta el censo' }]);
    const twice = withoutOpening({ ...once, opened: signed('3') }, 'Otra vez', [by('c'), by('d')]);
    expect(twice.cancelled?.map(({ opened }) => opened.hash)).toEqual(['2', '3']);
    expect(() => withoutOpening(twice, '', [by('c'), by('d')])).toThrow('not opened');
  });
});
