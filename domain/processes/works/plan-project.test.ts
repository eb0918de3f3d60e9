import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { left, right } from '../../shared/result.ts';
import { mostMilestones, planMilestones } from './plan-project.ts';

const day = (text: string) => text as CalendarDay;
const before = [
  { id: 'firma', title: { es: 'Firma' }, planned: null, reached: day('2026-09-01') },
  { id: '7', title: 'Cubierta', planned: day('2026-10-01'), reached: null },
];
const planned = (id: string | null, title = 'Hito') => ({ id, title, planned: day('2027-02-01') });

describe('the milestones that a person plans', () => {
  it('keep their ids and the days on which they were reached, in any order; new ones get an id', () => {
    const plan = [planned(null, 'Abierto'), planned('firma', 'Firmado'), planned(null, 'Pintado')];
    expect(planMilestones(before, plan)).toEqual(
      right([
        { id: '8', title: 'Abierto', planned: '2027-02-01', reached: null },
        { id: 'firma', title: 'Firmado', planned: '2027-02-01', reached: '2026-09-01' },
        { id: '9', title: 'Pintado', planned: '2027-02-01', reached: null },
      ]),
    );
    expect(planMilestones([], [planned(null)])).toMatchObject(right([{ id: '1' }]));
  });

  it.each([
    ['one that is unknown', [planned('firma'), planned('otro')], 'unknownMilestone'],
    ['one twice', [planned('firma'), planned('firma')], 'unknownMilestone'],
    ['one without a name', [planned('firma', ' ')], 'titleMissing'],
    ['one without a name in any language', [{ ...planned('firma'), title: { es: '' } }], 'titleMissing'],
    ['not one that was reached', [planned('7')], 'reachedGone'],
    ['too many', Array.from({ length: mostMilestones + 1 }, () => planned(null)), 'tooManyMilestones'],
  ])('are refused if they have %s', (_, plan, why) => {
    expect(planMilestones(before, plan)).toEqual(left(why));
  });

  it('never share an id, and lose none that was reached', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, 'firma', '7'), { maxLength: 8 }), (ids) => {
        const plan = planMilestones(
          before,
          ids.map((id) => planned(id)),
        );
        if (plan._tag === 'Left') return;
        const made = plan.right.map(({ id }) => id);
        expect(new Set(made).size).toBe(ids.length);
        expect(plan.right.find(({ id }) => id === 'firma')?.reached).toBe('2026-09-01');
      }),
    );
  });
});
