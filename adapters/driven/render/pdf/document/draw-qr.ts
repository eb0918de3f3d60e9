import type { jsPDF } from 'jspdf';
import { darkRuns, type QrCode, quietZone } from '#domain/qr/qr-code.ts';

/** Where a QR code is drawn: its quiet zone is within this square. */
export interface QrSquare {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Draws a QR code, a rectangle for each run of dark modules: no reader sees the seams between them. */
export function drawQr(
  document: Pick<jsPDF, 'rect' | 'setFillColor'>,
  code: QrCode,
  { left, top, side }: QrSquare,
): void {
  const module = side / (code.length + 2 * quietZone);
  document.setFillColor('#000000');
  for (const [row, modules] of code.entries())
    for (const [start, length] of darkRuns(modules)) {
      const [x, y] = [left + (start + quietZone) * module, top + (row + quietZone) * module];
      document.rect(x, y, length * module, module, 'F');
    }
}
