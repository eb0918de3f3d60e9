import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { outcomeToGive } from '#application/registrations/draw/draw-records.ts';
import { noteAllGiven } from '#application/registrations/draw/note-all-given.ts';
import type { DrawnPlace } from '#domain/registrations/draw/draw-outcome.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { readOrder } from '../issue/read-order.ts';
import {
  type DrawnCampaign,
  endingEntry,
  type EntryMove,
  type EntryWithOrder,
  offeringLot,
  puttingInLine,
  writeMoves,
} from './move-entry.ts';
import { type KeptEntry, listEntries } from './voucher-entries.ts';

/** What lots are given with. */
export interface LotPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** An entry with its order; nothing if its order is erased. */
export async function withOrder(
  ports: Pick<LotPorts, 'goodsRecords'>,
  good: GoodId,
  kept: KeptEntry,
): Promise<readonly EntryWithOrder[]> {
  const ordered = await readOrder(ports)(good, kept.entry.order);
  return ordered === null ? [] : [{ kept, ordered }];
}

interface Drawn extends EntryWithOrder {
  readonly fate: Pick<DrawnPlace, 'position' | 'placed'>;
}

function moveOf(campaign: DrawnCampaign, one: Drawn, at: Instant): EntryMove {
  const { position, placed } = one.fate;
  if (placed === null) return puttingInLine(one, { position, at });
  return offeringLot(campaign, one, { position, at }) ?? endingEntry(one, { position, at });
}

/** Writes what one entry came to. Who has the most that one person may have loses the lot to who is next in line. */
async function giveOne(ports: LotPorts, good: GoodId, campaign: DrawnCampaign, one: Drawn): Promise<boolean> {
  const at = ports.clock.now();
  const done = await writeMoves(ports, good, [moveOf(campaign, one, at)], { act: 'drawn', at });
  if (!isLeft(done)) return true;
  if (done.left.kind !== 'holderHasMost') return false;
  const ending = endingEntry(one, { position: one.fate.position, at });
  return !isLeft(await writeMoves(ports, good, [ending], { act: 'hasMost', at }));
}

const batch = 50;

/** Writes a part at once or, if one of them cannot be written, one by one. How many could not. */
async function givePart(
  ports: LotPorts,
  good: GoodId,
  campaign: DrawnCampaign,
  part: readonly Drawn[],
): Promise<number> {
  const at = ports.clock.now();
  const moves = part.map((one) => moveOf(campaign, one, at));
  if (!isLeft(await writeMoves(ports, good, moves, { act: 'drawn', at }))) return 0;
  let failed = 0;
  // oxlint-disable-next-line no-await-in-loop -- in the order of the draw
  for (const one of part) if (!(await giveOne(ports, good, campaign, one))) failed += 1;
  return failed;
}

/**
 * Gives what was drawn of a campaign: who was placed has a lot set aside, everybody else is in line under their position. It is
 * written in parts; after a kill it goes on where it was. How many entries are left: 0 too if nothing was drawn.
 */
export const giveDrawnLots =
  (ports: LotPorts) =>
  async (good: GoodId, campaign: DrawnCampaign): Promise<number> => {
    const outcome = await outcomeToGive(ports)(good);
    if (outcome === null) return 0;
    const entered = await listEntries(ports)(good, 'entered');
    const read = await Promise.all(entered.map((kept) => withOrder(ports, good, kept)));
    const byCode = new Map(read.flat().map((one) => [one.kept.entry.code, one]));
    const drawn = outcome.applications.flatMap((fate): readonly Drawn[] => {
      const one = byCode.get(fate.id);
      return one === undefined ? [] : [{ ...one, fate }];
    });
    const inOrder = drawn.toSorted((a, b) => a.fate.position - b.fate.position);
    let left = 0;
    for (let from = 0; from < inOrder.length; from += batch)
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      left += await givePart(ports, good, campaign, inOrder.slice(from, from + batch));
    if (left === 0) await noteAllGiven(ports, good);
    return left;
  };
