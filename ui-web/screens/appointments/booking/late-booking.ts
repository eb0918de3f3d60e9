import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { once } from '#ui-web/composition/once.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { bookingActs } from './booking-acts.ts';

type BookingActs = ReturnType<typeof bookingActs>;

/**
 * What a person does to book. The script is loaded with the first of it: somebody who looks for a time needs none. If it does
 * not come, nothing has reached the council, as without a connection.
 */
export function lateBooking(tools: AppointmentTools, randomBytes: RandomBytes) {
  const script = once(async () => (await import('./booking-acts.ts')).bookingActs(tools, randomBytes));
  const done = async (act: (acts: BookingActs) => Promise<void> | void): Promise<void> => {
    const acts = await script().catch(() => null);
    if (acts === null) tools.patch({ failure: { kind: 'unreachable' } });
    else await act(acts);
  };
  return {
    hold: (office: string, at: string) => done((acts) => acts.hold(office, at)),
    extend: () => done((acts) => acts.extend()),
    leave: () => done((acts) => acts.leave()),
    over: () => done((acts) => acts.over()),
    mailCode: () => done((acts) => acts.mailCode()),
    confirm: () => done((acts) => acts.confirm()),
  };
}
