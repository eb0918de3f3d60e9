import { lazy, Suspense } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeVenues } from './office-venues.tsx';

const LateVenue = lazy(async () => ({ default: (await import('./office-venue-page.tsx')).OfficeVenuePage }));

/** The venues whose places are reserved: the list, or one of them. */
export function VenuesScreen({ params: { key, part = 'dia' } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  if (key === undefined) return <OfficeVenues />;
  const id = decodeURIComponent(key);
  return (
    <Suspense fallback={<LoadingList title={t('office:loading')} />}>
      <LateVenue key={id} id={id} part={part} />
    </Suspense>
  );
}
