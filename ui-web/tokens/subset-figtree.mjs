/*
 * Makes figtree-latin.woff2: the letters of our five languages and the weights the design uses (400 to 750), from the
 * full Latin face of @fontsource-variable/figtree. Run after that package changes: node ui-web/tokens/subset-figtree.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const target = new URL('figtree-latin.woff2', import.meta.url);

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€™−\u2009\u202f`;

const made = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 750, default: 400 } },
});
await writeFile(target, made);
process.stdout.write(`${target.pathname.split('/').at(-1)}: ${made.length} bytes\n`);
