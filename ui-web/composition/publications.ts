import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpIndexArticles } from '#adapters/driven/council-http/http-tables.ts';
import { httpTransparencyDocuments } from '#adapters/driven/council-http/http-transparency-documents.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Publications } from './council.ts';
import { nodesWhenNeeded } from './when-needed.ts';

/** The part of the browser's composition root that is loaded with the first page about a council's publications. */
export const composePublications = (settings: CallSettings, zone: () => TimeZone): Publications => ({
  indexArticles: httpIndexArticles(settings),
  archive: httpTransparencyDocuments(settings),
  nodes: nodesWhenNeeded(async () => {
    const { contentPagesClient } = await import(
      '#adapters/driven/council-http/clients/content-pages-client.ts'
    );
    return contentPagesClient(settings, zone);
  }),
});
