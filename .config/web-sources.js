// Says whether the built web UI is of the present sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [
  'ui-web',
  'domain',
  'application',
  'adapters/wire',
  'adapters/driven/ballot-list',
  'adapters/driven/council-http',
  'adapters/driven/browser-storage',
];

export const stampFile = `${root}ui-web/dist/.sources`;

export function sourcesHash() {
  const hash = createHash('sha256');
  const single = [
    'package-lock.json',
    '.config/said-texts.ts',
    '.config/vite.config.ts',
    '.config/one-react.ts',
    '.config/page-parts.ts',
    '.config/build-web.js',
    '.config/kept-files.ts',
    '.config/pack-packages.js',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter(
        (name) =>
          /\.(?:tsx?|css|json|html|svg|woff2)$/u.test(name) && !/\/dist\/|\.test\.|\/e2e\//u.test(name),
      ),
  );
  for (const name of [...single, ...files.toSorted()])
    hash.update(name).update(readFileSync(`${root}${name}`));
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash();
