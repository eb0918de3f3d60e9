import type { RealmId } from '#domain/shared/ids.ts';

/** Where a town's budgets are, a document a year. */
export const budgetAddresses = {
  years: (realm: RealmId, offset: number) =>
    `/api/${encodeURIComponent(realm)}/collections/presupuestos?limit=20&sort=-year${offset === 0 ? '' : `&offset=${offset}`}`,
} as const;
