import { useState } from 'react';

/** The last value while there is none: until the next answer is loaded. */
export function useLast<T>(now: T | null): T | null {
  const [last, setLast] = useState<T | null>(now);
  if (now !== null && now !== last) setLast(() => now);
  return now ?? last;
}
