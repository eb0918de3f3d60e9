import { createContext, useContext, useState } from 'react';
import type { UnsentChange } from '#application/ports/browser/document-journal.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { typedChanges, withTyped } from './typed-changes.ts';

/** What is typed in a step and not saved: it is kept on the device until it is saved or discarded. */
export interface StepKeeping {
  /** What an earlier visit left. */
  readonly found: readonly UnsentChange[];
  readonly keep: (changes: readonly UnsentChange[]) => void;
  /** Forgets it, since it is saved. */
  readonly forget: () => void;
  /** Forgets it, and shows what is saved in its place. */
  readonly discard: () => void;
}

export const StepKeepingContext = createContext<StepKeeping | null>(null);

export function useStepKeeping(): StepKeeping {
  const keeping = useContext(StepKeepingContext);
  if (keeping === null) throw new Error('no step around this form');
  return keeping;
}

/** What is typed in a step: it begins with what is saved and with what an earlier visit left, and is kept with each key. */
export function useTyped<T extends object>(
  firstSaved: () => T,
): readonly [typed: T, change: (part: Partial<T>) => void] {
  const { found, keep } = useStepKeeping();
  const [saved] = useState(firstSaved);
  const [typed, setTyped] = useState<T>(() => withTyped(saved as JsonObject, found) as T);
  const change = (part: Partial<T>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keep(typedChanges(saved as JsonObject, next as JsonObject));
  };
  return [typed, change];
}
