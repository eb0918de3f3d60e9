import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import {
  type Application,
  hasLapsed,
  placeOfApplication,
} from '#domain/registrations/applicants/application.ts';
import {
  type ActivityCallOff,
  activityCallOffRecord,
  statesToCallOff,
} from '#domain/registrations/call-off/activity-call-off.ts';
import { endedFee, paidOfFee, refundsOfFee } from '#domain/registrations/money/ended-fee.ts';
import { feeReturned } from '#domain/registrations/money/fee-entries.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { listApplications } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';
import { readActivityCallOff, type ReadActivityCallOff } from './read-activity-call-off.ts';

/** What applications of an activity that is called off are ended with. */
export interface EndCalledOffPorts
  extends Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'> {
  readonly refund: RefundReservation;
}

/** How many applications have ended with their activity, and how many refunds staff must make. */
export interface EndedApplications {
  readonly applications: number;
  readonly waits: number;
}

/** What frees the place of an application. That of an offer whose time is over is free already. */
function freeing(application: Application, at: Instant): readonly GoodsAct[] {
  const { state } = application;
  if (state === 'enrolled') return [{ kind: 'giveBack', grant: placeOfApplication(application).grant }];
  const isHeld = (state === 'offered' || state === 'accepted') && !hasLapsed(application, at);
  return isHeld ? [{ kind: 'release', grant: placeOfApplication(application).grant }] : [];
}

/** Ends one application; all that was paid for it goes back. Whether it did: somebody may have changed it meanwhile. */
async function endOne(
  ports: EndCalledOffPorts,
  { good }: ActivityPlaces,
  kept: KeptApplication,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<boolean> {
  const { application } = kept;
  const at = ports.clock.now();
  const isPaid = application.state === 'enrolled' && paidOfFee(application) > 0;
  const { back: all, parts } = endedFee(application, 100, at);
  const back = isPaid ? all : application.back;
  const ended = { state: 'calledOff', back, parts, reason, until: null, lines: [] } as const;
  const after: Application = { ...application, ...ended };
  const done = await changeApplication(ports, good, kept, {
    after,
    act: 'callOff',
    by,
    notice: 'calledOff',
    acts: freeing(application, at),
    money: isPaid ? feeReturned(all.refund) : [],
  });
  return !isLeft(done);
}

/** Asks the bank for all the money that goes back, each sum once however often it is asked for. How many must be made by staff. */
async function payAllBack(
  { refund }: Pick<EndCalledOffPorts, 'refund'>,
  { good }: ActivityPlaces,
  ended: readonly KeptApplication[],
  by: string,
): Promise<number> {
  let waits = 0;
  for (const { application } of ended) {
    const refunds = refundsOfFee(application);
    // oxlint-disable no-await-in-loop -- the bank returns money one payment after the other
    for (const { payment, amount, name } of refunds) {
      const key = `calledOff/${application.id}${name}`;
      if (isLeft(await refund(good.realm, payment, { key, amount, by }))) waits += 1;
    }
    // oxlint-enable no-await-in-loop
  }
  return waits;
}

/** Notes whether all of it is done, so that the next round need not look. False: somebody was faster. */
async function noteEnded(
  { goods, clock }: EndCalledOffPorts,
  { good }: ActivityPlaces,
  { version }: ReadActivityCallOff,
  callOff: ActivityCallOff,
): Promise<boolean> {
  const at = clock.now();
  const key = `callOff/${callOff.isEnded ? 'ended' : 'again'}/${version}`;
  const records = [activityCallOffRecord(callOff, { at, version: version + 1 })];
  return !isLeft(
    await goods.ask(good, { key, bodyHash: key, at, by: bySystem, acts: [], money: [], records }),
  );
}

const living = async (ports: EndCalledOffPorts, { good }: ActivityPlaces) =>
  (await Promise.all(statesToCallOff.map((state) => listApplications(ports)(good, state)))).flat();

/**
 * Ends every application of an activity that two people have called off, and returns the money of each. It goes on where a
 * process was killed: first all end, then all money is asked for, then that is noted. The round asks for it, and does nothing
 * once all is noted; `isAskedAgain` has the bank asked once more.
 */
export const endCalledOff =
  (ports: EndCalledOffPorts) =>
  async (places: ActivityPlaces, isAskedAgain = false): Promise<EndedApplications> => {
    const read = await readActivityCallOff(ports)(places.good);
    const { callOff } = read;
    if (callOff === null || !read.isOff) return { applications: 0, waits: 0 };
    const toEnd = await living(ports, places);
    if (callOff.isEnded && toEnd.length === 0 && !isAskedAgain) return { applications: 0, waits: 0 };
    // What is noted as done is first noted as undone, so that a kill from here on loses no refund.
    if (
      callOff.isEnded &&
      toEnd.length > 0 &&
      !(await noteEnded(ports, places, read, { ...callOff, isEnded: false }))
    )
      return { applications: 0, waits: 0 };
    // Both did it.
    const by = callOff.signatures.map((one) => one.by).join(', ');
    let isWhole = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each leaves its waiting lists
    for (const kept of toEnd)
      isWhole = (await endOne(ports, places, kept, { reason: callOff.reason, by })) && isWhole;
    const ended = await listApplications(ports)(places.good, 'calledOff');
    const waits = await payAllBack(ports, places, ended, by);
    const now = await readActivityCallOff(ports)(places.good);
    if (isWhole && now.callOff !== null && !now.callOff.isEnded)
      await noteEnded(ports, places, now, { ...now.callOff, isEnded: true });
    return { applications: ended.length, waits };
  };
