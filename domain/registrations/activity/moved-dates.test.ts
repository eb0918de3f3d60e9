import { describe, expect, it } from 'vitest';
import { summerSchool } from '#fixtures/builders/registrations/activity.ts';
import { movedGroups, wroteDates } from './moved-dates.ts';

const { times, groups } = summerSchool;
const [first, second] = groups.map((one) => ({ ...one, sessions: ['2027-07-01', '2027-07-02'] }));
if (first === undefined || second === undefined) throw new Error('the school has two groups');
const before = { times, groups: [first, second] };

describe('groups whose dates are moved', () => {
  it('are those that meet on other days or are gone; their order, and a day more, move none', () => {
    const more = { ...first, sessions: ['2027-07-02', '2027-07-01', '2027-07-03'] };
    expect(movedGroups(before, { times, groups: [second, more] })).toEqual([]);
    const fewer = { ...first, sessions: ['2027-07-01'] };
    expect(movedGroups(before, { times, groups: [fewer, second] })).toEqual([first.id]);
    expect(movedGroups(before, { times, groups: [first] })).toEqual([second.id]);
  });

  it.each(['starts', 'ends'] as const)('are all, if the activity %s on another day', (which) => {
    const moved = { ...times, [which]: times[which] + 86_400_000 };
    expect(movedGroups(before, { times: moved, groups: before.groups })).toEqual([first.id, second.id]);
  });

  it('are none if it takes applications until another day', () => {
    const other = { ...times, opens: times.opens - 1, closes: times.closes + 1, appealsUntil: times.ends };
    expect(movedGroups(before, { times: other, groups: before.groups })).toEqual([]);
  });
});

describe('who wrote the dates of an activity', () => {
  const wrote = (path: string, by: string) =>
    wroteDates(new Map([[path, { path, was: undefined, value: 'new', by, at: 1 }]]), 'Marta');

  it.each(['firstDay', 'lastDay', 'groups', 'groups/@', 'groups/@1', 'groups/@1/id', 'groups/@1/sessions'])(
    'is who wrote %s',
    (path) => {
      expect([wrote(path, 'Marta'), wrote(path, 'Neus')]).toEqual([true, false]);
    },
  );

  it.each([
    'title/es',
    'appliesUntil',
    'groups/@1/title/es',
    'groups/@1/vacancies/@1/count',
    'segments/@1/id',
  ])('is not who wrote %s', (path) => {
    expect(wrote(path, 'Marta')).toBe(false);
  });
});
