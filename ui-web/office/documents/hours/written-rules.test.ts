import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays as weekdayNames } from '#adapters/wire/site/calendar.ts';
import { documentFields, documentOf, type Fields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { daysOfWeek, hoursOfWeekday, withHoursOn } from '#domain/free-times/week/week-hours.ts';
import type { WrittenField } from '../editor/unsent.ts';
import { withoutHours, weeksIn, writtenGroup, writtenWeeks } from './written-rules.ts';

const clock = fc.constantFrom('9:00', '09:30', '14.00', '24:00', '20:15');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const drawn = fc.record(
  {
    weekdays: fc.uniqueArray(fc.constantFrom(...Object.keys(weekdayNames)), { minLength: 1 }),
    opens: clock,
    closes: clock,
    everyWeeks: maybe(fc.constantFrom(2, 3)),
    countedFrom: maybe(fc.constantFrom('2026-01-05')),
    weeksOfMonth: maybe(fc.constantFrom<number[]>([1], [1, 3], [])),
    firstDay: maybe(fc.constantFrom('2026-07-01')),
    lastDay: maybe(fc.constantFrom('2026-08-31', 'mañana')),
    note: fc.string(),
  },
  { requiredKeys: ['weekdays', 'opens', 'closes'] },
);
const any: fc.Arbitrary<JsonObject> = fc.oneof(
  drawn as fc.Arbitrary<JsonObject>,
  fc.constantFrom<JsonObject>({ weekdays: ['lunes'], opens: '9:00', closes: '14:00' }, { opens: 'x' }, {}),
);
const aDocument = fc
  .array(any, { maxLength: 12 })
  .map((opening): JsonObject => ({ title: 'Plaza', opening, exceptions: [] }));

function after(fields: Fields, written: readonly WrittenField[]): Fields {
  const next = new Map(fields);
  for (const { path, value } of written) {
    if (value === undefined) next.delete(path);
    else next.set(path, value);
  }
  return next;
}

describe('the hours of a document as a week', () => {
  it('write nothing if nothing is changed, also of what cannot be drawn', () => {
    fc.assert(
      fc.property(aDocument, fc.boolean(), (document, meansAll) => {
        const fields = documentFields(document);
        const { groups, undrawn } = weeksIn(fields, 'opening', meansAll);
        const rules = groups.flatMap((group) => group.rules);
        expect(rules.length + undrawn).toBe((document['opening'] as readonly unknown[]).length);
        for (const group of groups) {
          expect(writtenGroup(fields, 'opening', group, group.rules)).toEqual([]);
          expect(writtenWeeks('opening', group, group.when)).toEqual([]);
          for (const day of daysOfWeek) {
            const same = withHoursOn(group.rules, day, hoursOfWeekday(group.rules, day), () => 'n');
            expect(documentOf(after(fields, writtenGroup(fields, 'opening', group, same)))).toEqual(document);
          }
        }
      }),
    );
  });

  it('are in the document as they were changed, and leave the other rules as they were', () => {
    const day = fc.constantFrom(...daysOfWeek);
    fc.assert(
      fc.property(aDocument, day, fc.nat(), (document, weekday, nth) => {
        const fields = documentFields(document);
        const { groups } = weeksIn(fields, 'opening', false);
        const group = groups[nth % Math.max(1, groups.length)];
        if (group === undefined) return;
        const hours = [{ from: 600, to: 700 }, ...hoursOfWeekday(group.rules, weekday).slice(1)];
        const changed = withHoursOn(group.rules, weekday, hours, () => 'fresh');
        const next = after(fields, writtenGroup(fields, 'opening', group, changed));
        const found = weeksIn(next, 'opening', false);
        const own = found.groups.find(({ when }) => JSON.stringify(when) === JSON.stringify(group.when));
        expect(hoursOfWeekday(own?.rules ?? [], weekday)).toEqual(hoursOfWeekday(changed, weekday));
        expect(found.groups.filter((one) => one !== own).map(({ rules }) => rules)).toEqual(
          groups.filter((one) => one !== group).map(({ rules }) => rules),
        );
        // What another program wrote in a rule stays in it.
        const noteOf = (of: Fields) => [...of].filter(([path]) => path.endsWith('/note'));
        const left = new Set((next.get('opening/@') as readonly string[]).map(String));
        expect(noteOf(next)).toEqual(
          noteOf(fields).filter(([path]) => left.has(path.split('/')[1]?.slice(1) ?? '')),
        );
      }),
    );
  });

  it('of a desk are those of its office again once they are taken out', () => {
    const document = {
      desks: [{ code: '1', opening: [{ weekdays: ['monday'], opens: '9:00', closes: '10:00' }] }],
    };
    const fields = documentFields(document);
    expect(documentOf(after(fields, withoutHours(fields, 'desks/@1/opening')))).toEqual({
      desks: [{ code: '1' }],
    });
  });
});
