import { readFileSync } from 'node:fs';

/** The version of this program, from its manifest. */
export function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
