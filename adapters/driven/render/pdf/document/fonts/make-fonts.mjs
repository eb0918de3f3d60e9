/*
 * Makes the two fonts of documents: the letters of the languages of Europe, in Latin, Greek and Cyrillic script,
 * without what a printed page does not need (hinting, ligatures, kerning classes). Run after Noto Sans changes, with
 * the folder of its TrueType files (Debian: fonts-noto-core; else notofonts.github.io):
 *
 *   node adapters/driven/render/pdf/document/fonts/make-fonts.mjs /usr/share/fonts/truetype/noto
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from '../letters.ts';

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('name the folder that holds NotoSans-Regular.ttf and NotoSans-Bold.ttf');

for (const weight of ['Regular', 'Bold']) {
  const target = new URL(`noto-sans-${weight.toLowerCase()}.ttf`, import.meta.url);
  const made = await subsetFont(await readFile(join(folder, `NotoSans-${weight}.ttf`)), fontCharacters, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'DSIG'],
  });
  await writeFile(target, made);
  process.stdout.write(`${target.pathname.split('/').at(-1)}: ${made.length} bytes\n`);
}
