import { useRef, useState } from 'react';
import { contentId } from './arrival.ts';
import { storedCookieChoice } from './cookie-choice.ts';

/** Whether the visitor is being asked about cookies: `again` when they asked for it themselves. */
export interface CookieAsking {
  readonly asking: 'no' | 'first' | 'again';
  readonly ask: () => void;
  readonly answered: () => void;
}

/** Asks whoever has not chosen yet, and anyone who comes back to it from the footer. */
export function useCookieAsking(): CookieAsking {
  const [asking, setAsking] = useState<CookieAsking['asking']>(() =>
    storedCookieChoice() === null ? 'first' : 'no',
  );
  const opener = useRef<Element | null>(null);
  return {
    asking,
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
