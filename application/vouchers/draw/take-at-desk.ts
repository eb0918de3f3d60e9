import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { countedAtDesk } from '../issue/desk-tallies.ts';
import { grantingOf } from '../issue/order-request.ts';
import { type DeskPorts, holderAtDesk, type PersonNotFound } from '../issue/person-at-desk.ts';
import { type KeptOrder, readOrder } from '../issue/read-order.ts';
import { readRules } from '../records/read-rules.ts';
import { readEntry } from './voucher-entries.ts';

/** Who takes the lot that they won, and the person of staff who gives it to them. */
export interface TakingAtDesk {
  readonly campaign: string;
  readonly identity: string;
  readonly by: string;
}

/** Why a lot is not given at a desk. `notHeld`: there is none for this person now, or its payment has begun over the web. */
export type NotTakenAtDesk = PersonNotFound | { readonly kind: 'notHeld' };

/** How often it is asked again because the same person of staff has given vouchers on another page meanwhile. */
const mostTries = 10;

/** The order by which a person has a lot set aside; null if there is none. */
async function wonOrder(
  ports: DeskPorts,
  realm: Town['realm'],
  campaign: string,
  holder: string,
): Promise<KeptOrder | null> {
  const good = { realm, good: goodOfCampaign(campaign) };
  const entered = await readEntry(ports)(good, holder);
  if (entered === null || entered.entry.status === 'over') return null;
  return readOrder(ports)(good, entered.entry.order);
}

/**
 * Gives a person at a desk the lot that they won, by their number alone: who has no device has no key. What it costs is paid in
 * cash. Sent twice at once, it is given once; afterwards there is none to give, and what was given is listed with their vouchers.
 */
export const takeLotAtDesk =
  (ports: DeskPorts) =>
  async (
    town: Town,
    { campaign, identity, by }: TakingAtDesk,
  ): Promise<Either<NotTakenAtDesk, VoucherOrder>> => {
    const { realm } = town;
    const kept = await readRules(ports)(realm, campaign);
    if (kept === null) return left({ kind: 'unknownCampaign' });
    const rules = kept.rules.campaign;
    const holder = await holderAtDesk(ports, realm, rules, identity);
    if (isLeft(holder)) return holder;
    const good = { realm, good: goodOfCampaign(campaign) };
    for (let tries = 1; tries <= mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try counts to what it reads
      const won = await wonOrder(ports, realm, campaign, holder.right);
      if (won === null || won.order.state !== 'held' || won.order.payment !== null)
        return left({ kind: 'notHeld' });
      const at = ports.clock.now();
      const granting = grantingOf(rules, won.order, { channel: 'desk', at, version: won.version + 1 });
      const counted = await countedAtDesk(ports)(town, good, { ...won.order, at }, by);
      const records = [...granting.records, counted];
      const asked = { ...granting, records, key: `desk take/${won.order.id}`, bodyHash: 'take', at, by };
      const done = await ports.goods.ask(good, asked);
      if (!isLeft(done)) return right({ ...won.order, state: 'granted' });
      if (done.left.kind !== 'recordChanged') return left({ kind: 'notHeld' });
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'notHeld' });
  };
