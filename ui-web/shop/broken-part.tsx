import type { ReactNode } from 'react';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from './line-notice.tsx';

/** In place of a part whose file did not come: a sale is in the device, and is there again after loading. */
export function BrokenPart({ sells }: { readonly sells: boolean }) {
  const { t } = useSpeech();
  return (
    <LineNotice retry={() => window.location.reload()}>
      {sells ? <p>{t('shop:broken')}</p> : undefined}
    </LineNotice>
  );
}

interface PlaceBoundaryProps {
  /** The place that is open: another one is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Keeps the rest of the page, and the way to the other places, if one of them does not come. */
export function PlaceBoundary({ place, children }: PlaceBoundaryProps) {
  return (
    <ScreenBoundary key={place} broken={<BrokenPart sells />}>
      {children}
    </ScreenBoundary>
  );
}
