import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { claimedSegments, needsCheck } from '#domain/registrations/applicants/claims.ts';
import { feeInParts, firstOfFee } from '#domain/registrations/money/fee.ts';
import {
  changedPools,
  freeInGroup,
  hasFree,
  takesOfPlace,
} from '#domain/registrations/places/place-pools.ts';
import { usableSegments } from '#domain/registrations/places/usable-segments.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

const [minute, day] = [60_000, 86_400_000];
/** How long a place waits for its payment. */
export const paymentLasts = 30 * minute;
/** How long a place is set aside for somebody whose proofs staff must look at. */
export const checkLasts = 14 * day;

/** An application with the place that it gets as it comes, or in the waiting lists of its wishes. */
export interface PlacedApplication {
  readonly application: Application;
  readonly acts: readonly GoodsAct[];
  /** The waiting lists that were empty when this was decided. */
  readonly seen: readonly SeenRecord[];
}

/** Until when a first place is set aside: until it is paid, or until staff have looked. */
function untilOf(application: Application, isChecked: boolean, at: Instant): Instant | null {
  if (!isChecked) return at + checkLasts;
  return firstOfFee(application) > 0 ? at + paymentLasts : null;
}

function placed(
  { activity }: ActivityPlaces,
  sent: Application,
  { group, segment, at }: { readonly group: string; readonly segment: string; readonly at: Instant },
): Pick<PlacedApplication, 'application' | 'acts'> {
  const isChecked = !needsCheck(activity, sent);
  const grant = `${sent.code}-1`;
  const costing = feeInParts(activity, sent, at);
  const until = untilOf({ ...sent, ...costing }, isChecked, at);
  const paying = firstOfFee(costing) > 0 ? 'accepted' : 'enrolled';
  const hold: GoodsAct = {
    kind: 'hold',
    grant,
    holder: sent.holder,
    takes: takesOfPlace(group, segment),
    until: until ?? at + paymentLasts,
    uses: 1,
  };
  return {
    application: {
      ...sent,
      state: isChecked ? paying : 'offered',
      place: { group, segment, grant },
      until,
      ...costing,
      offers: 1,
    },
    acts: [hold, ...(until === null ? [{ kind: 'confirm' as const, grant, until: null }] : [])],
  };
}

/**
 * Gives a new application the first of its wishes that has a free place, if nobody waits for it; else it waits for all of them.
 * That nobody waited is said to the kernel, so that who joins the list meanwhile is not passed.
 */
export async function firstPlace(
  { goods, goodsRecords, clock }: Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'clock'>,
  places: ActivityPlaces,
  sent: Application,
): Promise<PlacedApplication> {
  const { activity, good } = places;
  const at = clock.now();
  const pools = await goods.pools(good, at);
  const making = changedPools(activity, pools);
  const usable = usableSegments(claimedSegments(activity, sent), activity.flow, at >= activity.times.flowsAt);
  const groups = sent.wishes.flatMap((wish) => activity.groups.filter(({ id }) => id === wish));
  for (const group of groups) {
    const wish = group.id;
    // oxlint-disable-next-line no-await-in-loop -- the next wish is looked at only if this one is full
    const line = await goodsRecords.record(good, waitingLineKind, wish);
    const free = freeInGroup(group, pools);
    const segment = countedIn(line) > 0 ? undefined : usable.find((one) => hasFree(free, one));
    if (segment === undefined) continue;
    const { application, acts } = placed(places, sent, { group: wish, segment, at });
    const seen = [{ kind: waitingLineKind, id: wish, version: line?.version ?? 0 }];
    return { application, acts: [...making, ...acts], seen };
  }
  return { application: { ...sent, state: 'waiting', lines: sent.wishes }, acts: making, seen: [] };
}
