import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';

/** The names of the people who gave codes for devices of a shop: they neither pay it nor change its account. */
export async function deviceMakers(
  { steps }: { readonly steps: Pick<StepStore, 'of'> },
  realm: RealmId,
  shop: string,
): Promise<readonly string[]> {
  const chain = await steps.of(realm, shopSubject({ id: shop }));
  return chain.filter(({ act }) => act === 'shop.giveCode').map(({ by }) => by);
}
