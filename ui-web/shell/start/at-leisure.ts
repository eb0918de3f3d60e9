import { takeAlong } from '../../offline/take-along.ts';
import { loadPartsAtLeisure } from '../routing/late-part.tsx';
import { staffMark } from './staff-mark.ts';

/** The script of the office that puts pencils into a page. It is of another build, which the server knows. */
const pencil = '/gestion/pencil.js';

/** What the page does once it has been drawn, and nobody waits for. `loadTexts` loads what late parts say. */
export function atLeisure(loadTexts: Parameters<typeof loadPartsAtLeisure>[0]): void {
  void takeAlong();
  loadPartsAtLeisure(loadTexts);
  if (staffMark() === null) return;
  // Without its script the page is as residents see it.
  import(/* @vite-ignore */ pencil).catch(() => undefined);
}
