import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { endPlace } from '#application/registrations/after/leave-activity.ts';
import {
  callActivityOff,
  takeActivityCallOffBack,
} from '#application/registrations/call-off/call-activity-off.ts';
import { endCalledOff } from '#application/registrations/call-off/end-called-off.ts';
import { readActivityCallOff } from '#application/registrations/call-off/read-activity-call-off.ts';
import { settlePlaceFee } from '#application/registrations/places/settle-fee.ts';
import { listApplications } from '#application/registrations/read-applications.ts';
import { type Payment } from '#domain/payments/payment.ts';
import { settledByTill } from '#domain/payments/refund.ts';
import { statesToCallOff } from '#domain/registrations/call-off/activity-call-off.ts';
import { isUnpaidPart } from '#domain/registrations/money/late-parts.ts';
import { isRight, right } from '#domain/shared/result.ts';
import { partedCourse, pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import type { CalledOffAct, CalledOffService } from './called-off-service.ts';

/**
 * A course with two places for which people apply, pay, leave and wait; every other one is paid in parts. Each payment is noted by both
 * processes at the same moment, as the notice of a bank and who looks at their application do.
 */
export function activityToCallOff(council: GoodsCouncil, nth: number): CalledOffService {
  const stores = { goods: council.goods, goodsRecords: council.records };
  const course = nth % 2 === 0 ? partedCourse : pricedCourse;
  const town = registeringTown({ ...course, id: `curs-${nth}` }, stores);
  const { ports, places, sends, begin, beginPart, passOn, refunds } = town;
  const through = (isOther: boolean) => ({ ...ports, goods: isOther ? council.other : council.goods });
  const begun = new Set<string>();
  let received = 0;
  const paid = async ({ realm, id, amount }: Payment) => {
    const said = { word: { kind: 'paid', cents: amount }, till: 'bank', at: ports.clock.now() } as const;
    const by = { by: 'bank', at: said.at, reason: null };
    const done = await ports.payments.change(realm, id, (one) => right(settledByTill(one, said)), by);
    if (!isRight(done)) throw new Error(id);
    received += amount;
    const { payment } = done.right;
    await Promise.all([false, true].map((isOther) => settlePlaceFee(through(isOther))(payment)));
  };
  const pays = async (who: number) => {
    const all = await Promise.all(
      (['accepted', 'enrolled'] as const).map((state) => listApplications(ports)(places.good, state)),
    );
    const own = all.flat().find(({ application }) => application.id === `key-${who}`)?.application;
    const part = own?.state === 'enrolled' ? own.parts.find(isUnpaidPart) : undefined;
    const what = `${who}/${part?.n ?? ''}`;
    if (own === undefined || begun.has(what) || (own.state === 'enrolled' && part === undefined)) return;
    begun.add(what);
    await paid(await (part === undefined ? begin(who) : beginPart(who, part.n)));
  };
  const does = async ({ what, who }: CalledOffAct): Promise<unknown> => {
    if (what === 'asks') return sends(who);
    if (what === 'waits') return passOn();
    // The place, and the next part of its fee.
    if (what === 'pays') return [await pays(who), await pays(who)];
    return endPlace(ports)(places, `key-${who}`, { to: 'left', reason: '', by: 'sender' });
  };
  return {
    good: places.good,
    does,
    signs: (by, isOther) => callActivityOff(through(isOther))(places, { reason: 'Obras', by }),
    takesBack: (by, isOther) => takeActivityCallOffBack(through(isOther))(places, by),
    goesOn: async () => {
      await passOn();
      await Promise.all([endCalledOff(through(false))(places), endCalledOff(through(true))(places)]);
      await endCalledOff(ports)(places, true);
    },
    isOff: async () => (await readActivityCallOff(ports)(places.good)).isOff,
    living: async () => {
      const kept = await Promise.all(
        statesToCallOff.map((state) => listApplications(ports)(places.good, state)),
      );
      return kept.flat().length;
    },
    unreturned: () => received - refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
}
