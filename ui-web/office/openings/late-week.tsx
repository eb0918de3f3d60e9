import { type ComponentType, lazy, Suspense } from 'react';
import { appointmentOffices, venueDocuments } from '#domain/documents/document-parts.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { learnTexts } from '../i18n/office-speech.ts';

type WeekOf = ComponentType<{ readonly document: OpenDocument }>;

/** A week comes with its texts when a document that has one is opened. */
const late = (load: () => Promise<WeekOf>) =>
  lazy(async () => {
    const [Week] = await Promise.all([load(), learnTexts('openings')]);
    return { default: Week };
  });

const weeks: Readonly<Record<string, WeekOf>> = {
  [appointmentOffices]: late(async () => (await import('./office-week.tsx')).OfficeWeek),
  [venueDocuments]: late(async () => (await import('./venue-week.tsx')).VenueWeek),
};

const notices: Readonly<Record<string, WeekOf>> = {
  [appointmentOffices]: late(async () => (await import('./outside-notice.tsx')).OfficeNotice),
  [venueDocuments]: late(async () => (await import('./outside-notice.tsx')).VenueNotice),
};

/** Who would be outside of an office or a venue, in the dialog that publishes it. */
export function LateOutside({ document }: { readonly document: OpenDocument }) {
  const Notice = notices[document.collection];
  if (Notice === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Notice document={document} />
    </Suspense>
  );
}

/** The week of an office with appointments or a venue beside its editor; other documents have none. */
export function LateWeek({ document }: { readonly document: OpenDocument }) {
  const Week = weeks[document.collection];
  if (Week === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Week document={document} />
    </Suspense>
  );
}
