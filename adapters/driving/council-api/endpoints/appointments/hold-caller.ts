import type { CallRefusal } from '#adapters/wire/call.ts';
import { checkBooker, needsCensus } from '#application/appointments/booking/check-booker.ts';
import type { SentWork } from '#application/scarcity/holds/hold-gate.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentService } from '#domain/appointments/appointment-office.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { isGuess } from './is-guess.ts';

/** Why a time is not held. */
export type HoldRefusal = CallRefusal<'appointmentRefused' | 'tooManyAttempts'>;

/** A call that holds a time, as it came. */
export interface CameToHold {
  readonly town: Town;
  readonly body: {
    readonly key: string;
    readonly services?: readonly string[];
    readonly work?: SentWork | null | undefined;
    readonly identity?: string | null | undefined;
    readonly birthDay?: string | null | undefined;
  };
  readonly address: string;
}

/** Finds the mark of who is named; null if nobody is, or the services are for anybody: a name proves nothing yet. */
export function markOfCaller(council: ServerParts) {
  const attempts = attemptBudget(council);
  return async (
    { town, body, address }: CameToHold,
    services: readonly AppointmentService[],
  ): Promise<Either<HoldRefusal, string | null>> => {
    const { identity, birthDay } = body;
    if (identity === null || identity === undefined || !needsCensus(services)) return right(null);
    const asked = { written: { identity, birthDay: birthDay ?? null }, channel: 'web' } as const;
    const check = () => checkBooker(council)(town, services, asked, council.clock.now());
    const tried = await attempts.within(guesserOf(town.realm, address, identity), check, isGuess);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    return isLeft(tried.right) ? left(appointmentRefused(tried.right.left)) : right(tried.right.right);
  };
}
