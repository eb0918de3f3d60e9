import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherType } from '#domain/vouchers/campaign.ts';
import { type CampaignRules, isShut } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { leftOfType } from '#domain/vouchers/what-is-left.ts';
import { giveDrawnLots, type LotPorts, withOrder } from './give-lots.ts';
import { asDrawn, type DrawnCampaign, endingEntry, offeringLot, writeMoves } from './move-entry.ts';
import { isSomebodyWaiting, type KeptEntry, listEntries } from './voucher-entries.ts';

/** Notes every lot that was not taken in time. Its vouchers are free since then. */
async function noteLapsed(ports: LotPorts, good: GoodId): Promise<void> {
  const now = ports.clock.now();
  for (const kept of await listEntries(ports)(good, 'offered', now + 1)) {
    // oxlint-disable no-await-in-loop -- one after the other: each frees a lot
    for (const one of await withOrder(ports, good, kept)) {
      const ending = endingEntry(one, { position: kept.entry.position, at: now });
      await writeMoves(ports, good, [ending], { act: 'lapsed', at: now });
    }
    // oxlint-enable no-await-in-loop
  }
}

/** Offers a lot to one who waits. `stop`: none is free, or another process passes them on. */
async function offerTo(
  ports: LotPorts,
  good: GoodId,
  campaign: DrawnCampaign,
  kept: KeptEntry,
): Promise<'offered' | 'skipped' | 'stop'> {
  const [one] = await withOrder(ports, good, kept);
  if (one === undefined) return 'skipped';
  const at = ports.clock.now();
  const { position } = kept.entry;
  const move = offeringLot(campaign, one, { position, at });
  if (move === null) return 'stop';
  const done = await writeMoves(ports, good, [move], { act: 'next', at });
  if (!isLeft(done)) return 'offered';
  if (done.left.kind !== 'holderHasMost') return 'stop';
  await writeMoves(ports, good, [endingEntry(one, { position, at })], { act: 'hasMost', at });
  return 'skipped';
}

async function passType(
  ports: LotPorts,
  good: GoodId,
  campaign: DrawnCampaign,
  { type, waiting }: { readonly type: VoucherType; readonly waiting: readonly KeptEntry[] },
): Promise<void> {
  for (const kept of waiting.filter(({ entry }) => entry.type === type.id)) {
    const at = ports.clock.now();
    // oxlint-disable-next-line no-await-in-loop -- each offer is made to the next one
    const pools = await ports.goods.pools(good, at);
    const left = leftOfType(campaign, pools, type, { at, channel: 'web', area: null });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (left < campaign.draw.lot || (await offerTo(ports, good, campaign, kept)) === 'stop') return;
  }
}

/** Who is in line has a position. */
const byPosition = (a: KeptEntry, b: KeptEntry): number =>
  Number(a.entry.position) - Number(b.entry.position);

/**
 * Gives what was drawn, notes what was not taken in time, and offers each lot that is free to who is next in the order of the
 * draw. It can be asked for at any time, by any number of processes: a lot is offered to one person.
 */
export const passLotsOn =
  (ports: LotPorts) =>
  async (realm: RealmId, rules: CampaignRules): Promise<void> => {
    const campaign = asDrawn(rules.campaign);
    if (campaign === null || isShut(rules)) return;
    const good = { realm, good: goodOfCampaign(campaign.id) };
    if ((await giveDrawnLots(ports)(good, campaign)) > 0) return;
    await noteLapsed(ports, good);
    if (!(await isSomebodyWaiting(ports)(good))) return;
    const waiting = (await listEntries(ports)(good, 'waiting')).toSorted(byPosition);
    // oxlint-disable-next-line no-await-in-loop -- one type after the other
    for (const type of campaign.types) await passType(ports, good, campaign, { type, waiting });
  };
