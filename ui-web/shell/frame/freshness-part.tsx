import { lazy, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { KeptPage } from '#ui-web/offline/kept-page.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { AddedPart } from '../routing/added-part.tsx';

const FreshnessNotice = lazy(async () => ({
  default: (await import('./freshness-notice.tsx')).FreshnessNotice,
}));

interface FreshnessPartProps {
  readonly kept: KeptPage;
  /** Whether the browser has taken over what the server drew: what is stored comes after that. */
  readonly ready: boolean;
  /** Asks the council for the whole page again. */
  readonly renew: () => void;
}

/** Says that the page shows stored data and not the present ones. */
export function FreshnessPart({ kept, ready, renew }: FreshnessPartProps) {
  const freshness = useViewModel(kept);
  const [path] = useLocation();
  useEffect(() => {
    if (ready && path !== '') kept.turn();
  }, [kept, ready, path]);
  if (freshness.kind === 'fresh') return null;
  return (
    <AddedPart>
      <FreshnessNotice freshness={freshness} renew={renew} />
    </AddedPart>
  );
}
