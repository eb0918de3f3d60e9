import { readFileSync } from 'node:fs';
import { portals } from '../domain/access/portals.ts';
import { languages } from '../domain/shared/localized-text.ts';
import type { BuiltFiles } from '../ui-web/offline/worker/portal-files.ts';

/** What the build says of a source: its file, and the sources that this imports at once and later. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** What the first script loads on every page: its frame, what it keeps, and what it says without a connection. */
const ofFrame =
  /^(?:shell\/|composition\/offline|\.\.\/adapters\/(?:wire|driven\/council-http\/http-device)\b)/u;

const pocket = ['screens/pocket/screen.tsx', 'composition/forms.ts'];

/** The names of the files of homes (vite.config.ts); of participation, `home`. */
const homeNames: Readonly<Record<string, string>> = {
  participation: '_home-',
  marketplace: '_own-showcase-',
};

/**
 * What the worker stores first, and for which page.
 *
 * @param dist the folder of the build, with `/` at its end
 * @param all the files that it stores in the end
 * @param named those that every page names
 */
export function keptFiles(
  dist: string,
  all: readonly string[],
  named: readonly string[],
): Omit<BuiltFiles, 'version'> {
  const built = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Readonly<
    Record<string, BuiltFile>
  >;
  function needed(source: string, found = new Set<string>()): Set<string> {
    const one = built[source];
    if (one === undefined || found.has(`/${one.file}`)) return found;
    for (const file of [one.file, ...(one.css ?? [])]) found.add(`/${file}`);
    for (const other of one.imports ?? []) needed(other, found);
    return found;
  }
  const fileOf = (source: string): string => {
    const file = built[source]?.file;
    if (file === undefined) throw new Error(`the build has no file of ${source}`);
    return `/${file}`;
  };
  const kept = (files: Iterable<string>) => all.filter((file) => new Set(files).has(file));
  const laterOf = (source: string) => built[source]?.dynamicImports ?? [];

  const frame = laterOf('index.html').filter((source) => ofFrame.test(source));
  const first = kept([...named, ...frame.flatMap((source) => [...needed(source)])]);
  const withParts = (sources: readonly string[]) =>
    kept([...sources, ...sources.flatMap(laterOf)].flatMap((one) => [...needed(one)])).filter(
      (file) => !first.includes(file),
    );
  const homes = Object.entries(portals).flatMap(([portal, { home }]) => {
    const begin = homeNames[portal] ?? `_own-${portal}-`;
    const source = Object.keys(built).find((name) => name.startsWith(begin) && name.endsWith('.js'));
    if (source === undefined) return [];
    return [[home.slice(1), withParts([source])] as const];
  });
  return {
    script: fileOf('index.html'),
    first,
    // What a person has of the town is to be there, whatever else is.
    homes: { ...Object.fromEntries(homes), bolsillo: withParts(pocket) },
    texts: Object.fromEntries(
      languages.map((language) => [fileOf(`i18n/${language}.ts`), fileOf(`i18n/${language}-later.ts`)]),
    ),
    all,
  };
}
