import { useEffect, useState } from 'react';
import type { LateScreen, Screen } from './late-screen.ts';

/** Texts that a screen waited for and got. */
const come = new WeakSet<Promise<void>>();

/** Whether these texts are loaded, so that nothing need wait for them. */
export const haveCome = (words: Promise<void>): boolean => come.has(words);

const isLate = (screen: Screen | LateScreen): screen is LateScreen => 'load' in screen;

/** What a screen is made of: null while its file, or its texts, are loading. Throws the error that stopped them. */
export function useScreenFile(screen: Screen | LateScreen, words: Promise<void> | null): Screen | null {
  // A component is a function: React would call it as a state.
  const [{ arrived, defect }, set] = useState<{ arrived: Screen | null; defect?: Error }>(() => ({
    arrived: isLate(screen) ? screen.here() : screen,
  }));
  useEffect(() => {
    if (arrived !== null || !isLate(screen)) return;
    let gone = false;
    const fetched = async () => {
      const [file] = await Promise.all([screen.load(), words]);
      if (words !== null) come.add(words);
      return { arrived: file };
    };
    const failed = (cause: unknown) => ({
      arrived: null,
      defect: new Error('a screen did not come', { cause }),
    });
    void fetched()
      .catch(failed)
      .then((state) => gone || set(state));
    return () => {
      gone = true;
    };
  }, [screen, words, arrived]);
  if (defect) throw defect;
  return arrived;
}
