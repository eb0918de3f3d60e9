import { type Cents, cents } from '../../shared/money.ts';
import type { Activity } from '../activity/activity.ts';
import type { Application } from '../applicants/application.ts';

/**
 * What a place costs: the price of the plan, less the best exemption that staff have confirmed. Half a cent is for the payer.
 *
 * @example 25 % off 45.50 € is 34.12 €
 */
export function feeOf(
  { plans, exemptions }: Pick<Activity, 'plans' | 'exemptions'>,
  { plan, verdict }: Pick<Application, 'plan' | 'verdict'>,
): Cents {
  const price = plans.find(({ id }) => id === plan)?.price ?? 0;
  const confirmed = exemptions.filter(({ id }) => (verdict?.exemptions ?? []).includes(id));
  const percent = Math.max(0, ...confirmed.map((one) => one.percent));
  return cents(Math.floor((price * (100 - percent)) / 100));
}
