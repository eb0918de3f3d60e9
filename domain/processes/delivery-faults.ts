import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Delivery } from './delivery.ts';

/** A contradiction in a delivery that is otherwise well-formed. `where` is its place in the document. */
export interface DeliveryFault {
  readonly where: string;
  readonly kind: 'reasonMissing' | 'committedBelowSpent' | 'reachedInFuture' | 'milestoneTwice';
}

/** What contradicts itself in what the council publishes about a project, as of `today`. */
export function deliveryFaults(delivery: Delivery, today: CalendarDay): readonly DeliveryFault[] {
  const { status, reason, spent, committed, milestones } = delivery;
  const faults: DeliveryFault[] = [];
  if (status === 'stopped' && reason === null) faults.push({ where: 'reason', kind: 'reasonMissing' });
  if (committed !== null && committed < (spent ?? 0))
    faults.push({ where: 'committed', kind: 'committedBelowSpent' });
  for (const [index, { id, reached }] of milestones.entries()) {
    if (reached !== null && reached > today)
      faults.push({ where: `milestones.${index}.reached`, kind: 'reachedInFuture' });
    if (milestones.findIndex((other) => other.id === id) < index)
      faults.push({ where: `milestones.${index}._id`, kind: 'milestoneTwice' });
  }
  return faults;
}
