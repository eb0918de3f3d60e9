import { type ReactNode, Suspense, useMemo } from 'react';
import type { Site } from '#domain/content/site.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Speech, SpeechContext } from '#ui-web/speech.ts';
import { PlaceContext } from '../council-context.ts';
import type { FirstView } from '../start/drawn-view.ts';

interface SamplePlaceProps {
  readonly council: Council;
  readonly site: Site;
  readonly speech: Speech;
  /** The page as the server drew it; without one, a page of later. */
  readonly firstView?: FirstView;
  readonly children: ReactNode;
}

/** For tests: what a portal puts around its screens. */
export function SamplePlace({ council, site, speech, firstView, children }: SamplePlaceProps) {
  const place = useMemo(
    () => ({ council, site, ...(firstView && { firstView }) }),
    [council, site, firstView],
  );
  return (
    <SpeechContext value={speech}>
      <PlaceContext value={place}>
        <main id="content" tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
      </PlaceContext>
    </SpeechContext>
  );
}
