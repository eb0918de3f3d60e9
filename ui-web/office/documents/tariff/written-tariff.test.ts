import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays as weekdayNames } from '#adapters/wire/site/calendar.ts';
import { documentFields, documentOf, type Fields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { WrittenField } from '../editor/unsent.ts';
import { depositIn, lightIn, ratesIn, writtenRates } from './written-tariff.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const names = (...list: readonly string[]) => maybe(fc.uniqueArray(fc.constantFrom(...list)));
const drawn = fc.record(
  {
    perHour: fc.constantFrom<string | number>(6, 12.5, '7.50', 0),
    places: names('pabellon', 'pista'),
    people: names('vecinos', 'fuera'),
    weekdays: names(...Object.keys(weekdayNames)),
    opens: maybe(fc.constantFrom('9:00', '18:00')),
    closes: maybe(fc.constantFrom('22:00', '24:00', '')),
    note: fc.string(),
  },
  { requiredKeys: ['perHour'] },
);
const odd = fc.constantFrom<JsonObject>(
  { perHour: 'seis' },
  { perHour: 6, weekdays: ['lunes'] },
  { perHour: 6, opens: 'tarde' },
  { perHour: -1 },
  { perHour: '' },
  { perHour: 6, people: 'todos' },
  {},
);
const venue = fc
  .array(fc.oneof({ weight: 4, arbitrary: drawn }, odd), { maxLength: 10 })
  .map((rates): JsonObject => ({ title: 'Pabellón', rates }));

function after(fields: Fields, written: readonly WrittenField[]): Fields {
  const next = new Map(fields);
  for (const { path, value } of written) {
    if (value === undefined) next.delete(path);
    else next.set(path, value);
  }
  return next;
}

describe('the prices of a document as a table', () => {
  it('write nothing if nothing is changed, also of what cannot be drawn', () => {
    fc.assert(
      fc.property(venue, (document) => {
        const fields = documentFields(document);
        const { rates, undrawn } = ratesIn(fields);
        expect(rates.length + undrawn).toBe((document['rates'] as readonly unknown[]).length);
        expect(writtenRates(fields, rates, rates)).toEqual([]);
      }),
    );
  });

  it('are read as they were written, and leave the others as they were', () => {
    fc.assert(
      fc.property(venue, fc.nat(), fc.boolean(), (document, nth, isLast) => {
        const fields = documentFields(document);
        const { rates, undrawn } = ratesIn(fields);
        const [own] = rates.slice(nth % Math.max(1, rates.length));
        if (own === undefined) return;
        const changed = { ...own, from: 600, until: 1440, categories: ['fuera'], weekdays: [6, 7] };
        const rest = rates.filter((rate) => rate !== own);
        const wanted = isLast ? [...rest, changed] : [changed, ...rest];
        const next = after(fields, writtenRates(fields, rates, wanted));
        expect(ratesIn(next)).toEqual({ rates: wanted, undrawn });
        const gone = after(fields, writtenRates(fields, rates, rest));
        expect(ratesIn(gone)).toEqual({ rates: rest, undrawn });
        expect(documentOf(gone)['rates']).toHaveLength(rest.length + undrawn);
      }),
    );
  });

  it('have the light and the deposit that are written', () => {
    const dusk = Array.from({ length: 12 }, () => '18:00');
    const light = (document: JsonObject) => lightIn(documentFields(document));
    expect(light({ light: { perHour: 2.5, dusk } })).toMatchObject({ places: [], perHour: 250 });
    expect([light({}), light({ light: { perHour: 2, dusk: ['18:00'] } })]).toEqual([null, null]);
    expect([depositIn(documentFields({ deposit: 60 })), depositIn(documentFields({}))]).toEqual([6000, 0]);
  });
});
