import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { onlyRecord } from '#domain/registrations/applicants/application-records.ts';
import {
  type ActivityCallOff,
  activityCallOffIn,
  activityCallOffKind,
} from '#domain/registrations/call-off/activity-call-off.ts';
import { isCalledOff, standingCallOff } from '#domain/tickets/call-off/call-off.ts';

/** Whether an activity is called off, and whose signature holds, with the version of that record. */
export interface ReadActivityCallOff {
  readonly callOff: ActivityCallOff | null;
  readonly isOff: boolean;
  readonly version: number;
}

/** What holds of calling an activity off. */
export const readActivityCallOff =
  ({ goodsRecords, clock }: { readonly goodsRecords: Pick<GoodsRecords, 'record'>; readonly clock: Clock }) =>
  async (good: GoodId): Promise<ReadActivityCallOff> => {
    const record = await goodsRecords.record(good, activityCallOffKind, onlyRecord);
    const callOff = standingCallOff(record === null ? null : activityCallOffIn(record), clock.now());
    return { callOff, isOff: isCalledOff(callOff), version: record?.version ?? 0 };
  };
