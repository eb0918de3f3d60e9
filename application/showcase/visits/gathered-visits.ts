import type { RealmId } from '#domain/shared/ids.ts';
import {
  everyShopCounted,
  noVisits,
  oneVisit,
  type SeenAct,
  type VisitCounts,
  visitsId,
  visitsTogether,
} from '#domain/showcase/shop-visits.ts';

/** How often a shop, or all of them, were seen in a month. */
export interface GatheredCount {
  readonly shop: string;
  readonly month: string;
  readonly counts: VisitCounts;
}

/** What one process has counted and not stored yet. It is in memory alone: a process that is killed loses it. */
export interface GatheredVisits {
  readonly note: (realm: RealmId, seen: Omit<GatheredCount, 'counts'>, act: SeenAct) => void;
  /** The towns of which something is not stored. */
  readonly realms: () => readonly RealmId[];
  /** Takes what was counted in a town out of the memory. */
  readonly take: (realm: RealmId) => readonly GatheredCount[];
}

/** Counts in memory, so that no visit costs a write. No person, address or moment is in it. */
export function gatheredVisits(): GatheredVisits {
  const towns = new Map<RealmId, Map<string, GatheredCount>>();
  const add = (counted: Map<string, GatheredCount>, seen: Omit<GatheredCount, 'counts'>, act: SeenAct) => {
    const id = visitsId(seen.shop, seen.month);
    const before = counted.get(id)?.counts ?? noVisits;
    counted.set(id, { ...seen, counts: visitsTogether(before, oneVisit(act)) });
  };
  return {
    note: (realm, seen, act) => {
      const counted = towns.get(realm) ?? new Map<string, GatheredCount>();
      add(counted, seen, act);
      add(counted, { ...seen, shop: everyShopCounted }, act);
      towns.set(realm, counted);
    },
    realms: () => [...towns.keys()],
    take: (realm) => {
      const counted = towns.get(realm);
      towns.delete(realm);
      return [...(counted?.values() ?? [])];
    },
  };
}
