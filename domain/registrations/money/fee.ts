import { type Cents, cents } from '../../shared/money.ts';
import type { Activity, FeePlan } from '../activity/activity.ts';
import type { Application } from '../applicants/application.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { partsOfFee } from './fee-parts.ts';

/**
 * What a place costs: the price of the plan, less the best exemption that staff have confirmed. Half a cent is for the payer.
 *
 * @example 25 % off 45.50 € is 34.12 €
 */
export function feeOf(
  {
    plans,
    exemptions,
  }: Pick<Activity, 'exemptions'> & { readonly plans: readonly Pick<FeePlan, 'id' | 'price'>[] },
  { plan, verdict }: Pick<Application, 'plan' | 'verdict'>,
): Cents {
  const price = plans.find(({ id }) => id === plan)?.price ?? 0;
  const confirmed = exemptions.filter(({ id }) => (verdict?.exemptions ?? []).includes(id));
  const percent = Math.max(0, ...confirmed.map((one) => one.percent));
  return cents(Math.floor((price * (100 - percent)) / 100));
}

/** What a place costs that is offered at a moment, and in which parts: neither changes afterwards. */
export function feeInParts(
  activity: Pick<Activity, 'plans' | 'exemptions'>,
  application: Pick<Application, 'plan' | 'verdict'>,
  at: Instant,
): Pick<Application, 'fee' | 'parts'> {
  const fee = feeOf(activity, application);
  const parts = activity.plans.find(({ id }) => id === application.plan)?.parts ?? [];
  return { fee, parts: partsOfFee(fee, parts, at) };
}

/** What is paid for a place to be had: nothing if each of its parts has a day. */
export const firstOfFee = ({ fee, parts: [first] }: Pick<Application, 'fee' | 'parts'>): Cents =>
  first === undefined ? fee : cents(first.due === null ? first.amount : 0);
