import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { frozenText } from '#domain/voting/opening/frozen-vote.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { fixedVotes } from './fixed-votes.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const by = [
  { person: 'a', name: 'Amparo', at: 1 },
  { person: 'v', name: 'Vicent', at: 2 },
] as const;
const record = (endDay: string, census = true, opened = true): VoteRecord => {
  const surveys = [{ _id: 'v', endDay }];
  const text = frozenText({ surveys, census: census ? { people: 2, print: 'x' } : null });
  return { surveys: ['v'], waiting: null, opened: opened ? { hash: 'h', text, by } : null, changes: [] };
};
const found = (...records: readonly (readonly [string, VoteRecord])[]) =>
  fixedVotes(
    new Map(records),
    {
      zone: 'Europe/Madrid',
      readSurvey: (body) =>
        body['endDay'] === 'none' ? null : aSurvey('v', { endDay: body['endDay'] as CalendarDay }),
    },
    now,
  ).map(({ vote }) => vote);

describe('the votes that fix who may vote', () => {
  it('are those that two people opened, that check the census and that are not over', () => {
    expect(
      found(
        ['open', record('2026-11-20')],
        ['anybody', record('2026-11-20', false)],
        ['prepared', record('2026-11-20', true, false)],
        ['also', record('2026-11-18')],
        ['over', record('2026-11-17')],
        ['unreadable', record('none')],
      ),
    ).toEqual(['also', 'open']);
  });
});
