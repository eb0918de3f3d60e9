import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type CallOff, callOffIn, callOffKind, isCalledOff } from '#domain/tickets/call-off/call-off.ts';

/** Whether a session is called off, and who has signed it, with the version of that record. */
export interface ReadCallOff {
  readonly callOff: CallOff | null;
  readonly isOff: boolean;
  readonly version: number;
}

/** What is stored of calling a session off. */
export const readCallOff =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, session: string): Promise<ReadCallOff> => {
    const record = await goodsRecords.record(good, callOffKind, session);
    const callOff = record === null ? null : callOffIn(record);
    return { callOff, isOff: isCalledOff(callOff), version: record?.version ?? 0 };
  };
