import { describe, expect, it } from 'vitest';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { cents } from '../shared/money.ts';
import { categoryChecks } from './category-check.ts';
import type { Venue } from './venue.ts';
import { mostPlaces, venueFaults } from './venue-faults.ts';

const { tariff, rules, opening } = pavilion;
const [category] = tariff.categories as [(typeof tariff.categories)[number]];
const [rate] = tariff.rates as [(typeof tariff.rates)[number]];
const light = { places: [], perHour: cents(0), dusk: Array.from({ length: 12 }, () => 1080) };
const place = (id: string, within: string | null = null) => ({ id, title: id, within });
const of = (more: Partial<Venue>) => venueFaults({ ...pavilion, ...more });
const priced = (more: Partial<Venue['tariff']>) => of({ tariff: { ...tariff, ...more } });
const ruled = (more: Partial<Venue['rules']>) => of({ rules: { ...rules, ...more } });

describe('a venue', () => {
  it('can be reserved as the samples are', () => {
    expect([venueFaults(pavilion), venueFaults(hall)]).toEqual([[], []]);
    expect(ruled({ perWeek: null })).toEqual([]);
  });

  it.each(categoryChecks)('has ages only if the census knows them, not if a category is %s', (check) => {
    const young = { ...category, check, maximumAge: 18 };
    const wrong = check === 'census' ? [] : ['people.0.check'];
    expect(priced({ categories: [young, ...tariff.categories.slice(1)] })).toEqual(wrong);
  });

  it.each([
    ['no places', of({ places: [] }).slice(0, 1), ['places']],
    [
      'too many places',
      of({ places: Array.from({ length: mostPlaces + 1 }, (_, at) => place(`p${at}`)) }),
      ['places'],
    ],
    ['an id that an address cannot have', of({ places: [place('a/b')] }), ['places.0.id']],
    ['two places of one id', of({ places: [place('a'), place('a')] }), ['places.1.id']],
    ['a part of what is not there', of({ places: [place('a', 'b')] }), ['places.0.within']],
    ['a place within itself', of({ places: [place('a', 'a')] }), ['places.0.within']],
    [
      'hours that end before they begin',
      of({
        opening: {
          ...opening,
          rules: opening.rules.map((one) => ({ ...one, hours: [{ from: 600, to: 540 }] })),
        },
      }),
      ['opening.0'],
    ],
    [
      'a closure that ends before it begins',
      of({
        opening: {
          ...opening,
          exceptions: [{ firstDay: '2026-12-02' as never, lastDay: '2026-12-01' as never, hours: [] }],
        },
      }),
      ['closures.0'],
    ],
    ['nobody', priced({ categories: [], rates: [{ ...rate, categories: [] }] }), ['people']],
    [
      'ages in the wrong order',
      priced({
        categories: [{ ...category, minimumAge: 65, maximumAge: 18 }, ...tariff.categories.slice(1)],
      }),
      ['people.0.minimumAge'],
    ],
    [
      'half a year of age',
      priced({ categories: [{ ...category, minimumAge: 0.5 }, ...tariff.categories.slice(1)] }),
      ['people.0.minimumAge'],
    ],
    ['no rates', priced({ rates: [] }), ['rates']],
    [
      'a rate of unknown places and people, at no time',
      priced({ rates: [{ ...rate, places: ['x'], categories: ['y'], from: 3, until: 3 }] }),
      ['rates.0.places', 'rates.0.people', 'rates.0.from', 'rates.0.until'],
    ],
    [
      'light of an unknown place in eleven months',
      priced({ light: { ...light, places: ['x'], dusk: light.dusk.slice(1) } }),
      ['light.places', 'light.dusk'],
    ],
    ['dusk at no minute', priced({ light: { ...light, dusk: light.dusk.map(() => 1081) } }), ['light.dusk']],
    ['a deposit below 0', priced({ deposit: cents(-1) }), ['deposit']],
    [
      'wrong rules',
      ruled({
        windowDays: -1,
        leadMinutes: 0.5,
        shortest: 7,
        longest: 5,
        step: 0,
        perWeek: 0,
        gap: -1,
        before: 3,
        after: 500,
      }),
      ['windowDays', 'leadMinutes', 'shortestUse', 'longestUse', 'step', 'perWeek', 'gap', 'before', 'after'],
    ],
    [
      'wrong terms',
      of({ terms: [{ hours: -1, percent: 101 }] }),
      ['returnTerms.0.hoursBefore', 'returnTerms.0.percent'],
    ],
    [
      'wrong strikes',
      of({ strikes: { most: 0, withinDays: 0, blockedDays: 1 } }),
      ['strikes.misses', 'strikes.withinDays'],
    ],
    ['a door that never opens', of({ entry: { early: -1, late: 0 } }), ['entry.early', 'entry.late']],
  ])('is refused with %s', (_, found, paths) => expect(found).toEqual(paths));
});
