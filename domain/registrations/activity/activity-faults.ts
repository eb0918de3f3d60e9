import { type FeeShare, mostFeeParts } from '../money/fee-parts.ts';
import type { Activity, ActivityGroup, FeePlan } from './activity.ts';

const idShape = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** The most groups, and the most places of one segment of a group. */
export const [mostGroups, mostPlacesOfSegment] = [100, 100_000];
const mostWishes = 10;
const mostHours = 24 * 30;
const oldest = 130;
const mostGraceDays = 365;

/** The path of a place in its document, if something is wrong there. */
const wrongIf = (isWrong: boolean, path: string): readonly string[] => (isWrong ? [path] : []);

function idFaults(items: readonly { readonly id: string }[], path: string): readonly string[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, at) => wrongIf(!idShape.test(id) || ids.indexOf(id) !== at, `${path}.${at}.id`));
}

const timeFaults = ({ times, mode }: Activity): readonly string[] => [
  ...wrongIf(!(times.opens < times.closes), 'appliesUntil'),
  ...wrongIf(mode !== 'firstCome' && times.appealsUntil < times.closes, 'appealsUntil'),
  ...wrongIf(!(times.starts < times.ends), 'lastDay'),
];

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

function groupFaults(group: ActivityGroup, at: number, segments: readonly string[]): readonly string[] {
  const path = `groups.${at}`;
  const { minimumAge, maximumAge, places, sessions } = group;
  const ages = [minimumAge, maximumAge].filter((age) => age !== null);
  const areAges = ages.every((age) => isWhole(age, 0, oldest)) && (minimumAge ?? 0) <= (maximumAge ?? oldest);
  const named = places.map(({ segment }) => segment);
  return [
    ...wrongIf(!areAges, `${path}.minimumAge`),
    ...wrongIf(places.length === 0, `${path}.vacancies`),
    ...places.flatMap(({ segment, count }, index) => [
      ...wrongIf(
        !segments.includes(segment) || named.indexOf(segment) !== index,
        `${path}.vacancies.${index}.segment`,
      ),
      ...wrongIf(!isWhole(count, 0, mostPlacesOfSegment), `${path}.vacancies.${index}.count`),
    ]),
    ...sessions.flatMap((day, index) => wrongIf(!isDay(day), `${path}.sessions.${index}`)),
  ];
}

function segmentFaults({ segments, flow }: Activity): readonly string[] {
  const ids = segments.map(({ id }) => id);
  return [
    ...wrongIf(segments.length === 0, 'segments'),
    ...idFaults(segments, 'segments'),
    ...flow.flatMap(({ from, to }, at) => [
      ...wrongIf(!ids.includes(from), `flow.${at}.unusedOf`),
      ...wrongIf(!ids.includes(to) || from === to, `flow.${at}.goTo`),
    ]),
  ];
}

/** Whether a part has a day after that of the one before it, and not after the last day; the first one needs none. */
const isInOrder = (
  { due }: FeeShare,
  before: FeeShare | undefined,
  { ends }: Pick<Activity['times'], 'ends'>,
): boolean => {
  if (due === null) return before === undefined;
  return due.until <= ends && (before?.due == null || due.from > before.due.from);
};

/** What is wrong in the parts of a price: too many, days that are not in their order, sums that are not the price. */
export function planFaults(
  { price, parts }: FeePlan,
  times: Pick<Activity['times'], 'ends'>,
  path: string,
): readonly string[] {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return [
    ...wrongIf(parts.length > mostFeeParts, path),
    ...parts.flatMap((part, at) => [
      ...wrongIf(!isInOrder(part, parts[at - 1], times), `${path}.${at}.day`),
      ...wrongIf(!isWhole(part.amount, 1, Number.MAX_SAFE_INTEGER), `${path}.${at}.amount`),
    ]),
    ...wrongIf(parts.length > 0 && sum !== price, path),
  ];
}

const ruleFaults = ({
  points,
  mode,
  wishes,
  offerHours,
  terms,
  ...activity
}: Activity): readonly string[] => [
  ...wrongIf(mode === 'points' && points.length === 0, 'points'),
  ...points.flatMap((one, at) => [
    ...wrongIf(!isWhole(one.points, 1, 10_000), `points.${at}.points`),
    ...wrongIf(!isWhole(one.most, 1, 100), `points.${at}.times`),
  ]),
  ...activity.plans.flatMap(({ price }, at) => wrongIf(price < 0, `fees.${at}.price`)),
  ...activity.plans.flatMap((plan, at) => planFaults(plan, activity.times, `fees.${at}.parts`)),
  ...wrongIf(!isWhole(activity.graceDays, 0, mostGraceDays), 'graceDays'),
  ...activity.exemptions.flatMap(({ percent }, at) =>
    wrongIf(!isWhole(percent, 1, 100), `exemptions.${at}.percent`),
  ),
  ...wrongIf(!isWhole(wishes, 1, mostWishes), 'wishes'),
  ...wrongIf(!isWhole(offerHours, 1, mostHours), 'offerHours'),
  ...terms.flatMap(({ hours, percent }, at) => [
    ...wrongIf(!isWhole(hours, 0, 24 * 400), `returnTerms.${at}.hoursBefore`),
    ...wrongIf(!isWhole(percent, 0, 100), `returnTerms.${at}.percent`),
  ]),
];

/** Where an activity is written in a way in which no place of it could be given, by the paths of its document. */
export const activityFaults = (activity: Activity): readonly string[] => [
  ...timeFaults(activity),
  ...segmentFaults(activity),
  ...wrongIf(activity.groups.length === 0 || activity.groups.length > mostGroups, 'groups'),
  ...idFaults(activity.groups, 'groups'),
  ...activity.groups.flatMap((group, at) =>
    groupFaults(
      group,
      at,
      activity.segments.map(({ id }) => id),
    ),
  ),
  ...idFaults(activity.proofs, 'proofs'),
  ...idFaults(activity.points, 'points'),
  ...idFaults(activity.plans, 'fees'),
  ...idFaults(activity.exemptions, 'exemptions'),
  ...ruleFaults(activity),
];
