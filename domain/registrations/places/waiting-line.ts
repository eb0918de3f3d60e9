import type { LineRule } from '../activity/activity.ts';
import { hasFree } from './place-pools.ts';
import type { Application } from '../applicants/application.ts';

/** Why somebody at the head of a waiting list is not offered a free place. */
export type SkipReason = 'segment' | 'familyTogether';

/** Somebody who waits, with what decides whether a free place suits them. */
export interface WaitingApplicant {
  readonly application: Application;
  /** Of which segments they may have a place. */
  readonly usable: readonly string[];
}

/** Who is offered a place, of which segment, and who before them was not and why. */
export interface NextInLine {
  readonly chosen: { readonly application: Application; readonly segment: string } | null;
  readonly skipped: readonly { readonly application: Application; readonly reason: SkipReason }[];
}

/** Before whom somebody is in the list of a group: their number of the draw, else when they came, else their letters. */
export function inLine(group: string, one: Application, other: Application): number {
  const number = ({ drawn }: Application) =>
    drawn?.waiting.find((line) => line.group === group)?.n ?? drawn?.position ?? Number.MAX_SAFE_INTEGER;
  return number(one) - number(other) || one.at - other.at || (one.code < other.code ? -1 : 1);
}

/**
 * The next one of a waiting list for the free places of a group. Who is of no segment that has one keeps their place in the
 * list and is passed over, which is noted. Of a family that wants as many places as it has people and finds fewer free, a
 * strict list waits; by the rule `fits` it is passed over.
 */
export function nextInLine(
  group: string,
  waiting: readonly WaitingApplicant[],
  free: ReadonlyMap<string, number>,
  { lineRule, isTogether }: { readonly lineRule: LineRule; readonly isTogether: boolean },
): NextInLine {
  const line = waiting
    .filter(({ application }) => application.lines.includes(group))
    .toSorted((a, b) => inLine(group, a.application, b.application));
  const total = [...free.values()].reduce((sum, one) => sum + one, 0);
  const skipped: NextInLine['skipped'][number][] = [];
  for (const { application, usable } of line) {
    const segment = usable.find((one) => hasFree(free, one));
    if (segment === undefined) {
      skipped.push({ application, reason: 'segment' });
      continue;
    }
    const { family } = application;
    const people =
      family === null || !isTogether ? 1 : line.filter((one) => one.application.family === family).length;
    if (people <= total) return { chosen: { application, segment }, skipped };
    if (lineRule === 'strict') return { chosen: null, skipped };
    skipped.push({ application, reason: 'familyTogether' });
  }
  return { chosen: null, skipped };
}
