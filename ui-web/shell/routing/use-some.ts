import { useState } from 'react';
import { useOnPaper } from '#ui-web/components/use-on-paper.ts';

/** The first of a list, `some` more of it whenever its reader asks, and all of it on paper; `more` is null once all are there. */
export function useSome<T>(all: readonly T[], some: number) {
  const [most, setMost] = useState(some);
  const onPaper = useOnPaper();
  const seen = onPaper ? all : all.slice(0, most);
  const more = seen.length < all.length ? () => setMost(most + some) : null;
  return { seen, more };
}
