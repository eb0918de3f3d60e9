import { useEffect } from 'react';

/** The browser asks before the page is left while something chosen has not been sent. */
export function useLeaveWarning(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsent]);
}
