import { useLayoutEffect } from 'react';

const stateNow = (): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};

/**
 * Keeps where somebody was on a long page in the browser's own entry for it, when they follow a link away; coming back
 * to that entry, the page is brought there once its list is here. A new visit to the same address begins at its top.
 */
export function useKeptPosition(isHere: boolean): () => void {
  useLayoutEffect(() => {
    const { at, ...rest } = stateNow();
    if (!isHere || typeof at !== 'number') return;
    history.replaceState(rest, '');
    window.scrollTo({ top: at });
  }, [isHere]);
  return () => history.replaceState({ ...stateNow(), at: window.scrollY }, '');
}
