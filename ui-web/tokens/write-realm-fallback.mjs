/* Writes realm-fallback.css: the shades of a town that set no colour, as #domain/appearance computes them. */
import { writeFile } from 'node:fs/promises';
import { realmStyle } from '#domain/appearance/realm-style.ts';

const body = realmStyle(null)
  .slice(':root{'.length, -1)
  .split(';')
  .map((property) => `    ${property.replace(':', ': ').replace(',#', ', #')};\n`)
  .join('');
await writeFile(
  new URL('realm-fallback.css', import.meta.url),
  `/* Computed by write-realm-fallback.mjs; a town's own style in the page comes after the layers and wins. */\n@layer tokens {\n  :root {\n${body}  }\n}\n`,
);
