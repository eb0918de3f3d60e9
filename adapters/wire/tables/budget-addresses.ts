import type { RealmId } from '#domain/shared/ids.ts';
import { documentsAddress, from } from '../collections/documents-address.ts';

/** The addresses of a town's budgets, a document for each year. */
export const budgetAddresses = {
  years: (realm: RealmId, offset: number) =>
    documentsAddress(realm, 'presupuestos', { limit: 20, sort: '-year', offset: from(offset) }),
} as const;
