import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  checkedPlan,
  type DoorFault,
  type DoorPlan,
  oneDoor,
  type PlannedEvent,
} from '#domain/tickets/door/door-plan.ts';
import { doorKinds, doorPlanId, doorPlanIn, doorPlanRecord } from '#domain/tickets/door/door-records.ts';
import { type DoorPorts, goodAtDoors } from './door-ports.ts';

type Ports = Pick<DoorPorts, 'doorTickets' | 'goodsRecords'>;

/** An event with its doors; one door for everybody if staff named none. Null if there is no such event. */
export const planOf =
  ({ doorTickets, goodsRecords }: Ports) =>
  async (realm: RealmId, id: string): Promise<PlannedEvent | null> => {
    const event = await doorTickets.event(realm, id);
    if (event === null) return null;
    const record = await goodsRecords.record(goodAtDoors(realm, id), doorKinds.plan, doorPlanId);
    return { event, ...(record === null ? oneDoor : doorPlanIn(record)) };
  };

/** Why doors are not stored. `changed`: another person stored others meanwhile. */
export type DoorPlanRefused =
  | DoorFault
  | { readonly kind: 'unknownEvent' | 'changed'; readonly where: string };

/** Stores the doors of an event. */
export const planDoors =
  (ports: Ports & Pick<DoorPorts, 'goods' | 'clock'>) =>
  async (
    realm: RealmId,
    id: string,
    typed: DoorPlan,
    by: string,
  ): Promise<Either<DoorPlanRefused, PlannedEvent>> => {
    const event = await ports.doorTickets.event(realm, id);
    if (event === null) return left({ kind: 'unknownEvent', where: id });
    const checked = checkedPlan(event, typed);
    if (isLeft(checked)) return checked;
    const good = goodAtDoors(realm, id);
    const before = await ports.goodsRecords.record(good, doorKinds.plan, doorPlanId);
    const [version, at] = [(before?.version ?? 0) + 1, ports.clock.now()];
    const stored = await ports.goods.ask(good, {
      key: `${doorKinds.plan}/${version}/${at}`,
      bodyHash: JSON.stringify(checked.right),
      at,
      by,
      acts: [],
      money: [],
      records: [doorPlanRecord(checked.right, { version, at })],
    });
    return isLeft(stored) ? left({ kind: 'changed', where: id }) : right({ event, ...checked.right });
  };
