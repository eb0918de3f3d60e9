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

function applicationFaults(
  { id, family, segments, points, wishes }: DrawnApplication,
  groups: ReadonlySet<string>,
): readonly DrawListFault['kind'][] {
  const isId = idPattern.test(id) && (family === null || idPattern.test(family));
  const isPoints = Number.isInteger(points) && points >= 0 && points <= mostPoints;
  return [
    ...(isId ? [] : (['badId'] as const)),
    ...(isPoints ? [] : (['badPoints'] as const)),
    ...(wishes.every((wish) => groups.has(wish)) ? [] : (['unknownWish'] as const)),
    ...(isTwice(wishes) ? (['wishTwice'] as const) : []),
    ...(isTwice(segments) ? (['segmentTwice'] as const) : []),
  ];
}

/** All that prevents a list from being drawn, in the order of the list; empty if it can be drawn. */
export function faultsOfDrawList({ groups, applications }: DrawList): readonly DrawListFault[] {
  const names = new Set(groups.map(({ id }) => id));
  const ids = new Set(applications.map(({ id }) => id));
  const faults: DrawListFault[] = [];
  const add = (of: string, kinds: readonly DrawListFault['kind'][]) => {
    for (const kind of kinds) faults.push({ kind, of });
  };
  for (const group of groups) add(group.id, groupFaults(group));
  if (names.size < groups.length) add('', ['notInOrder']);
  let before = '';
  for (const one of applications) {
    add(one.id, applicationFaults(one, names));
    if (one.id <= before) add(one.id, ['notInOrder']);
    if (one.family !== null && ids.has(one.family)) add(one.id, ['familyIsApplication']);
    before = one.id;
  }
  return faults;
}
