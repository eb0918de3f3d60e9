import { useCallback, useEffect } from 'react';
import { countVisitCall } from '#adapters/wire/showcase/visits.ts';
import type { SeenAct } from '#domain/showcase/shop-visits.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';

/** Tells the council that a shop was called, or the way to it asked for: nothing of who did. Whether it was counted does not matter. */
export function useVisitCount(shop: string): (act: SeenAct) => void {
  const { services, realm } = usePlace().council;
  return useCallback(
    (what) => {
      void services().then(({ call }: Pick<ServiceCouncil, 'call'>) =>
        call(countVisitCall, { realm, shop, body: { what } }),
      );
    },
    [services, realm, shop],
  );
}

/** The same, and counts that the page of the shop was opened. */
export function useSeenShop(shop: string): (act: SeenAct) => void {
  const count = useVisitCount(shop);
  useEffect(() => count('views'), [count]);
  return count;
}
