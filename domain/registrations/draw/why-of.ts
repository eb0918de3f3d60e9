import type { DrawList } from './draw-list.ts';
import type { DrawnPlace, DrawOutcome, FilledSegment } from './draw-outcome.ts';

/** What became of a wish. */
export interface ExplainedWish {
  readonly group: string;
  /** The position that got the last place that this application could have had; 0 if there was none, null if some were left. */
  readonly fullAt: number | null;
  readonly isPlaced: boolean;
  /** Its number in the waiting list of the group; null if it does not wait there. */
  readonly waits: number | null;
}

/** Why an application got what it got, as its applicant reads it. */
export interface DrawExplanation extends Pick<DrawnPlace, 'id' | 'position' | 'placed' | 'reason'> {
  readonly drawn: number;
  readonly places: number;
  /** The position after which all groups were full; null if places are left. */
  readonly allFullAt: number | null;
  /** How many applications share its number: those of its family. */
  readonly family: number;
  readonly wishes: readonly ExplainedWish[];
}

/** The last of several positions; null if one of them never came. */
function latest(segments: readonly FilledSegment[]): number | null {
  let last = 0;
  for (const { fullAt } of segments) {
    if (fullAt === null) return null;
    last = Math.max(last, fullAt);
  }
  return last;
}

/** Explains one application of a draw. Null if the list does not have it. */
export function whyOf(list: DrawList, outcome: DrawOutcome, id: string): DrawExplanation | null {
  const application = list.applications.find((one) => one.id === id);
  const own = outcome.applications.find((one) => one.id === id);
  if (application === undefined || own === undefined) return null;
  const { wishes, segments, family } = application;
  const { position, placed, reason, waiting } = own;
  return {
    id,
    position,
    placed,
    reason,
    drawn: outcome.drawn,
    places: outcome.segments.reduce((sum, one) => sum + one.places, 0),
    allFullAt: latest(outcome.segments),
    family: family === null ? 1 : list.applications.filter((one) => one.family === family).length,
    wishes: wishes.map((group) => ({
      group,
      fullAt: latest(outcome.segments.filter((one) => one.group === group && segments.includes(one.segment))),
      isPlaced: group === placed,
      waits: waiting.find((one) => one.group === group)?.n ?? null,
    })),
  };
}
