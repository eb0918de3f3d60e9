import { useState } from 'react';

/** What there was last, while there is nothing: until the next answer is here. */
export function useLast<T>(now: T | null): T | null {
  const [last, setLast] = useState<T | null>(now);
  if (now !== null && now !== last) setLast(() => now);
  return now ?? last;
}
