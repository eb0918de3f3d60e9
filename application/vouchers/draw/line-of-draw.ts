import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { isAllGiven } from '#application/registrations/draw/draw-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readRules } from '../records/read-rules.ts';
import { listEntries } from './voucher-entries.ts';

/** How far the line of a type of vouchers has come. */
export interface LineOfType {
  readonly type: string;
  /** The position of the first who waits: everybody before was offered a lot, left or had the most. Null: nobody waits. */
  readonly next: number | null;
}

/**
 * How far the line after a draw of vouchers has come, in the order of the types. Null if nothing is passed on: an activity was
 * drawn, or not everybody has their place yet, or the campaign gives nothing more.
 */
export const lineOfDraw =
  (ports: { readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>; readonly clock: Clock }) =>
  async (realm: RealmId, draw: string): Promise<readonly LineOfType[] | null> => {
    const id = campaignOfDraw(draw);
    const rules = id === null ? null : ((await readRules(ports)(realm, id))?.rules ?? null);
    if (id === null || rules === null || rules.ended !== undefined) return null;
    const { types, issue } = rules.campaign;
    const good = { realm, good: goodOfCampaign(id) };
    if (ports.clock.now() >= issue.until || !(await isAllGiven(ports)(good))) return null;
    const waiting = await listEntries(ports)(good, 'waiting');
    return types.map(({ id: type }) => {
      // Who is in line has a position.
      const positions = waiting
        .filter(({ entry }) => entry.type === type)
        .map(({ entry }) => Number(entry.position));
      return { type, next: positions.length === 0 ? null : positions.reduce((a, b) => Math.min(a, b)) };
    });
  };
