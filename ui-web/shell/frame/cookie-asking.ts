import { useRef, useState, useSyncExternalStore } from 'react';
import { contentId } from '../start/arrival.ts';
import { storedCookieChoice } from './cookie-choice.ts';

/** Whether the visitor is being asked about cookies: `again` if they opened the banner themselves. */
export interface CookieAsking {
  readonly asking: 'no' | 'first' | 'again';
  readonly ask: () => void;
  readonly answered: () => void;
}

const never = () => () => undefined;
const hasChosen = () => storedCookieChoice() !== null;

/** Asks a visitor who has not chosen yet, and one who opens the banner from the footer. */
export function useCookieAsking(): CookieAsking {
  // The server, which knows no visitor, sends the question to all; the page hides it from a visitor who has chosen.
  const chosen = useSyncExternalStore(never, hasChosen, () => false);
  const [asked, setAsking] = useState<CookieAsking['asking'] | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    asking: asked ?? (chosen ? 'no' : 'first'),
    ask: () => {
      opener.current = document.activeElement;
      setAsking('again');
    },
    // The button disappears with the banner: the focus returns to where it came from, or to the page.
    answered: () => {
      setAsking('no');
      const back =
        opener.current instanceof HTMLElement ? opener.current : document.getElementById(contentId);
      opener.current = null;
      back?.focus({ preventScroll: true });
    },
  };
}
