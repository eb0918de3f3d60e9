import { allotPlaces } from './places/allot-places.ts';
import type { DrawList } from './draw-list.ts';
import type { DrawOutcome } from './draw-outcome.ts';
import { drawUnits } from './draw-units.ts';
import { type DrawChance, drawnOrder } from './drawn-order.ts';

/** Draws a list without faults: who is where in the order, who gets which place, who waits. */
export const runDraw = (list: DrawList, chance: DrawChance): DrawOutcome =>
  allotPlaces(list, drawnOrder(chance, drawUnits(list)));
