import type { CouncilDocument } from '#application/ports/document-store.ts';
import { type EmbeddingFault, embeddingSite } from '#domain/content/embedding-site.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

const expected: Readonly<Record<EmbeddingFault['kind'], string>> = {
  notHttps: 'a site over https, like https://www.town.example',
  wildcard: 'one site without *: name each that may show cards',
  notAnOrigin: 'a site alone, without path, query or more than one: https://www.town.example',
  noDomain: 'a site with a name of the web, like https://www.town.example; other letters as xn--…',
};

/** Whom a council lets show cards of its portal: pages pass over what is no such site, the council hears of it here. */
export function checkEmbeddingSites(
  folder: Folder,
  file: string,
  documents: readonly CouncilDocument[],
): void {
  for (const { embedSites } of documents) {
    if (embedSites === undefined || embedSites === null) continue;
    if (!Array.isArray(embedSites)) {
      folder.fault(file, 'embedSites', 'a list of sites like ["https://www.town.example"]');
      continue;
    }
    for (const [index, site] of (embedSites as readonly unknown[]).entries()) {
      const read = embeddingSite(typeof site === 'string' ? site : '');
      if (isLeft(read)) folder.fault(file, `embedSites.${index}`, expected[read.left.kind]);
    }
  }
}
