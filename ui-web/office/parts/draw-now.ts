import { flushSync } from 'react-dom';

/**
 * Carries out a change and draws it before this returns, then puts the focus into the field of that id: a key that is
 * pressed right after must already land in it, and not count as a single key.
 */
export function drawAndFocus(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
