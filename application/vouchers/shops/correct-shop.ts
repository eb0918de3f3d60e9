import type { Clock } from '#application/ports/clock.ts';
import type { Geocoder } from '#application/ports/server/geocoder.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import { isPlace } from '#domain/forms/kinds/map.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import {
  type CorrectionDecision,
  type CorrectionRefused,
  decideCorrection,
  type DecisionFault,
  readCorrection,
  type TypedCorrection,
} from '#domain/vouchers/shops/shop-correction.ts';
import { deviceMakers } from './device-makers.ts';
import { placeOfAddress } from './place-of-address.ts';
import type { ShopAtDevice } from './shop-access.ts';

interface Ports {
  readonly shops: Pick<ShopRegister, 'find' | 'change'>;
  readonly clock: Clock;
}

type UnknownShop = { readonly kind: 'unknownShop' };

/** Stores what a shop asks to change of itself, in the place of what it asked for before. */
export const askCorrection =
  ({ shops, clock }: Pick<Ports, 'clock'> & { readonly shops: Pick<ShopRegister, 'change'> }) =>
  async (
    realm: RealmId,
    { shop: { id }, device }: ShopAtDevice,
    language: Language,
    typed: TypedCorrection,
  ): Promise<Either<CorrectionRefused | UnknownShop, Shop>> => {
    let outcome: Either<CorrectionRefused | UnknownShop, Shop> = left({ kind: 'unknownShop' });
    const at = clock.now();
    await shops.change(realm, id, (before) => {
      const read = readCorrection(before, typed, { by: device.name, at, language });
      outcome = isLeft(read) ? read : right({ ...before, correction: read.right });
      if (isLeft(outcome)) return null;
      return {
        shop: outcome.right,
        step: shopStep(before, before, 'askCorrection', { by: device.name, at }),
      };
    });
    return outcome;
  };

/** Carries out what a member of staff decides of a correction. A new address gets its place by the streets of the town. */
export const decideShopCorrection =
  (ports: Ports & { readonly steps: Pick<StepStore, 'of'>; readonly geocoder: Pick<Geocoder, 'places'> }) =>
  async (
    realm: RealmId,
    id: string,
    decision: CorrectionDecision,
  ): Promise<Either<DecisionFault | UnknownShop, Shop>> => {
    const makers = await deviceMakers(ports, realm, id);
    const seen = await ports.shops.find(realm, id);
    const address = decision.isAccepted ? seen?.correction?.fields.address : undefined;
    const moved = address === undefined ? {} : { place: await placeOfAddress(ports, realm, address) };
    let outcome: Either<DecisionFault | UnknownShop, Shop> = left({ kind: 'unknownShop' });
    await ports.shops.change(realm, id, (before) => {
      const decided = decideCorrection(before, decision, makers);
      outcome = isLeft(decided) ? decided : right({ ...decided.right, ...moved });
      if (isLeft(outcome)) return null;
      const changer = { by: decision.by, at: ports.clock.now(), why: decision.reason };
      const act = decision.isAccepted ? 'correct' : 'refuseCorrection';
      return { shop: outcome.right, step: shopStep(before, before, act, changer) };
    });
    return outcome;
  };

/** Puts a shop on the map of the town, or takes it from there. */
export const placeShop =
  ({ shops, clock }: Ports) =>
  async (
    realm: RealmId,
    id: string,
    { place, by }: { readonly place: Shop['place']; readonly by: string },
  ): Promise<Either<UnknownShop | { readonly kind: 'notAPlace' }, Shop>> => {
    if (place !== null && !isPlace(place)) return left({ kind: 'notAPlace' });
    const changer = { by, at: clock.now() };
    const shop = await shops.change(realm, id, (before) => ({
      shop: { ...before, place },
      step: shopStep(before, before, 'place', changer),
    }));
    return shop === null ? left({ kind: 'unknownShop' }) : right(shop);
  };
