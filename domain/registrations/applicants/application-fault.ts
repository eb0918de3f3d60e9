import type { Activity } from '../activity/activity.ts';
import { isOfAges } from '../activity/ages.ts';
import type { ApplicationContent } from './application.ts';

/** Why an application is not one of its activity. `where`: its first wrong member. */
export type ApplicationFault =
  | { readonly kind: 'noWish' }
  | { readonly kind: 'tooManyWishes'; readonly most: number }
  | { readonly kind: 'unknownGroup' | 'wishTwice'; readonly group: string }
  | { readonly kind: 'notOfAge'; readonly group: string }
  | { readonly kind: 'unknownClaim'; readonly where: string }
  | { readonly kind: 'planMissing' };

type Wished = Pick<ApplicationContent, 'wishes'> & { readonly age: number };

function wishFault({ groups, wishes: most }: Activity, { wishes, age }: Wished): ApplicationFault | null {
  if (wishes.length === 0) return { kind: 'noWish' };
  if (wishes.length > most) return { kind: 'tooManyWishes', most };
  for (const [at, wish] of wishes.entries()) {
    const group = groups.find(({ id }) => id === wish);
    if (group === undefined) return { kind: 'unknownGroup', group: wish };
    if (wishes.indexOf(wish) !== at) return { kind: 'wishTwice', group: wish };
    if (!isOfAges(group, age)) return { kind: 'notOfAge', group: wish };
  }
  return null;
}

const areKnown = (named: readonly string[], known: readonly { readonly id: string }[]): boolean =>
  new Set(named).size === named.length && named.every((one) => known.some(({ id }) => id === one));

/** What is wrong with what somebody asks for; null if nothing is. */
export function applicationFault(
  activity: Activity,
  content: ApplicationContent & { readonly age: number },
): ApplicationFault | null {
  const wish = wishFault(activity, content);
  if (wish !== null) return wish;
  const { segments, points, plan, exemptions } = content;
  const claimed = activity.segments.filter(({ check }) => check === 'proof');
  if (!areKnown(segments, claimed)) return { kind: 'unknownClaim', where: 'segments' };
  const rules = points.map(({ rule }) => rule);
  const areTimes = points.every(({ times }) => Number.isSafeInteger(times) && times > 0);
  if (!areKnown(rules, activity.points) || !areTimes) return { kind: 'unknownClaim', where: 'points' };
  if (!areKnown(exemptions, activity.exemptions)) return { kind: 'unknownClaim', where: 'exemptions' };
  const isPlanned = plan === null ? activity.plans.length === 0 : areKnown([plan], activity.plans);
  return isPlanned ? null : { kind: 'planMissing' };
}
