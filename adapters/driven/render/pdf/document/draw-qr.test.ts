import { expect, it } from 'vitest';
import { qrCode, quietZone } from '#domain/qr/qr-code.ts';
import { readQr } from '#fixtures/builders/qr/read-qr.ts';
import { drawQr } from './draw-qr.ts';

it('a QR code on paper is read again from what was drawn, and its quiet zone is within its square', () => {
  const text = 'https://participa.example/procesos-participativos/p/participa';
  const code = qrCode(text) ?? [];
  const drawn: (readonly [x: number, y: number, width: number])[] = [];
  const page = {
    rect: (x: number, y: number, width: number) => void drawn.push([x, y, width]),
    setFillColor: () => undefined,
  };
  const side = 2 * (code.length + 2 * quietZone);
  drawQr(page as never, code, { left: 100, top: 40, side });
  const isDark = (row: number, column: number) =>
    drawn.some(([x, y, width]) => {
      const [atX, atY] = [100 + 2 * (column + quietZone), 40 + 2 * (row + quietZone)];
      return Math.abs(y - atY) < 0.01 && atX + 1 > x && atX + 1 < x + width;
    });
  expect(readQr(code.map((line, row) => line.map((_, column) => isDark(row, column))))).toBe(text);
  for (const [x, , width] of drawn) {
    expect(x).toBeGreaterThanOrEqual(108);
    expect(x + width).toBeLessThanOrEqual(100 + side - 8);
  }
});
