import type { RealmId } from '#domain/shared/ids.ts';
import { documentsAddress, from } from '../collections/documents-address.ts';

/** Where a town's budgets are, a document a year. */
export const budgetAddresses = {
  years: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'presupuestos', { limit: 20, sort: '-year', offset: from(offset) }),
} as const;
