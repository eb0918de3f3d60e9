import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';

/** Where a QR code is drawn: its quiet zone is within this square. */
export interface QrSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The modules of a QR code, row by row from the top, with four light ones around: the dark ones are true. */
export type QrModules = readonly (readonly boolean[])[];

/** The QR code of a text; null if it is too long to be read from a small square. */
export const qrModules = (text: string): QrModules | null =>
  new TextEncoder().encode(text).length > 213 ? null : encode(text, { ecc: 'M', border: 4 }).data;

/** The stretches of dark modules in a row: where each begins, and how many it has. */
function* darkRuns(row: readonly boolean[]): Generator<readonly [start: number, length: number]> {
  for (let start = row.indexOf(true); start >= 0; ) {
    const end = row.indexOf(false, start);
    yield [start, end - start];
    start = row.indexOf(true, end);
  }
}

/** Draws a QR code, a rectangle for each run of dark modules: no reader sees the seams between them. */
export function drawQr(
  document: Pick<jsPDF, 'rect' | 'setFillColor'>,
  code: QrModules,
  { left, top, side }: QrSquare,
): void {
  const module = side / code.length;
  document.setFillColor('#000000');
  for (const [row, modules] of code.entries())
    for (const [start, length] of darkRuns(modules))
      document.rect(left + start * module, top + row * module, length * module, module, 'F');
}
