import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { withoutPlace } from './without-place.ts';

const segment = (marker: number, content: string) =>
  `\u00FF${String.fromCharCode(marker)}${String.fromCharCode((content.length + 2) >> 8, (content.length + 2) & 255)}${content}`;
const scan = '\u00FF\u00DA\u0000\u0002picture\u00FF\u00D9';
const jpeg = (...segments: readonly string[]) => bytes(`\u00FF\u00D8${segments.join('')}${scan}`);
const textOf = (kept: Uint8Array | null) => String.fromCharCode(...(kept ?? []));

/** EXIF with the turn that a camera was held in, and the words of a place. */
const exif = (turn: number, order: 'MM' | 'II' = 'MM', tag = '\u0001\u0012') => {
  const swap = (text: string) => (order === 'MM' ? text : [...text].toReversed().join(''));
  const head = `${order}${swap('\u0000*')}${swap('\u0000\u0000\u0000\u0008')}`;
  const entry = `${swap(tag)}${swap('\u0000\u0003')}${swap('\u0000\u0000\u0000\u0001')}${swap(`\u0000${String.fromCharCode(turn)}`)}\u0000\u0000`;
  return segment(0xe1, `Exif\u0000\u0000${head}${swap('\u0000\u0001')}${entry}GPS 39.41 N`);
};

describe('a photo', () => {
  it('loses the place, the time and the author recorded in it', () => {
    const kept = withoutPlace(
      'jpg',
      jpeg(
        segment(0xe0, 'JFIF'),
        exif(1),
        segment(0xed, 'IPTC Ana'),
        segment(0xfe, 'comment'),
        segment(0xe2, 'ICC'),
      ),
    );
    expect(textOf(kept)).toBe(textOf(jpeg(segment(0xe0, 'JFIF'), segment(0xe2, 'ICC'))));
  });

  it.each(['MM', 'II'] as const)('keeps only the orientation that its camera recorded (%s)', (order) => {
    const kept = textOf(withoutPlace('jpg', jpeg(exif(6, order))));
    expect(kept).toContain('Exif\u0000\u0000MM');
    expect(kept).not.toContain('GPS');
    expect(withoutPlace('jpg', bytes(kept))).toEqual(bytes(kept));
  });

  it('has no orientation if its camera recorded something else, or recorded it wrongly', () => {
    const bare = textOf(jpeg());
    expect(textOf(withoutPlace('jpg', jpeg(exif(6, 'MM', '\u0001\u0013'))))).toBe(bare);
    expect(textOf(withoutPlace('jpg', jpeg(exif(9))))).toBe(bare);
    expect(textOf(withoutPlace('jpg', jpeg(segment(0xe1, 'http://ns.adobe.com/xap/ place'))))).toBe(bare);
    expect(textOf(withoutPlace('jpg', jpeg(segment(0xe1, 'Exif\u0000\u0000MM'))))).toBe(bare);
  });

  it('keeps nothing that comes after its end, and may have filling between its parts', () => {
    expect(textOf(withoutPlace('jpg', bytes(`${textOf(jpeg())}<html>`)))).toBe(textOf(jpeg()));
    const filled = bytes(`\u00FF\u00D8\u00FF${segment(0xe0, 'JFIF')}${scan}`);
    expect(textOf(withoutPlace('jpg', filled))).toBe(textOf(jpeg(segment(0xe0, 'JFIF'))));
    const endless = bytes('\u00FF\u00D8\u00FF\u00DA\u0000\u0002picture');
    expect(withoutPlace('jpg', endless)).toEqual(endless);
  });

  it('is refused if it is damaged', () => {
    expect(withoutPlace('jpg', bytes('\u00FF\u00D8\u00FF\u00E0\u00FF\u00FF'))).toBeNull();
    expect(withoutPlace('jpg', bytes('\u00FF\u00D8picture'))).toBeNull();
    expect(withoutPlace('png', bytes('\u0089PNG\r\n\u001A\n'))).toBeNull();
  });

  it('as PNG or WebP loses the same', () => {
    const chunk = (name: string, content: string) =>
      `\u0000\u0000\u0000${String.fromCharCode(content.length)}${name}${content}sums`;
    const png = (...chunks: readonly string[]) =>
      bytes(`\u0089PNG\r\n\u001A\n${chunks.join('')}${chunk('IEND', '')}`);
    const kept = withoutPlace('png', png(chunk('IHDR', 'size'), chunk('eXIf', 'GPS'), chunk('tEXt', 'Ana')));
    expect(textOf(kept)).toBe(textOf(png(chunk('IHDR', 'size'))));
    const part = (name: string, content: string) =>
      `${name}${String.fromCharCode(content.length)}\u0000\u0000\u0000${content}${content.length % 2 ? '\u0000' : ''}`;
    const webp = (...parts: readonly string[]) => {
      const all = parts.join('');
      return bytes(`RIFF${String.fromCharCode(all.length + 4)}\u0000\u0000\u0000WEBP${all}`);
    };
    const full = webp(
      part('VP8X', '\u003Cabcdefghi'),
      part('VP8 ', 'abc'),
      part('EXIF', 'GPS'),
      part('XMP ', 'Ana'),
    );
    expect(textOf(withoutPlace('webp', full))).toBe(
      textOf(webp(part('VP8X', '\u0030abcdefghi'), part('VP8 ', 'abc'))),
    );
  });

  it('of any bytes ends, and never grows by more than the orientation', () => {
    fc.assert(
      fc.property(fc.constantFrom('jpg', 'png', 'webp'), fc.uint8Array({ maxLength: 300 }), (kind, tail) => {
        const content = new Uint8Array([...sampleFiles[kind].subarray(0, 12), ...tail]);
        expect(withoutPlace(kind, content)?.length ?? 0).toBeLessThanOrEqual(content.length + 400);
      }),
    );
  });

  it('of another kind stays as it is', () => {
    expect(withoutPlace('pdf', sampleFiles.pdf)).toBe(sampleFiles.pdf);
  });
});
