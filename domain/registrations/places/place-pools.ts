import type { GoodsAct } from '../../scarcity/goods-act.ts';
import type { Take } from '../../scarcity/goods-grant.ts';
import type { Pool } from '../../scarcity/pool.ts';
import type { Activity, ActivityGroup } from '../activity/activity.ts';

/** The pool of all places of an activity: of it a person has one. */
export const allPlaces = 'places';

/** The pool of the places of a segment of a group. */
export const poolOfSegment = (group: string, segment: string): string => `${group}/${segment}`;

/**
 * Makes the pools of an activity, or changes how many places there are; none if they are as they should be. No pool becomes
 * smaller than what is held and taken of it.
 */
export function changedPools(
  { groups }: Pick<Activity, 'groups'>,
  pools: readonly Pool[],
): readonly GoodsAct[] {
  const wanted = groups.flatMap(({ id, places }) =>
    places.map(({ segment, count }) => ({ pool: poolOfSegment(id, segment), size: count, perHolder: null })),
  );
  const all = wanted.reduce((sum, { size }) => sum + size, 0);
  return [{ pool: allPlaces, size: all, perHolder: 1 }, ...wanted].flatMap(({ pool, size, perHolder }) => {
    const found = pools.find(({ id }) => id === pool);
    const least = Math.max(size, (found?.held ?? 0) + (found?.taken ?? 0));
    return found?.size === least ? [] : [{ kind: 'setPool', pool, size: least, perHolder, isClosed: false }];
  });
}

/** How many places of each segment of a group are free; before its pools are made, all of them. */
export const freeInGroup = (
  { id, places }: ActivityGroup,
  pools: readonly Pool[],
): ReadonlyMap<string, number> =>
  new Map(
    places.map(({ segment, count }) => {
      const pool = pools.find((one) => one.id === poolOfSegment(id, segment));
      return [segment, pool === undefined ? count : Math.max(0, count - pool.held - pool.taken)];
    }),
  );

/** What a place takes: one of all places, of which a person has one, and one of its segment. */
export const takesOfPlace = (group: string, segment: string): readonly Take[] =>
  [allPlaces, poolOfSegment(group, segment)].map((pool) => ({ pool, pieces: 1, cells: [] }));

/** Whether a segment has a free place; one without places in the group has none. */
export const hasFree = (free: ReadonlyMap<string, number>, segment: string): boolean =>
  (free.get(segment) ?? 0) > 0;
