import type { Activity } from '../activity/activity.ts';
import type { Application } from '../applicants/application.ts';
import { confirmedPoints, segmentsOf } from '../applicants/claims.ts';
import type { DrawList } from './draw-list.ts';

/** Whether staff have admitted an application to the draw, and it is still there. */
export const isInDraw = ({ state, verdict }: Pick<Application, 'state' | 'verdict'>): boolean =>
  state === 'sent' && verdict !== null && verdict.isAdmitted;

/**
 * The list that is drawn: the admitted applications of an activity under their letters, with the points that staff have
 * confirmed. Without points only chance decides. Families that nobody else applies with are none.
 */
export function listOfActivity(activity: Activity, applications: readonly Application[]): DrawList {
  const { id, families, groups, flow, mode } = activity;
  const drawn = applications.filter(isInDraw);
  const [seen, linked] = [new Set<string>(), new Set<string>()];
  for (const { family } of drawn) if (family !== null) (seen.has(family) ? linked : seen).add(family);
  return {
    version: 1,
    activity: id,
    families,
    groups: groups.map((group) => ({ id: group.id, places: group.places, flow })),
    applications: drawn
      .map((one) => ({
        id: one.code,
        family: one.family !== null && linked.has(one.family) ? one.family : null,
        segments: segmentsOf(activity, one),
        points: mode === 'points' ? confirmedPoints(activity, one) : 0,
        wishes: one.wishes,
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
