import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { endPlace } from '#application/registrations/after/leave-activity.ts';
import {
  callActivityOff,
  takeActivityCallOffBack,
} from '#application/registrations/call-off/call-activity-off.ts';
import { endCalledOff } from '#application/registrations/call-off/end-called-off.ts';
import { readActivityCallOff } from '#application/registrations/call-off/read-activity-call-off.ts';
import { listApplications } from '#application/registrations/read-applications.ts';
import { statesToCallOff } from '#domain/registrations/call-off/activity-call-off.ts';
import { pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import type { CalledOffAct, CalledOffService } from './called-off-service.ts';

/** A course with two places, of which the nth council person applies, pays, leaves and waits. */
export function activityToCallOff(council: GoodsCouncil, nth: number): CalledOffService {
  const stores = { goods: council.goods, goodsRecords: council.records };
  const town = registeringTown({ ...pricedCourse, id: `curs-${nth}` }, stores);
  const { ports, places, sends, begin, paid, passOn, refunds } = town;
  const through = (isOther: boolean) => ({ ...ports, goods: isOther ? council.other : council.goods });
  const begun = new Set<number>();
  let received = 0;
  const pays = async (who: number) => {
    const all = await listApplications(ports)(places.good, 'accepted');
    if (begun.has(who) || !all.some(({ application }) => application.id === `key-${who}`)) return;
    begun.add(who);
    const payment = await begin(who);
    received += payment.amount;
    await paid(payment);
  };
  const does = async ({ what, who }: CalledOffAct): Promise<unknown> => {
    if (what === 'asks') return sends(who);
    if (what === 'waits') return passOn();
    if (what === 'pays') return pays(who);
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
