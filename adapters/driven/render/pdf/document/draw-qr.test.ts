import decode from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawQr, qrModules } from './draw-qr.ts';

/** A page of grey pixels on which rectangles are drawn. */
function aPage(side: number) {
  const data = new Uint8Array(side * side * 4).fill(255);
  const rect = (left: number, top: number, width: number, height: number) => {
    for (let y = Math.round(top); y < Math.round(top + height); y += 1)
      for (let x = Math.round(left); x < Math.round(left + width); x += 1)
        data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  };
  return { page: { rect, setFillColor: () => undefined }, picture: { width: side, height: side, data } };
}

it('a QR code on paper is read again from what was drawn, and its quiet zone is within its square', () => {
  const text = 'https://participa.example/procesos-participativos/p/participa';
  const code = qrModules(text) ?? [];
  const side = 4 * code.length;
  const { page, picture } = aPage(side + 60);
  drawQr(page as never, code, { left: 40, top: 20, side });
  expect(decode(picture)).toBe(text);
  const isLight = (x: number, y: number) => picture.data[4 * (y * (side + 60) + x)] === 255;
  for (let place = 0; place < side; place += 1)
    for (const edge of [0, 15, side - 16, side - 1])
      expect([isLight(40 + place, 20 + edge), isLight(40 + edge, 20 + place)]).toEqual([true, true]);
});

it('a text of more than 213 bytes has none: a small square of it could not be read', () => {
  expect(qrModules('a'.repeat(213))).not.toBeNull();
  expect(qrModules('ñ'.repeat(107))).toBeNull();
});
