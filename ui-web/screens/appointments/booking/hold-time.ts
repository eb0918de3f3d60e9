import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { bookingFailure } from '../booking-failure.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { AppointmentsPage, BookingFailure, HeldMoment } from '../state.ts';
import { isAboutPerson, proving } from './prove.ts';

/** A time that is asked for, and what for. */
interface Asked extends HeldMoment {
  readonly key: string;
  readonly services: readonly string[];
  readonly people: number;
}

/** Why a time was not held; who was asked for first is asked for on the page, with the time that they want. */
function notHeldPart(
  failure: BookingFailure,
  { proving: before, step }: AppointmentsPage,
  moment: HeldMoment,
): Partial<AppointmentsPage> {
  const { kind } = failure;
  if (isAboutPerson(kind)) {
    const isNew = kind === 'identityNeeded' && before === null && step !== 'person';
    return { failure: isNew ? null : failure, proving: moment };
  }
  const canGoOn = kind === 'unreachable' || kind === 'tooManyAttempts';
  return { failure, proving: canGoOn ? before : null };
}

/** The page while a time is held and its person writes. */
const heldPart = (held: OwnVisit, chosen: AppointmentsPage['chosen']): Partial<AppointmentsPage> => ({
  isSending: false,
  proving: null,
  held,
  mailedTo: null,
  chosen: { ...chosen, office: held.office },
  step: 'person',
  hasGone: true,
});

/** The key of a time that is asked for: the same until the council has answered. */
function holdKeys(randomBytes: RandomBytes) {
  let begun: { readonly of: string; readonly key: string } | null = null;
  return {
    of: (asked: object): string => {
      const of = JSON.stringify(asked);
      if (begun?.of !== of) begun = { of, key: keyFrom(randomBytes(keyLength)) };
      return begun.key;
    },
    forget: (): void => {
      begun = null;
    },
  };
}

/** Asks for a time: it is held, or why it is not. */
function sending(tools: AppointmentTools) {
  const { realm, call } = tools;
  const prove = proving(tools);
  return async (asked: Asked): Promise<OwnVisit | BookingFailure> => {
    const done = await prove((proof) => call(holdAppointmentCall, { realm, body: { ...asked, ...proof } }));
    if (isLeft(done)) return bookingFailure(done.left);
    return done.right.state === 'held' ? done.right : { kind: 'taken' };
  };
}

/** What becomes of a time that was not held: its key is forgotten, unless it is asked for again. */
const refusing =
  ({ wallet, current, patch, ask }: AppointmentTools, keys: Pick<ReturnType<typeof holdKeys>, 'forget'>) =>
  async (failure: BookingFailure, key: string, moment: HeldMoment): Promise<void> => {
    const { kind } = failure;
    if (kind !== 'unreachable') wallet.forget(key);
    if (kind !== 'unreachable' && !isAboutPerson(kind)) keys.forget();
    patch({ isSending: false, ...notHeldPart(failure, current(), moment) });
    if (kind === 'taken') await ask();
  };

/** Holds a time. After an answer that was lost, or to say who comes, the same one is asked for with the same key. */
export function timeHolding(tools: AppointmentTools, randomBytes: RandomBytes) {
  const { wallet, current, patch } = tools;
  const keys = holdKeys(randomBytes);
  const send = sending(tools);
  const refused = refusing(tools, keys);
  return async (office: string, at: string): Promise<void> => {
    const { chosen, isSending } = current();
    if (isSending) return;
    const asked = { services: [...chosen.services], people: chosen.people, office, at };
    const key = keys.of(asked);
    patch({ isSending: true, failure: null, done: null });
    // Kept before it is sent: a page that is closed now finds its time again.
    wallet.begin(key);
    const held = await send({ key, ...asked });
    if ('kind' in held) return refused(held, key, { office, at });
    keys.forget();
    patch(heldPart(held, chosen));
  };
}
