import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { contentPagesClient } from '#adapters/driven/council-http/clients/content-pages-client.ts';
import { httpIndexArticles } from '#adapters/driven/council-http/http-tables.ts';
import { httpTransparencyDocuments } from '#adapters/driven/council-http/http-transparency-documents.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Publications } from './council.ts';

/** The part of the browser's composition root that is loaded with the first page about a council's publications. */
export const composePublications = (settings: CallSettings, zone: () => TimeZone): Publications => ({
  indexArticles: httpIndexArticles(settings),
  archive: httpTransparencyDocuments(settings),
  nodes: contentPagesClient(settings, zone),
});
