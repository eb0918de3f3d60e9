import { readTableDescriptor } from '#adapters/wire/tables/table.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

/** A table that could never be shown, since no columns are described. */
export function checkDescriptors(folder: Folder, file: string, documents: readonly CouncilDocument[]): void {
  for (const document of documents) {
    const read = readTableDescriptor(document);
    if (isLeft(read) && read.left.kind === 'noColumns')
      folder.fault(file, `${document._id}.columns`, 'noColumns');
  }
}
