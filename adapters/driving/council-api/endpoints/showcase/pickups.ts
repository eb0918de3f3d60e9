import type { FastifyInstance } from 'fastify';
import {
  endPickup,
  listPickups,
  type PickupRefused,
  readPickup,
  type SeenPickup,
} from '#application/showcase/pickups.ts';
import { setPiecesAside } from '#application/showcase/set-aside.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { readPickupCall, returnPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import { writePickup } from '#adapters/wire/showcase/pickup.ts';
import { setAsideCall } from '#adapters/wire/showcase/set-aside.ts';
import { handPickupCall, listPickupsCall } from '#adapters/wire/showcase/shop-pickups.ts';
import { pickupsOfNetwork } from '#domain/census/attempt-budget.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { route } from '../../plugins/route.ts';
import { withinAccounts } from '../votes/desk/desk-budget.ts';
import { askedShop } from '../vouchers/shops/asked-shop.ts';

const notEnded = ({ kind }: PickupRefused): CallRefusal<'unknownPickup' | 'pickupRefused'> =>
  kind === 'unknownPickup' ? { kind } : { kind: 'pickupRefused', where: kind };

/** What shops set aside: asked for and given back by its holder, handed over by the shop. */
export function pickupEndpoints(server: FastifyInstance, council: ServerParts, forget: () => void): void {
  const keep = setPiecesAside(council);
  const read = readPickup(council);
  const takeBack = endPickup(council, 'returned');
  const written = async (realm: RealmId, { pickup, state }: SeenPickup) =>
    writePickup(pickup, state, (await council.shops.find(realm, pickup.shop))?.name);

  route(server, council, setAsideCall, async ({ town, shop, body, request }) => {
    const isHoliday = holidaysOfTown(await council.appointments.calendar(town.realm));
    const accounts = pickupsOfNetwork(town.realm, networkOf(request.ip));
    const kept = await withinAccounts(
      council,
      accounts,
      () => keep(town, shop, body, isHoliday),
      () => true,
    );
    if (isLeft(kept)) return kept;
    if (isLeft(kept.right)) {
      const refused = kept.right.left;
      return left({ kind: 'pickupRefused', where: refused.kind === 'wrong' ? refused.field : refused.kind });
    }
    forget();
    return right(await written(town.realm, { pickup: kept.right.right, state: 'waits' }));
  });

  route(server, council, readPickupCall, async ({ realm, shop, body }) => {
    const found = await read(realm, shop, body.id);
    return found === null ? left({ kind: 'unknownPickup' }) : right(await written(realm, found));
  });

  route(server, council, returnPickupCall, async ({ realm, shop, body }) => {
    const done = await takeBack(realm, shop, body.id, bySender);
    if (isLeft(done)) return left(notEnded(done.left));
    forget();
    return right(await written(realm, done.right));
  });

  shopPickupEndpoints(server, council);
}

/** What a shop sees of what it sets aside. */
function shopPickupEndpoints(server: FastifyInstance, council: ServerParts): void {
  const list = listPickups(council);
  const hand = endPickup(council, 'handed');

  route(server, council, listPickupsCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const found = await list(realm, asked.right.shop.id);
    const items = found.map(({ pickup, state }) => writePickup(pickup, state));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, handPickupCall, async ({ realm, request, body }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const { shop, device } = asked.right;
    const done = await hand(realm, shop.id, body.id, device.name);
    if (isLeft(done)) return left(notEnded(done.left));
    return right(writePickup(done.right.pickup, done.right.state));
  });
}
