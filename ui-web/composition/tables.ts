import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { budgetsClient } from '#adapters/driven/council-http/clients/budgets-client.ts';
import { namedTablesClient } from '#adapters/driven/council-http/clients/named-tables-client.ts';
import type { Tables } from './council.ts';

/** The part of the browser's composition root that is loaded with the first table or budget. */
export const composeTables = (settings: CallSettings): Tables => ({
  source: namedTablesClient(settings),
  budgets: budgetsClient(settings),
});
