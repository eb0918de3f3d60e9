import { takeAlong } from '../../offline/take-along.ts';
import { loadParts } from '../routing/late-part.tsx';
import { staffMark } from './staff-mark.ts';

/** The script of the office that puts pencils into a page. It is of another build, which the server knows. */
const pencil = '/gestion/pencil.js';

/**
 * Milliseconds for the reader alone. Loading and storing what may be needed later took half of a slow phone's first seconds
 * from who began to scroll and press.
 */
const first = 4000;

/** What the page does once it has been drawn, and nobody waits for. */
export function atLeisure(): void {
  setTimeout(() => {
    void takeAlong();
    void loadParts();
  }, first);
  if (staffMark() === null) return;
  // Without its script the page is as residents see it.
  import(/* @vite-ignore */ pencil).catch(() => undefined);
}
