import { useEffect } from 'react';
import { reveal } from '#ui-web/components/accordion/reveal.ts';

/** The name of a piece as an address has it after its #. */
export function namedPiece(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Goes to the piece that the address names, once the page has it: links of Hoy and of mails lead to a piece of news or a
 * request. The title of the place gets the focus before, where the address names none.
 */
export function useNamedPiece(isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const go = () => reveal(namedPiece());
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [isHere]);
}
