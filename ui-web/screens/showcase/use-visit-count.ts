import { useCallback, useEffect } from 'react';
import { countVisitCall } from '#adapters/wire/showcase/visits.ts';
import type { SeenAct } from '#domain/showcase/shop-visits.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';

/** Tells the council that a shop was called, or the way to it asked for: nothing of who did. Whether it was counted does not matter. */
export function useVisitCount(shop: string): (act: SeenAct) => void {
  const { forms, realm } = usePlace().council;
  return useCallback(
    (what) => {
      void forms().then(({ call }: Pick<FormCouncil, 'call'>) =>
        call(countVisitCall, { realm, shop, body: { what } }),
      );
    },
    [forms, realm, shop],
  );
}

/** The same, and counts that the page of the shop was opened. */
export function useSeenShop(shop: string): (act: SeenAct) => void {
  const count = useVisitCount(shop);
  useEffect(() => count('views'), [count]);
  return count;
}
