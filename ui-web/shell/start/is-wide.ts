import { useSyncExternalStore } from 'react';

/** Wide enough for list and map side by side; as in screen.module.css. */
const query = '(min-width: 62.5em)';

function watch(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

export const useIsWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(query).matches);
