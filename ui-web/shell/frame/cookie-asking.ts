import { useRef, useState, useSyncExternalStore } from 'react';
import { contentId } from '../start/arrival.ts';
import { storedCookieChoice } from './cookie-choice.ts';

/** Whether the visitor is being asked about cookies: `again` when they asked for it themselves. */
export interface CookieAsking {
  readonly asking: 'no' | 'first' | 'again';
  readonly ask: () => void;
  readonly answered: () => void;
}

const never = () => () => undefined;
const hasChosen = () => storedCookieChoice() !== null;

/** Asks whoever has not chosen yet, and anyone who comes back to it from the footer. */
export function useCookieAsking(): CookieAsking {
  // The server, which knows nobody, asks everybody; the page leaves out of sight what it asked somebody again.
  const chosen = useSyncExternalStore(never, hasChosen, () => false);
  const [asked, setAsking] = useState<CookieAsking['asking'] | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    asking: asked ?? (chosen ? 'no' : 'first'),
    ask: () => {
      opener.current = document.activeElement;
      setAsking('again');
    },
    // The button goes with the banner: the focus returns to where it came from, or waits at the page.
    answered: () => {
      setAsking('no');
      const back =
        opener.current instanceof HTMLElement ? opener.current : document.getElementById(contentId);
      opener.current = null;
      back?.focus({ preventScroll: true });
    },
  };
}
