import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages of hundreds of small files, each packed into one file by the build: reading them would take a third of the
 * start.
 */
const packages = ['inversify'] as const;

/** With its version in its name, a packed package is not used after an update. */
function packedFile(builtFolder: string, name: string): string {
  const entry = new URL(import.meta.resolve(name));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8')) as {
    readonly version: string;
  };
  return join(builtFolder, '.packed', `${name}-${version}.js`);
}

/**
 * Loads modules with the packages that `.config/pack-packages.js` packed in the build; with the packages themselves
 * if it did not.
 */
export async function withPacked<T>(builtFolder: string, load: () => Promise<T>): Promise<T> {
  const packed = new Map<string, string>();
  for (const name of packages) {
    const file = packedFile(builtFolder, name);
    if (existsSync(file)) packed.set(name, pathToFileURL(file).href);
  }
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const url = packed.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
}
