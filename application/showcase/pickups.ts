import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Pickup, type PickupState, stateOfPickup } from '#domain/showcase/pickup.ts';
import { goodOfShop, pickupIn, pickupKind } from '#domain/showcase/showcase-records.ts';
import type { ShowcasePorts } from './showcase-ports.ts';

/** Things that are set aside, with what became of them. */
export interface SeenPickup {
  readonly pickup: Pickup;
  readonly state: PickupState;
}

type Ports = Pick<ShowcasePorts, 'goods' | 'goodsRecords' | 'clock'>;

async function seen({ goods, clock }: Ports, realm: RealmId, pickup: Pickup): Promise<SeenPickup> {
  const grant = await goods.grant({ realm, good: goodOfShop(pickup.shop) }, pickup.letters, clock.now());
  return { pickup, state: grant === null ? 'lapsed' : stateOfPickup(grant.status) };
}

/** What is set aside under a key; null if there is nothing. */
export const readPickup =
  (ports: Ports) =>
  async (realm: RealmId, shop: string, id: string): Promise<SeenPickup | null> => {
    const record = await ports.goodsRecords.record({ realm, good: goodOfShop(shop) }, pickupKind, id);
    return record && seen(ports, realm, pickupIn(record));
  };

const mostListed = 100;

/** What a shop has set aside, the newest first: the last hundred. */
export const listPickups =
  (ports: Ports) =>
  async (realm: RealmId, shop: string): Promise<readonly SeenPickup[]> => {
    const query = { kind: pickupKind, owner: null, from: null, until: null, limit: mostListed, after: null };
    const records = await ports.goodsRecords.list({ realm, good: goodOfShop(shop) }, query);
    return Promise.all(records.map((record) => seen(ports, realm, pickupIn(record))));
  };

/** Why things are not handed over or given back: there are none, or they do not wait any more. */
export type PickupRefused = { readonly kind: 'unknownPickup' } | { readonly kind: 'notWaiting' };

/** Hands over what was set aside, or takes it back from its holder. Done twice, it is done once. */
export const endPickup =
  (ports: Ports, end: 'handed' | 'returned') =>
  async (
    realm: RealmId,
    shop: string,
    id: string,
    by: string,
  ): Promise<Either<PickupRefused, SeenPickup>> => {
    const found = await readPickup(ports)(realm, shop, id);
    if (found === null) return left({ kind: 'unknownPickup' });
    if (found.state === end) return right(found);
    const grant = found.pickup.letters;
    const done = await ports.goods.ask(
      { realm, good: goodOfShop(shop) },
      {
        key: `${end}/${id}`,
        bodyHash: '',
        at: ports.clock.now(),
        by,
        acts: [end === 'handed' ? { kind: 'use', grant, times: 1 } : { kind: 'giveBack', grant }],
        money: [],
        records: [],
      },
    );
    return isLeft(done) ? left({ kind: 'notWaiting' }) : right({ ...found, state: end });
  };
