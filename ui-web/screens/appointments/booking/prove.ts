import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { withWork } from '#ui-web/holds/with-work.ts';
import { bookerField, bookingFailure } from '../booking-failure.ts';
import type { AppointmentTools } from '../page-tools.ts';
import type { BookerEntry } from '../state.ts';
import { dayOrNull, textOrNull } from './written.ts';

/** What is sent with a hold while much is held. */
interface Proof {
  readonly work: SentWork | null;
  readonly identity: string | null;
  readonly birthDay: string | null;
}

/** Who a person says that they are; null if they have not written it whole. */
function personOf(entry: BookerEntry): Omit<Proof, 'work'> | null {
  const [identity, birthDay] = [textOrNull(entry.identity), dayOrNull(entry.birthDay)];
  return identity === null || birthDay === null ? null : { identity, birthDay };
}

/** Whether a refusal of a hold is about the person, who can correct it. */
export const isAboutPerson = (kind: string): boolean => {
  const field = bookerField(kind);
  return field === 'identity' || field === 'birthDay';
};

/**
 * Makes a call that holds a time: with work if the council asks for it, and with the person if it asks for one and they
 * have written who they are. They are not sent before they are asked for: a number with a mistake would refuse the hold.
 */
export function proving({ current, patch }: Pick<AppointmentTools, 'current' | 'patch'>) {
  const begins = () => patch({ isWorking: true });
  return async <Refused>(
    call: (proof: Proof) => Promise<Either<Refused, OwnVisit>>,
  ): Promise<Either<Refused, OwnVisit>> => {
    const nobody = { identity: null, birthDay: null };
    const first = current().proving === null ? nobody : (personOf(current().entry) ?? nobody);
    const done = await withWork((work) => call({ ...first, work }), { begins });
    patch({ isWorking: false });
    if (!isLeft(done) || bookingFailure(done.left).kind !== 'identityNeeded') return done;
    const person = personOf(current().entry);
    return person === null ? done : await call({ ...person, work: null });
  };
}
