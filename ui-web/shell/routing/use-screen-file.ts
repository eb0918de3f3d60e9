import { startTransition, useEffect, useState } from 'react';
import type { LateScreen, Screen } from './late-screen.ts';

/** Texts that a screen waited for and got. */
const come = new WeakSet<Promise<void>>();

/** Notes that these texts are loaded. */
export const noteCome = (words: Promise<void>): void => void come.add(words);

/** Whether these texts are loaded, so that nothing need wait for them. */
export const haveCome = (words: Promise<void>): boolean => come.has(words);

/** Whether a screen is in a file of its own. */
export const isLateScreen = (screen: Screen | LateScreen): screen is LateScreen => 'load' in screen;

interface Fetched {
  readonly arrived: Screen | null;
  readonly defect?: Error;
}

/** Fetches the file of a screen, and waits for its words. */
async function fetchScreen(screen: LateScreen, words: Promise<void> | null): Promise<Fetched> {
  try {
    const [file] = await Promise.all([screen.load(), words]);
    if (words !== null) noteCome(words);
    return { arrived: file };
  } catch (cause) {
    return { arrived: null, defect: new Error('a screen did not come', { cause }) };
  }
}

/**
 * What a screen is made of: null while its file, or its texts, are loading. Throws the error that stopped them.
 *
 * @param isShown whether it may be drawn at once if its file is there
 */
export function useScreenFile(
  screen: Screen | LateScreen,
  words: Promise<void> | null,
  isShown = true,
): Screen | null {
  // A component is a function: React would call it as a state.
  const [{ arrived, defect }, set] = useState<Fetched>(() => ({
    arrived: !isLateScreen(screen) ? screen : isShown ? screen.here() : null,
  }));
  useEffect(() => {
    if (arrived !== null || !isLateScreen(screen)) return;
    let gone = false;
    void fetchScreen(screen, words).then((state) => gone || startTransition(() => set(state)));
    return () => {
      gone = true;
    };
  }, [screen, words, arrived]);
  if (defect) throw defect;
  return arrived;
}
