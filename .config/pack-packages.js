// Packs packages of many small files into one file each, beside the built web UI: a server reads one instead of
// hundreds (`adapters/driving/council-api/composition/packed-packages.ts`). Only packages without side effects and own files.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packages = ['inversify'];
const outDir = fileURLToPath(new URL('../ui-web/dist/.packed/', import.meta.url));

for (const name of packages) {
  const entry = new URL(import.meta.resolve(name));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8'));
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(entry),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}-${version}.js` } },
    },
  });
}
