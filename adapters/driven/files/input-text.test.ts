import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inputText } from './input-text.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');

describe('the text of an input', () => {
  it('is unpacked if compressed, and loses its byte order mark', async () => {
    expect(await inputText(utf8('Sèquia'))).toMatchObject({ right: { text: 'Sèquia', marked: false } });
    expect(await inputText(gzipSync('Sèquia'))).toMatchObject({ right: { text: 'Sèquia', marked: false } });
    expect(await inputText(utf8('\uFEFFMETA'))).toMatchObject({ right: { text: 'META', marked: true } });
  });

  it('that breaks off within its compression says where', async () => {
    const lines = Array.from({ length: 5000 }, (_, line) => `${line};${(line * 7919) % 4001}`).join('\n');
    const packed = gzipSync(lines);
    const cut = await inputText(packed.subarray(0, packed.length - 2000));
    expect(cut).toMatchObject({ left: { kind: 'cutShort' } });
    expect('left' in cut ? cut.left.line : 0).toBeGreaterThan(1000);
  });

  it('with damaged compression is refused', async () => {
    expect(await inputText(Uint8Array.of(0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toMatchObject({
      left: { kind: 'damagedArchive', line: 1 },
    });
  });

  it('that is not UTF-8 says where, and what it seems to be', async () => {
    expect(await inputText(Buffer.from('id\nS\xe8quia', 'latin1'))).toMatchObject({
      left: { kind: 'notUtf8', line: 2, column: 2, found: '0xE8', suggestion: 'Windows-1252' },
    });
    expect(await inputText(Buffer.from('\uFEFFid', 'utf16le'))).toMatchObject({
      left: { suggestion: 'UTF-16' },
    });
  });

  it('may contain the replacement sign before the byte that is wrong', async () => {
    const bytes = Buffer.concat([utf8('a\uFFFDb'), Buffer.of(0xff)]);
    expect(await inputText(bytes)).toMatchObject({ left: { column: 4, found: '0xFF' } });
  });
});
