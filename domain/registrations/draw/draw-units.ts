import type { DrawList } from './draw-list.ts';

/** What has one number in a draw: an application on its own, or a family. */
export interface DrawUnit {
  /** That of the family, or of the application. */
  readonly id: string;
  /** Those of the member with the fewest: nobody gains points by applying with somebody else. */
  readonly points: number;
  /** The places of its applications in the list, in its order. */
  readonly members: readonly number[];
}

/** What is drawn of a list, in the order of the first application of each. */
export function drawUnits({ applications }: Pick<DrawList, 'applications'>): readonly DrawUnit[] {
  const units: DrawUnit[] = [];
  const families = new Map<string, { readonly unit: number; readonly members: number[] }>();
  for (const [at, { id, family, points }] of applications.entries()) {
    const known = family === null ? undefined : families.get(family);
    if (known === undefined) {
      const members = [at];
      if (family !== null) families.set(family, { unit: units.length, members });
      units.push({ id: family ?? id, points, members });
      continue;
    }
    const unit = units[known.unit] as DrawUnit;
    known.members.push(at);
    units[known.unit] = { ...unit, points: Math.min(unit.points, points) };
  }
  return units;
}
