import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpAssociations } from '#adapters/driven/council-http/http-tables.ts';
import { httpSubsidyLists } from '#adapters/driven/council-http/http-subsidies.ts';
import type { Records } from './council.ts';

/** The part of the browser's composition root that is loaded with the first page of associations or subsidies. */
export const composeRecords = (settings: CallSettings): Records => ({
  associations: httpAssociations(settings),
  subsidies: httpSubsidyLists(settings),
});
