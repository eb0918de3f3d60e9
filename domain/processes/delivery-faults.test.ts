import { describe, expect, it } from 'vitest';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { cents } from '../shared/money.ts';
import { deliveryFaults } from './delivery-faults.ts';

const today = '2026-05-13' as CalendarDay;
const milestone = (id: string, reached: string | null) => ({
  id,
  title: id,
  planned: null,
  reached: reached as CalendarDay | null,
});

describe('a delivery that contradicts itself', () => {
  it('is not found among correct ones', () => {
    const good = aDelivery({ spent: cents(5), committed: cents(5), milestones: [milestone('a', today)] });
    for (const fine of [
      good,
      aDelivery(),
      aDelivery({ committed: cents(3) }),
      aDelivery({ spent: cents(5) }),
    ])
      expect(deliveryFaults(fine, today)).toEqual([]);
    expect(deliveryFaults(aDelivery({ status: 'stopped', reason: 'Sin licitadores' }), today)).toEqual([]);
  });

  it('names each of its faults with its place', () => {
    const wrong = aDelivery({
      status: 'stopped',
      spent: cents(6),
      committed: cents(5),
      milestones: [milestone('a', null), milestone('b', '2026-05-14'), milestone('a', null)],
    });
    expect(deliveryFaults(wrong, today)).toEqual([
      { where: 'reason', kind: 'reasonMissing' },
      { where: 'committed', kind: 'committedBelowSpent' },
      { where: 'milestones.1.reached', kind: 'reachedInFuture' },
      { where: 'milestones.2._id', kind: 'milestoneTwice' },
    ]);
  });
});
