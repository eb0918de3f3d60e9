import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { givenRecord, outcomeToGive } from '../draw/draw-records.ts';
import type { ActivityPlaces } from '../registration-ports.ts';
import { applyDraw, type ApplyDrawPorts } from './apply-draw.ts';

/** Notes that all is given, so that nobody looks for it again. Who was faster has noted the same. */
const noteGiven = ({ goods, clock }: ApplyDrawPorts, { good }: ActivityPlaces) =>
  goods.ask(good, {
    key: 'drawn/all',
    bodyHash: 'drawn/all',
    at: clock.now(),
    by: bySystem,
    acts: [],
    money: [],
    records: [givenRecord(clock.now())],
  });

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
    if (left === 0) await noteGiven(ports, places);
    return left;
  };
