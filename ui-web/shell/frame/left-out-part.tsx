import { lazy, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { LeftOutNames } from '#ui-web/composition/left-out.ts';
import type { Presenter } from '#ui-web/presenter.ts';
import { AddedPart } from '../routing/added-part.tsx';

const LeftOutNotice = lazy(async () => ({
  default: (await import('./left-out-notice.tsx')).LeftOutNotice,
}));

const none: LeftOutNames = new Map();
const asDrawn = () => none;

/**
 * Says under a page what is missing from its lists. Only the browser draws it: the page is taken over as the server
 * drew it.
 */
export function LeftOutPart({ leftOut }: { readonly leftOut: Presenter<LeftOutNames> }) {
  const all = useSyncExternalStore(leftOut.subscribe, leftOut.current, asDrawn);
  // On another page other documents are missing.
  useLocation();
  const names = all.size === 0 ? [] : (all.get(location.pathname) ?? []);
  if (names.length === 0) return null;
  return (
    <AddedPart>
      <LeftOutNotice names={names} />
    </AddedPart>
  );
}
