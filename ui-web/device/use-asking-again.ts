import { useEffect } from 'react';

/**
 * Asks again when the browser says that there is a line, when the page is looked at, and every so many milliseconds. What is
 * asked for is due when the page opens and when the line is back.
 */
export function useAskingAgain(ask: (isDue: boolean) => void, every: number): void {
  useEffect(() => {
    const now = () => ask(true);
    const seen = () => document.visibilityState === 'visible' && ask(false);
    ask(true);
    const timer = setInterval(() => ask(false), every);
    window.addEventListener('online', now);
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ask, every]);
}
