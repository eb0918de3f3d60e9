// Prints what the text editor of the office weighs beyond the page that opens it, compressed with brotli as the server
// sends it: `node .config/editor-weight.js`. The gallery's build has the editor as a chunk of its own.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const [{ output }] = [
  await build({
    configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('../ui-web/gallery/index.html', import.meta.url)) },
    },
  }),
].flat();
const chunk = output.find(({ type, name }) => type === 'chunk' && name === 'rich-text');
if (chunk === undefined) throw new Error('the editor is no chunk of its own');
const packages = new Map();
for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
  const name = /node_modules\/([^/]+)/u.exec(id)?.[1] ?? 'ours';
  packages.set(name, (packages.get(name) ?? 0) + renderedLength);
}
process.stdout.write(
  `${brotliCompressSync(chunk.code).length} bytes of brotli, ${chunk.code.length} without\n`,
);
const bySize = [...packages].toSorted(([, one], [, other]) => other - one);
for (const [name, size] of bySize) process.stdout.write(`  ${name}: ${size} before it is made smaller\n`);
