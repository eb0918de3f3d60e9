import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { type Application, placeOfApplication } from '#domain/registrations/applicants/application.ts';
import { endedFee, refundsOfFee } from '#domain/registrations/money/ended-fee.ts';
import { feeReturned } from '#domain/registrations/money/fee-entries.ts';
import { percentBack } from '#domain/reservations/cancel-terms.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { readApplication } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';

interface Ports extends Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'> {
  readonly refund: RefundReservation;
}

/** Why somebody does not leave, or is not expelled. `notEnrolled`: they have no place. */
export interface LeaveRefused {
  readonly kind: 'unknownApplication' | 'notEnrolled' | 'noReason' | 'changed';
}

/** What became of the money. `waits`: the place is free, and staff must return the money. */
export type FeeBack = 'returned' | 'waits' | 'nothing';

/** Who ends a place, and why: its holder by leaving it, staff by expelling or by excluding afterwards. */
export interface EndedPlace {
  readonly to: 'left' | 'expelled' | 'excluded';
  readonly reason: string;
  readonly by: string;
}

/** What comes back of a fee, and what of its parts stays owed: by the terms to who leaves, all of it to who should not have had the place, nothing to who is expelled. */
export function feeBackOf(
  { terms, times }: Pick<Activity, 'terms' | 'times'>,
  application: Pick<Application, 'fee' | 'parts' | 'payment'>,
  to: EndedPlace['to'],
  at: Instant,
): ReturnType<typeof endedFee> {
  const percents = { left: percentBack(terms, { start: times.starts, at }), expelled: 0, excluded: 100 };
  return endedFee(application, percents[to], at);
}

async function payBack(
  { refund }: Pick<Ports, 'refund'>,
  { realm }: GoodId,
  ended: Application,
): Promise<FeeBack> {
  const refunds = refundsOfFee(ended);
  let waits = 0;
  for (const { payment, amount, name } of refunds) {
    // oxlint-disable-next-line no-await-in-loop -- the bank returns money one payment after the other
    const done = await refund(realm, payment, { key: `left/${ended.id}${name}`, amount, by: 'sender' });
    waits += isLeft(done) ? 1 : 0;
  }
  if (waits > 0) return 'waits';
  return refunds.length > 0 ? 'returned' : 'nothing';
}

/**
 * Ends the place of somebody who is enrolled: it is free for the next one who waits, and what comes back is returned to who
 * paid. Sent again, it returns the money if that failed before, and once in all.
 */
export const endPlace =
  (ports: Ports) =>
  async (
    { activity, good }: ActivityPlaces,
    id: string,
    { to, reason, by }: EndedPlace,
  ): Promise<Either<LeaveRefused, FeeBack>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    if (to !== 'left' && reason.trim() === '') return left({ kind: 'noReason' });
    const { application } = kept;
    if (application.state === to && application.back !== null)
      return right(await payBack(ports, good, application));
    if (application.state !== 'enrolled') return left({ kind: 'notEnrolled' });
    const { back, parts } = feeBackOf(activity, application, to, ports.clock.now());
    const after: Application = { ...application, state: to, back, parts, reason, until: null };
    const done = await changeApplication(ports, good, kept, {
      after,
      act: to === 'left' ? 'leave' : 'expel',
      words: reason,
      by,
      notice: to,
      acts: [{ kind: 'giveBack', grant: placeOfApplication(application).grant }],
      money: feeReturned(back.refund),
    });
    if (isLeft(done)) return left({ kind: 'changed' });
    return right(await payBack(ports, good, after));
  };
