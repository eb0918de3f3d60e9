import type { Town } from '#domain/access/town.ts';
import { goesOnByItself } from '#domain/appointments/closing/office-closure.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { settleClosure } from './close-office.ts';
import { standingClosures } from './read-closures.ts';

/**
 * Goes on with the closures of a town that were interrupted, and finds who was faster than one. Any number of servers may
 * do it at once: each person is moved in one request, and the second one is refused. How many people are left.
 */
export const continueClosures =
  (ports: BookingPorts) =>
  async (town: Town): Promise<number> => {
    const { offices } = await ports.appointments.setup(town.realm);
    let waiting = 0;
    // oxlint-disable no-await-in-loop -- one closure after the other: each leaves less free than it found
    for (const { id } of offices) {
      const now = ports.clock.now();
      const standing = await standingClosures(ports)(town.realm, id, now);
      for (const closure of standing.filter((one) => goesOnByItself(one, now)))
        waiting += await settleClosure(ports)(town, closure);
    }
    // oxlint-enable no-await-in-loop
    return waiting;
  };
