import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalStates, requestStatuses } from '../../forms/request.ts';
import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import {
  type ChosenFacets,
  type CountedDeskGroup,
  facetCounts,
  facets,
  facetValues,
  fits,
  noChoice,
} from './facets.ts';
import { priorities } from './priority.ts';
import { dueGroups } from './term.ts';

const today = '2026-11-17' as CalendarDay;
const day = { today, holding: ['incidencias'] };
const group: CountedDeskGroup = {
  status: 'Recibida',
  mailbox: 'incidencias',
  assignedTo: null,
  priority: 'normal',
  due: null,
  hasReply: false,
  approval: null,
  count: 1,
};

const groups: fc.Arbitrary<readonly CountedDeskGroup[]> = fc.array(
  fc.record({
    status: fc.constantFrom(...requestStatuses),
    mailbox: fc.constantFrom('incidencias', 'enseres'),
    assignedTo: fc.constantFrom(null, 'Neus', 'Pep'),
    priority: fc.constantFrom(...priorities),
    due: fc.option(fc.integer({ min: -9, max: 9 }).map((days) => addDays(today, days))),
    hasReply: fc.boolean(),
    approval: fc.constantFrom(null, 'approved' as const, 'declined' as const),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 12 },
);
const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }));
const choices: fc.Arbitrary<ChosenFacets> = fc.record({
  status: some(requestStatuses),
  mailbox: some(['incidencias', 'enseres']),
  assignedTo: some([null, 'Neus', 'Pep']),
  priority: some(priorities),
  due: some(dueGroups),
  hasReply: some([true, false]),
  approval: some(approvalStates),
});

describe('what requests are chosen by', () => {
  it('is the group of a term, and whether a request waits to be shown', () => {
    const values = (more: Partial<CountedDeskGroup>) => facetValues({ ...group, ...more }, day);
    expect(values({ due: '2026-11-16' as CalendarDay })).toMatchObject({
      due: 'overdue',
      approval: 'waiting',
    });
    expect(values({ mailbox: 'enseres' })).toMatchObject({ due: null, approval: null });
    expect(values({ approval: 'declined' }).approval).toBe('declined');
  });

  it('has the number of every value as if the other filters stayed', () => {
    fc.assert(
      fc.property(groups, choices, (all, chosen) => {
        const { total, counts } = facetCounts(all, chosen, day);
        const howMany = (wanted: ChosenFacets) =>
          all.filter((one) => fits(facetValues(one, day), wanted)).reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(howMany(chosen));
        for (const facet of facets)
          for (const { value, count } of counts[facet])
            expect(count).toBe(howMany({ ...chosen, [facet]: [value] }));
      }),
      { numRuns: 200 },
    );
  });

  it('begins with the most frequent values', () => {
    const all = [
      group,
      { ...group, assignedTo: 'Pep', count: 3 },
      { ...group, assignedTo: 'Neus', count: 3 },
    ];
    expect(facetCounts(all, noChoice, day).counts.assignedTo).toEqual([
      { value: 'Neus', count: 3 },
      { value: 'Pep', count: 3 },
      { value: null, count: 1 },
    ]);
  });
});
