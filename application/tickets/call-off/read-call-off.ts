import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import {
  type CallOff,
  callOffIn,
  callOffKind,
  isCalledOff,
  standingCallOff,
} from '#domain/tickets/call-off/call-off.ts';

/** Whether a session is called off, and whose signature holds, with the version of that record. */
export interface ReadCallOff {
  readonly callOff: CallOff | null;
  readonly isOff: boolean;
  readonly version: number;
}

/** What holds of calling a session off. */
export const readCallOff =
  ({ goodsRecords, clock }: { readonly goodsRecords: Pick<GoodsRecords, 'record'>; readonly clock: Clock }) =>
  async (good: GoodId, session: string): Promise<ReadCallOff> => {
    const record = await goodsRecords.record(good, callOffKind, session);
    const callOff = standingCallOff(record === null ? null : callOffIn(record), clock.now());
    return { callOff, isOff: isCalledOff(callOff), version: record?.version ?? 0 };
  };
