// Builds the web UI and packs every file with brotli, so that the server never compresses while somebody waits.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, transformWithOxc } from 'vite';
import { sourcesHash, stampFile } from './web-sources.js';

const dist = fileURLToPath(new URL('../ui-web/dist/', import.meta.url));

await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'warn' });

// What a browser takes along for when there is no line: all but the heavy files of maps, charts and documents.
const most = 130_000;
const small = readdirSync(`${dist}assets`)
  .filter((name) => /\.(?:js|css|woff2)$/u.test(name) && statSync(`${dist}assets/${name}`).size < most)
  .map((name) => `/assets/${name}`);
const first = readFileSync(`${dist}index.html`, 'utf8').match(/\/assets\/[\w.-]+/gu) ?? [];
const portalFiles = [...new Set([...first, ...small])].toSorted();
const worker = fileURLToPath(new URL('../ui-web/offline/service-worker.ts', import.meta.url));
const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker);
const version = createHash('sha256').update(portalFiles.join()).update(code).digest('hex').slice(0, 16);
writeFileSync(
  `${dist}service-worker.js`,
  `const portalFiles = ${JSON.stringify(portalFiles)};\nconst portalVersion = '${version}';\n${code}`,
);

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|svg|json|webmanifest)$/u.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const packed = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, packed);
}
await import('./pack-packages.js');
writeFileSync(stampFile, sourcesHash());
