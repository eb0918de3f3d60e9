import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDay, someProjects, someStatus } from '#fixtures/arbitraries/delivery.ts';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { lateMilestones, milestoneState, nextMilestone, reachedMilestones } from './milestones.ts';

const day = (text: string) => text as CalendarDay;
const today = day('2026-05-13');
const milestone = (id: string, planned: string | null, reached: string | null = null) => ({
  id,
  title: id,
  planned: planned === null ? null : day(planned),
  reached: reached === null ? null : day(reached),
});

describe('a milestone', () => {
  it('is late from the day after its plan on, and no more once it is reached', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 400 }), (planned, days) => {
        const after = addDays(planned, days);
        const open = { planned, reached: null };
        expect(milestoneState(open, 'works', after)).toEqual({ kind: 'late', day: planned, days });
        expect(milestoneState(open, 'works', planned)).toEqual({ kind: 'planned', day: planned });
        expect(milestoneState({ planned, reached: after }, 'works', after)).toMatchObject({ days });
      }),
    );
  });

  it('once reached stays reached, whatever becomes of its project', () => {
    fc.assert(
      fc.property(someDay, fc.nat(400), someStatus, (reached, days, status) => {
        const standing = milestoneState({ planned: null, reached }, status, addDays(reached, days));
        expect(standing).toEqual({ kind: 'reached', day: reached, days: 0 });
      }),
    );
  });

  it.each([
    ['2026-05-10', null, 'works', { kind: 'late', day: '2026-05-10', days: 3 }],
    ['2026-05-13', null, 'works', { kind: 'planned', day: '2026-05-13' }],
    ['2026-06-01', null, 'tender', { kind: 'planned', day: '2026-06-01' }],
    [null, null, 'study', { kind: 'undated' }],
    ['2026-05-10', '2026-05-12', 'works', { kind: 'reached', day: '2026-05-12', days: 2 }],
    ['2026-05-10', '2026-05-08', 'works', { kind: 'reached', day: '2026-05-08', days: 0 }],
    // Told as reached on a day to come: no fact yet.
    ['2026-05-10', '2026-05-20', 'works', { kind: 'planned', day: '2026-05-20' }],
    ['2026-05-10', null, 'stopped', { kind: 'halted' }],
    ['2026-05-10', null, 'finished', { kind: 'untold' }],
  ] as const)(
    'planned for %s and reached on %s, in a project that is %s',
    (planned, reached, status, found) => {
      expect(milestoneState(milestone('m', planned, reached), status, today)).toEqual(found);
    },
  );
});

describe('the milestones of a project', () => {
  it('are each reached or not, and late only where not', () => {
    fc.assert(
      fc.property(someProjects, someDay, (projects, when) => {
        for (const { delivery } of projects) {
          const reached = reachedMilestones(delivery, when);
          for (const late of lateMilestones(delivery, when)) expect(reached).not.toContain(late);
          const next = nextMilestone(delivery, when);
          if (next !== null) expect(reached).not.toContain(next);
        }
      }),
    );
  });

  const delivery = aDelivery({
    milestones: [
      milestone('firma', '2026-01-10', '2026-01-15'),
      milestone('obra', '2026-05-01'),
      milestone('final', '2026-07-01'),
      milestone('fiesta', null, '2026-08-01'),
    ],
  });

  it('name those reached, those late and the next one', () => {
    expect(reachedMilestones(delivery, today).map(({ id }) => id)).toEqual(['firma']);
    expect(lateMilestones(delivery, today).map(({ id }) => id)).toEqual(['obra']);
    expect(nextMilestone(delivery, today)?.id).toBe('obra');
    expect(nextMilestone(delivery, day('2026-04-01'))?.id).toBe('obra');
  });

  it('count as reached on their very day, and may be next without a day', () => {
    expect(reachedMilestones(delivery, day('2026-01-15')).map(({ id }) => id)).toEqual(['firma']);
    expect(reachedMilestones(delivery, day('2026-01-14'))).toEqual([]);
    const undated = aDelivery({ milestones: [milestone('firma', null)] });
    expect(nextMilestone(undated, today)?.id).toBe('firma');
  });

  it('have no next one where the project is stopped, or all is done', () => {
    expect(nextMilestone({ ...delivery, status: 'stopped' }, today)).toBeNull();
    expect(lateMilestones({ ...delivery, status: 'stopped' }, today)).toEqual([]);
    expect(nextMilestone(aDelivery(), today)).toBeNull();
  });
});
