import type { CalendarDay } from '../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../shared/money.ts';
import { type DeliveryStatus, deliveryStatuses } from './delivery.ts';
import type { Project } from './project.ts';
import { deliveryMoney } from './delivery-money.ts';
import { lateMilestones } from './milestones.ts';

/** The state of all projects of a process together. Sums contain only given figures, to the cent. */
export interface OverallDelivery {
  readonly projects: number;
  readonly byStatus: Readonly<Record<DeliveryStatus, number>>;
  /** Projects with a milestone whose day has gone by. */
  readonly late: number;
  readonly budget: Cents;
  readonly spent: Cents;
  readonly committed: Cents;
  /** What single projects are over; what others have left does not make up for it. */
  readonly over: Cents;
  /** Projects that give no budget, and projects that give no spending: the sums do not include them. */
  readonly withoutBudget: number;
  readonly withoutSpending: number;
}

const isTold = (amount: Cents | null): amount is Cents => amount !== null;

/** The figures of all projects of a process together, as of `today`; money in cents. */
export function overallDelivery(projects: readonly Project[], today: CalendarDay): OverallDelivery {
  const purses = projects.map(({ delivery, amount }) => deliveryMoney(delivery, amount));
  const counted = (status: DeliveryStatus) =>
    projects.filter(({ delivery }) => delivery.status === status).length;
  return {
    projects: projects.length,
    byStatus: Object.fromEntries(
      deliveryStatuses.map((status) => [status, counted(status)]),
    ) as OverallDelivery['byStatus'],
    late: projects.filter(({ delivery }) => lateMilestones(delivery, today).length > 0).length,
    budget: sumOfMoney(purses.map(({ budget }) => budget).filter(isTold)),
    spent: sumOfMoney(purses.map(({ spent }) => spent).filter(isTold)),
    committed: sumOfMoney(purses.map(({ committed }) => committed).filter(isTold)),
    over: sumOfMoney(purses.map(({ over }) => over)),
    withoutBudget: purses.filter(({ budget }) => budget === null).length,
    withoutSpending: purses.filter(({ spent }) => spent === null).length,
  };
}
