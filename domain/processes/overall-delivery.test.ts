import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDay, someProjects } from '#fixtures/arbitraries/delivery.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cents } from '../shared/money.ts';
import { deliveryStatuses } from './delivery.ts';
import { projectsAmong } from './project.ts';
import { overallDelivery } from './overall-delivery.ts';

const today = '2026-05-13' as CalendarDay;

describe('the delivery of a process', () => {
  it('counts each project once, under its status', () => {
    fc.assert(
      fc.property(someProjects, someDay, (projects, day) => {
        const { byStatus, late, ...overall } = overallDelivery(projects, day);
        const counts = deliveryStatuses.map((status) => byStatus[status]);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(projects.length);
        expect(overall.projects).toBe(projects.length);
        expect(late).toBeLessThanOrEqual(projects.length - byStatus.stopped - byStatus.finished);
      }),
    );
  });

  it('is the sum of its halves, to the cent, in any order', () => {
    fc.assert(
      fc.property(someProjects, someProjects, someDay, (some, others, day) => {
        const [a, b] = [overallDelivery(some, day), overallDelivery(others, day)];
        const whole = overallDelivery([...some, ...others], day);
        for (const key of ['budget', 'spent', 'committed', 'over', 'late', 'withoutBudget'] as const)
          expect(whole[key]).toBe(a[key] + b[key]);
        expect(overallDelivery([...others, ...some], day)).toEqual(whole);
      }),
    );
  });

  it('gives how many are finished, what is spent, and how many give no figures', () => {
    const projects = [
      aProject('a', {
        amount: cents(1000),
        delivery: aDelivery({ status: 'finished', spent: cents(900), committed: cents(900) }),
      }),
      aProject('b', {
        amount: cents(2000),
        delivery: aDelivery({
          spent: cents(500),
          committed: cents(2100),
          milestones: [{ id: 'm', title: 'm', planned: '2026-05-12' as CalendarDay, reached: null }],
        }),
      }),
      aProject('c', { delivery: aDelivery({ status: 'stopped' }) }),
    ];
    expect(overallDelivery(projects, today)).toEqual({
      projects: 3,
      byStatus: { study: 0, design: 0, tender: 0, works: 1, finished: 1, stopped: 1 },
      late: 1,
      budget: 3000,
      spent: 1400,
      committed: 3000,
      over: 100,
      withoutBudget: 1,
      withoutSpending: 1,
    });
  });

  it('is that of the proposals that became projects', () => {
    const project = aProject('a');
    expect(projectsAmong([{ ...project, delivery: null }, project])).toEqual([project]);
  });
});
