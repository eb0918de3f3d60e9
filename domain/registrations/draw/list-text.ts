import type { DrawList, DrawnApplication, DrawnGroup } from './draw-list.ts';

/* Members are written in the order of their names: `JSON.stringify` then gives what `canonicalJson` gives, in a tenth of the time. */

const groupOf = ({ flow, id, places }: DrawnGroup) => ({
  flow: flow.map(({ from, to }) => ({ from, to })),
  id,
  places: places.map(({ count, segment }) => ({ count, segment })),
});

const applicationOf = ({ family, id, points, segments, wishes }: DrawnApplication) => ({
  family,
  id,
  points,
  segments,
  wishes,
});

/** The canonical text of a list: the one that is hashed when it is sealed. */
export const drawListText = ({ activity, applications, families, groups, version }: DrawList): string =>
  JSON.stringify({
    activity,
    applications: applications.map(applicationOf),
    families,
    groups: groups.map(groupOf),
    version,
  });
