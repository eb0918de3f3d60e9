import { jsonPlaces } from '#adapters/wire/documents/json-places.ts';
import type { ContentFault } from '#domain/content/town-contents.ts';
import type { Folder } from './folder.ts';
import type { TownFaultKind } from './town-fault.ts';

/** Longer values are reported by their beginning. */
const longest = 60;

/** The value at a place, as it is written; null for none. */
function shortOf(found: unknown): string | null {
  if (found === undefined) return null;
  const written = JSON.stringify(found);
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}

/** The file of a document. The only document of its file is not named again by its `_id`. */
export interface FaultSource {
  readonly file: string;
  readonly isAlone: boolean;
}

type Places = ReturnType<typeof jsonPlaces>;

/** Reports faults of documents with the file, line and column in which their author finds them. */
export function placeFaults(
  folder: Folder,
  faults: readonly ContentFault<TownFaultKind>[],
  sourceOf: (collection: string, index: number | null) => FaultSource,
): void {
  const known = new Map<string, Places>();
  const placesIn = (file: string): Places => {
    const places = known.get(file) ?? jsonPlaces(folder.text(file) ?? '');
    known.set(file, places);
    return places;
  };
  for (const { collection, index, document, path, ...fault } of faults) {
    const { file, isAlone } = sourceOf(collection, index);
    const named = isAlone || index === null ? [] : [document];
    folder.tell({
      file,
      where: [...named, ...path].join('.'),
      kind: fault.kind,
      ...(index === null ? {} : { at: placesIn(file)(isAlone ? 0 : index, path) }),
      ...(fault.isPlaceOnly === true ? {} : { found: shortOf(fault.found) }),
      ...(fault.suggestion === undefined ? {} : { suggestion: fault.suggestion }),
      ...(fault.isDoubt === true ? { isDoubt: true } : {}),
      particulars: {
        ...fault.particulars,
        ...(fault.options === undefined ? {} : { options: fault.options.join(', ') }),
      },
    });
  }
}
