import { describe, expect, it } from 'vitest';
import { sampleSeason, seasonWish } from '#fixtures/arbitraries/season.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Season, SeasonWish } from './season.ts';
import { seasonFaults, seasonLimits } from './season-faults.ts';

const club = { id: 'club', title: 'Club', tier: 1, licences: 0 };
const season: Season = { ...sampleSeason, clubs: [club], wishes: [seasonWish] };
const faultsOf = (more: Partial<Season>) =>
  seasonFaults({ ...season, ...more }).map(({ kind, path }) => `${kind} ${path}`);
const day = (text: string) => text as CalendarDay;
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...club, id: `club${at}` }));

describe('a season that is asked for', () => {
  it('can be shared out as the sample is', () => {
    expect(faultsOf({})).toEqual([]);
    const closure = { place: 'hall', day: day('2026-10-05'), from: 0, until: 1440, why: '' };
    expect(faultsOf({ closures: [closure, { ...closure, place: null }] })).toEqual([]);
  });

  it.each([
    ['no places', { places: [], wishes: [] }, ['noPlaces places']],
    ['no day', { from: day('2026-02-30') }, ['notADay from']],
    ['a moment for a day', { from: day('2026-10-05T00:00') }, ['notADay from']],
    ['a Tuesday', { from: day('2026-10-06') }, ['notAMonday from']],
    ['no weeks', { weeks: 0 }, ['weeks weeks']],
    ['more weeks than a year', { weeks: 54 }, ['weeks weeks']],
    ['parts of five minutes', { before: 3, after: 1445 }, ['minutes before', 'minutes after']],
    ['two clubs of one id', { clubs: [club, club] }, ['repeatedId clubs/1']],
    ['a club without an id', { clubs: [{ ...club, id: '' }, club] }, ['repeatedId clubs/0']],
    ['no tier', { clubs: [{ ...club, tier: 0 }] }, ['count clubs/0/tier']],
    ['half a licence', { clubs: [{ ...club, licences: 0.5 }] }, ['count clubs/0/licences']],
    ['licences below 0', { clubs: [{ ...club, licences: -1 }] }, ['count clubs/0/licences']],
    [
      'hours of no weekday that end before they begin',
      { hours: [{ weekday: 8, from: 600, until: 540 }] },
      ['weekday hours/0', 'order hours/0'],
    ],
    [
      'a closure of what there is not',
      { closures: [{ place: 'pool', day: day('5 Oct'), from: 0, until: 1441, why: '' }] },
      ['unknownPlace closures/0/place', 'notADay closures/0/day', 'minutes closures/0'],
    ],
  ] as const)('is refused with %s', (_, more, faults) =>
    expect(faultsOf(more as Partial<Season>)).toEqual(faults),
  );

  it('is refused, and not looked at any further, if it is larger than what is solved while somebody waits', () => {
    const { clubs, wishes, units } = seasonLimits;
    const places = Array.from({ length: units + 1 }, (_, at) => ({ id: `court${at}`, within: null }));
    const more = { places, clubs: many(clubs + 1), wishes: Array(wishes + 1).fill(seasonWish), hours: [] };
    expect(faultsOf(more)).toEqual(['tooMany places', 'tooMany clubs', 'tooMany wishes']);
  });

  const slot = { weekday: 1, from: 1080, minutes: 60 };
  it.each([
    [{ club: 'other' }, ['unknownClub', 'club']],
    [{ rank: 0 }, ['count', 'rank']],
    [{ slot: { ...slot, weekday: 0 } }, ['weekday', 'slot']],
    [{ slot: { ...slot, from: 1082 } }, ['minutes', 'slot']],
    [{ slot: { ...slot, minutes: 0 } }, ['order', 'slot']],
    [{ slot: { ...slot, minutes: 365 } }, ['minutes', 'slot']],
    [{ alternatives: [slot, { ...slot, weekday: 1.5 }] }, ['weekday', 'alternatives/1']],
    [{ alternatives: Array.from({ length: 6 }, () => slot) }, ['tooMany', 'alternatives']],
    [{ places: [] }, ['noPlaces', 'places']],
    [{ places: ['court1', 'pool'] }, ['unknownPlace', 'places/1']],
    [{ places: ['court1', 'court1'] }, ['repeatedId', 'places/1']],
    [{ count: 1.5 }, ['count', 'count']],
    [{ from: day('never') }, ['notADay', 'from']],
    [{ until: day('never') }, ['notADay', 'until']],
    [{ until: day('2026-10-04') }, ['order', 'until']],
  ] as const)('is refused with a wish like %j', (more, [kind, at]) =>
    expect(faultsOf({ wishes: [{ ...seasonWish, ...(more as Partial<SeasonWish>) }] })).toEqual([
      `${kind} wishes/0/${at}`,
    ]),
  );
});
