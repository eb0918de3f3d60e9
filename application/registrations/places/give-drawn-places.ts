import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { outcomeToGive } from '../draw/draw-records.ts';
import { noteAllGiven } from '../draw/note-all-given.ts';
import type { ActivityPlaces } from '../registration-ports.ts';
import { applyDraw, type ApplyDrawPorts } from './apply-draw.ts';

/**
 * Gives the places of a draw that was made: all of them at once or, if the process that began was killed, those that are left.
 * It can be asked for at any time, by any number of processes. How many applications are left: 0 too if nothing was drawn.
 */
export const giveDrawnPlaces =
  (ports: ApplyDrawPorts) =>
  async (places: ActivityPlaces): Promise<number> => {
    if (places.activity.mode === 'firstCome') return 0;
    const outcome = await outcomeToGive(ports)(places.good);
    if (outcome === null) return 0;
    const left = await applyDraw(ports)(places, outcome.applications, bySystem);
    if (left === 0) await noteAllGiven(ports, places.good);
    return left;
  };
