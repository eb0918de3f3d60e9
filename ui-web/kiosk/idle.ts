import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a sign of the voter until they are asked whether they are there. */
export const warnedAfter = 40_000;
/** Milliseconds until the page begins again. */
export const endedAfter = 60_000;

/** What shows that somebody is at the tablet: with a finger, a key, or a screen reader that moves the focus. */
const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'focusin'] as const;

interface IdleProps {
  /** Whether anything is to be lost: else the page begins again without asking. */
  readonly asks: boolean;
  readonly isHere: () => void;
  readonly restart: () => void;
}

/**
 * Counts the time since the last sign of somebody. `left`: how many seconds they have to say that they are there, or null.
 * It goes by the clock, so that a tablet that slept begins again as it wakes.
 */
export function useIdle({ asks, isHere, restart }: IdleProps): {
  readonly left: number | null;
  readonly stay: () => void;
} {
  const [left, setLeft] = useState<number | null>(null);
  const last = useRef(0);
  const stay = useCallback(() => {
    last.current = Date.now();
    setLeft(null);
    isHere();
  }, [isHere]);
  const isAsked = left !== null;
  useEffect(() => {
    // Once they are asked, only the answer counts: the dialog itself moves the focus.
    if (isAsked) return undefined;
    for (const sign of signs) addEventListener(sign, stay, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, stay, { capture: true });
    };
  }, [isAsked, stay]);
  useEffect(() => {
    last.current = Date.now();
    const look = () => {
      const since = Date.now() - last.current;
      if (since >= endedAfter) {
        last.current = Date.now();
        setLeft(null);
        restart();
      } else if (asks && since >= warnedAfter) setLeft(Math.ceil((endedAfter - since) / 1000));
    };
    const timer = setInterval(look, 1000);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, [asks, restart]);
  return { left, stay };
}
