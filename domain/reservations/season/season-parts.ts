import type { SeasonTurn } from './season-plan.ts';
import type { PublishedSeason } from './season-record.ts';

/** Turns whose places are taken in one request. */
export interface TurnsTogether {
  /** The wish of its first turn: a season that is sent again is cut into the same parts. */
  readonly id: string;
  readonly turns: readonly SeasonTurn[];
}

/** How many uses a part has at the most, but for a turn that has more alone. */
export const mostUsesOfPart = 150;

/** A season in parts, in the order in which clubs chose: few, so that it is published while a person waits. */
export function partsOfSeason({ plan }: Pick<PublishedSeason, 'plan'>): readonly TurnsTogether[] {
  const parts: { readonly id: string; readonly turns: SeasonTurn[]; count: number }[] = [];
  for (const turn of plan.turns) {
    const last = parts.at(-1);
    const count = turn.uses.reduce((sum, { places }) => sum + places.length, 0);
    if (last === undefined || last.count + count > mostUsesOfPart)
      parts.push({ id: turn.wish, turns: [turn], count });
    else {
      last.turns.push(turn);
      last.count += count;
    }
  }
  return parts;
}
