import { documentFaults } from '#adapters/wire/documents/check-document.ts';
import { jsonPlaces } from '#adapters/wire/documents/json-places.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Folder } from './folder.ts';

/** Longer values are reported by their beginning. */
const longest = 60;

/** The value at a place, as it is written; null for none. */
function shortOf(found: unknown): string | null {
  if (found === undefined) return null;
  const written = JSON.stringify(found);
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}

/** Checks every document of a collection as its pages will read it. */
export function checkDocuments(
  folder: Folder,
  /** `as`: the collection whose pages show it. */
  { collection, as = collection }: { readonly collection: string; readonly as?: string },
  documents: readonly CouncilDocument[],
  zone: TimeZone,
): void {
  const file = `collections/${collection}.json`;
  let places: ReturnType<typeof jsonPlaces> | undefined;
  for (const [index, document] of documents.entries()) {
    for (const { path, kind, found, options } of documentFaults(as, document, zone)) {
      places ??= jsonPlaces(folder.text(file) ?? '');
      folder.tell({
        file,
        at: places(index, path),
        where: [document._id, ...path].join('.'),
        kind,
        found: shortOf(found),
        particulars: options === undefined ? {} : { options: options.join(', ') },
      });
    }
  }
}
