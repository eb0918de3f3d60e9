import { documentFaults } from '#adapters/wire/documents/check-document.ts';
import { jsonPlaces } from '#adapters/wire/documents/json-places.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
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
  collection: string,
  documents: readonly CouncilDocument[],
  zone: TimeZone,
): void {
  const file = `collections/${collection}.json`;
  let places: ReturnType<typeof jsonPlaces> | undefined;
  for (const [index, document] of documents.entries()) {
    for (const { path, kind, found, options } of documentFaults(collection, document, zone)) {
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

/** A process that names a survey which the town does not have would offer no vote at all. */
export function checkSurveysOfProcesses(
  folder: Folder,
  processes: readonly CouncilDocument[],
  surveys: readonly SurveyDocument[],
): void {
  // A survey whose file cannot be read is reported there.
  if (folder.faults.some(({ file }) => file.startsWith('surveys/'))) return;
  const known = new Set(surveys.map(({ survey }) => survey.id));
  for (const { _id, data } of processes) {
    const named = (data as { readonly survey?: unknown } | null | undefined)?.survey;
    if (typeof named !== 'string' || named === '' || known.has(surveyId(named))) continue;
    const file = 'collections/procesos.json';
    folder.tell({
      file,
      where: `${_id}.data.survey`,
      kind: 'noSuchSurvey',
      found: shortOf(named),
      particulars: {},
    });
  }
}
