import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { embeddingSite } from '#domain/content/embedding-site.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

/** The sites that a council lets show cards of its portal: pages ignore an invalid one, so it is reported here. */
export function checkEmbeddingSites(
  folder: Folder,
  file: string,
  documents: readonly CouncilDocument[],
): void {
  for (const { embedSites } of documents) {
    if (embedSites === undefined || embedSites === null) continue;
    if (!Array.isArray(embedSites)) {
      folder.fault(file, 'embedSites', 'embedSites');
      continue;
    }
    for (const [index, site] of (embedSites as readonly unknown[]).entries()) {
      const read = embeddingSite(typeof site === 'string' ? site : '');
      if (isLeft(read)) folder.fault(file, `embedSites.${index}`, read.left.kind);
    }
  }
}
