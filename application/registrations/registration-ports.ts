import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import { type Activity, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What registrations work with. */
export interface RegistrationPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly census: Pick<CensusRegister, 'match' | 'atDesk'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
  readonly proofVault: ProofVault;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** An application, with the version of its record. */
export interface KeptApplication {
  readonly application: Application;
  readonly version: number;
}

/** An activity with the good of its places. */
export interface ActivityPlaces {
  readonly activity: Activity;
  readonly good: GoodId;
}

/** The same, of an activity in a town. */
export const placesOfActivity = (realm: RealmId, activity: Activity): ActivityPlaces => ({
  activity,
  good: { realm, good: goodOfActivity(activity.id) },
});
