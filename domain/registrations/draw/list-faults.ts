import type { DrawList, DrawnApplication, DrawnGroup } from './draw-list.ts';

/** What a list must not have, if it is to be drawn. */
export const drawListFaults = [
  'badId',
  'notInOrder',
  'familyIsApplication',
  'unknownWish',
  'wishTwice',
  'badPoints',
  'badPlaces',
  'segmentTwice',
  'flowInCircle',
] as const;

/** A fault, and the id of what has it. */
export interface DrawListFault {
  readonly kind: (typeof drawListFaults)[number];
  readonly of: string;
}

/** Short enough that a number of the draw takes one block of SHA-256, and the same in every encoding. */
const idPattern = /^[\w-]{1,50}$/u;
const mostPoints = 1_000_000;
const mostPlaces = 1_000_000;

// Lists are short, and a set for each of a hundred thousand would take longer.
const isTwice = (list: readonly string[]): boolean => list.some((one, at) => list.indexOf(one) !== at);

/** Whether unused places could come back to where they were. */
function isCircle({ flow }: DrawnGroup): boolean {
  const reaches = (from: string, end: string, seen: readonly string[]): boolean =>
    flow.some(
      (one) =>
        one.from === from &&
        (one.to === end || (!seen.includes(one.to) && reaches(one.to, end, [...seen, one.to]))),
    );
  return flow.some(({ from }) => reaches(from, from, []));
}

function groupFaults(group: DrawnGroup): readonly DrawListFault['kind'][] {
  const { id, places, flow } = group;
  const names = places.map(({ segment }) => segment);
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostPlaces;
  return [
    ...(idPattern.test(id) ? [] : (['badId'] as const)),
    ...(places.every(({ count }) => isCount(count)) &&
    flow.every(({ from, to }) => names.includes(from) && names.includes(to))
      ? []
      : (['badPlaces'] as const)),
    ...(isTwice(names) ? (['segmentTwice'] as const) : []),
    ...(isCircle(group) ? (['flowInCircle'] as const) : []),
  ];
}

type Note = (kind: DrawListFault['kind']) => void;

function noteFaults(
  { id, family, segments, points, wishes }: DrawnApplication,
  groups: ReadonlySet<string>,
  note: Note,
): void {
  if (!idPattern.test(id) || (family !== null && !idPattern.test(family))) note('badId');
  if (!Number.isInteger(points) || points < 0 || points > mostPoints) note('badPoints');
  if (!wishes.every((wish) => groups.has(wish))) note('unknownWish');
  if (isTwice(wishes)) note('wishTwice');
  if (isTwice(segments)) note('segmentTwice');
}

/** Whether a list that is in order has an application with that id. */
function hasApplication(applications: readonly DrawnApplication[], id: string): boolean {
  let [from, until] = [0, applications.length];
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    if ((applications[middle] as DrawnApplication).id < id) from = middle + 1;
    else until = middle;
  }
  return applications[from]?.id === id;
}

/**
 * Families that have the id of an application. They are looked up one by one, since a set of a hundred thousand ids would take as
 * long as the draw; a list that is not in order is refused anyway.
 */
function familiesThatApply(applications: readonly DrawnApplication[]): ReadonlySet<string> {
  const families = new Set<string>();
  for (const { family } of applications) if (family !== null) families.add(family);
  const found = new Set<string>();
  for (const family of families) if (hasApplication(applications, family)) found.add(family);
  return found;
}

/** All that prevents a list from being drawn, in the order of the list; empty if it can be drawn. */
export function faultsOfDrawList({ groups, applications }: DrawList): readonly DrawListFault[] {
  const names = new Set(groups.map(({ id }) => id));
  const both = familiesThatApply(applications);
  const faults: DrawListFault[] = [];
  for (const group of groups) for (const kind of groupFaults(group)) faults.push({ kind, of: group.id });
  if (names.size < groups.length) faults.push({ kind: 'notInOrder', of: '' });
  let [of, before] = ['', ''];
  // One function for all: a list for each of a hundred thousand would take longer than looking.
  const note: Note = (kind) => void faults.push({ kind, of });
  for (const one of applications) {
    of = one.id;
    noteFaults(one, names, note);
    if (of <= before) note('notInOrder');
    if (one.family !== null && both.has(one.family)) note('familyIsApplication');
    before = of;
  }
  return faults;
}
