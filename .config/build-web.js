// Builds the web UI and packs every file with brotli, so that the server never compresses while somebody waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { sourcesHash, stampFile } from './web-sources.js';

const dist = fileURLToPath(new URL('../ui-web/dist/', import.meta.url));

await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'warn' });

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|svg|json|webmanifest)$/u.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const packed = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, packed);
}
writeFileSync(stampFile, sourcesHash());
