import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { encode } from 'uqr';
import { browserFlags } from './visitor.ts';

const [width, height] = [640, 480];

/** Writes a film of one picture, in which a camera sees the QR code of a text (YUV4MPEG2). */
export function filmOfCode(text: string, file: string): void {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const module = Math.floor(height / size);
  const [left, top] = [Math.floor((width - module * size) / 2), Math.floor((height - module * size) / 2)];
  const light = Buffer.alloc(width * height, 0xeb);
  for (let y = 0; y < module * size; y += 1)
    for (let x = 0; x < module * size; x += 1)
      if (data[Math.floor(y / module)]?.[Math.floor(x / module)] === true)
        light[(top + y) * width + left + x] = 0x10;
  const colour = Buffer.alloc((width * height) / 2, 0x80);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}

/** A browser of its own, whose camera shows a film. */
export const browserWithCamera = (film: string): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CONCEJO_BROWSER'] ? { executablePath: process.env['CONCEJO_BROWSER'] } : {}),
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
