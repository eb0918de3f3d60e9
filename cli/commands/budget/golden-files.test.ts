import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CFB } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/shared/localized-text.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { recordingIo } from '../../recording-io.ts';
import { compute } from './compute.ts';

const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const golden = (name: string) => readFileSync(`${fixtures}golden/${name}`);

/** One small election in each format, by a program without a version: the version changes, the files must not. */
async function fileIn(format: string, locale: Language): Promise<Buffer> {
  const recorded = recordingIo();
  const context = { io: recorded.io, say: sayIn(locale), locale, program: 'concejo 0.0.0' };
  const exit = await compute(`${fixtures}elections/square.pb`, { rule: 'equal-shares', format }, context);
  expect([exit, recorded.err()]).toEqual([0, '']);
  return Buffer.from(recorded.bytes());
}

/** The files of an archive as text, each under its name. */
function unpacked(bytes: Buffer): string {
  const archive = CFB.read(bytes, { type: 'buffer' });
  const parts = archive.FullPaths.flatMap((path: string, place: number) => {
    const content: ArrayLike<number> | undefined = archive.FileIndex[place]?.content;
    // The library adds a mark of its own to every archive that it opens.
    if (!content || /(?:\/|Sh33tJ5)$/u.test(path)) return [];
    return [`== ${path.replace('Root Entry/', '')}\n${Buffer.from(Uint8Array.from(content)).toString()}\n`];
  });
  return parts.join('').replaceAll('><', '>\n<');
}

describe('a computed budget as a file', () => {
  it('is the document that was reviewed, page by page', async () => {
    const pdf = await fileIn('pdf', 'es');
    expect(pdfPages(pdf).join('\n\n').concat('\n')).toBe(golden('square.pdf.txt').toString());
    expect(pdf.equals(golden('square.pdf'))).toBe(true);
  });

  it.each(['xlsx', 'ods'])('is the workbook that was reviewed, part by part: %s', async (format) => {
    expect(unpacked(await fileIn(format, 'va'))).toBe(golden(`square.${format}.txt`).toString());
  });

  it('is the older workbook that was reviewed', async () => {
    expect((await fileIn('xls', 'eu')).equals(golden('square.xls'))).toBe(true);
  });

  it('is the election for other programs', async () => {
    expect((await fileIn('pb', 'es')).toString()).toBe(golden('square.pb').toString());
  });
});
