import { lastRevision } from '#adapters/wire/revisions.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { type CalendarDay, dayAt, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';

/**
 * The day on which a collection last changed: that of the latest revision of any of its documents, since one that is no
 * longer published is a change too. Null if a document does not say when it was revised: it may have changed later.
 */
export function lastChange(documents: readonly CouncilDocument[], zone: TimeZone): CalendarDay | null {
  const days = documents.map((document) => lastRevision(document['revisions'], zone));
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}

/**
 * The day on which any of some collections last changed, as the store noted it. A collection of which no change was
 * noted has not changed since changes are noted, so that those of the others are later.
 */
export function notedChange(
  changes: ReadonlyMap<string, Instant>,
  isMeant: (collection: string) => boolean,
  zone: TimeZone,
): CalendarDay | null {
  const instants = [...changes].flatMap(([collection, changed]) => (isMeant(collection) ? [changed] : []));
  return instants.length === 0 ? null : dayAt(Math.max(...instants), zone);
}
