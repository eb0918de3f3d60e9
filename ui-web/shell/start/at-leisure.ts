import { takeAlong } from '../../offline/take-along.ts';
import { loadParts } from '../routing/late-part.tsx';
import { staffMark } from './staff-mark.ts';

/** The script of the office that puts pencils into a page. It is of another build, which the server knows. */
const pencil = '/gestion/pencil.js';

/** What the page does once it has been drawn, and nobody waits for. */
export function atLeisure(): void {
  void takeAlong();
  // Four seconds are for the reader alone, who begins to scroll and press while a slow phone would compile parts.
  // oxlint-disable-next-line typescript/no-misused-promises -- it never fails, and nobody waits for it
  setTimeout(loadParts, 4000);
  if (staffMark() === null) return;
  // Without its script the page is as residents see it.
  import(/* @vite-ignore */ pencil).catch(() => undefined);
}
