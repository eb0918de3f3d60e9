import { lastRevision } from '#adapters/wire/revisions.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { CalendarDay, TimeZone } from '#domain/shared/calendar-day.ts';

/**
 * The day on which a collection last changed: that of the latest revision of any of its documents, since one that is no
 * longer published is a change too. Null if a document does not say when it was revised: it may have changed later.
 */
export function lastChange(documents: readonly CouncilDocument[], zone: TimeZone): CalendarDay | null {
  const days = documents.map((document) => lastRevision(document['revisions'], zone));
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}
