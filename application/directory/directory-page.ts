import type { TypeChoice } from '#domain/directory/type-choice.ts';

/** Which associations are shown, as the address of the page says. */
export interface DirectoryPage {
  readonly view: 'directory' | 'map' | 'resources';
  readonly search: string;
  /** On the map. */
  readonly types: TypeChoice;
}

const views: ReadonlyMap<string, DirectoryPage['view']> = new Map([
  ['mapa', 'map'],
  ['recursos', 'resources'],
]);

const noType = 'ninguno';
const longestSearch = 120;

/** Reads the address; `parameter` gives a value by its name, or null. */
export function readDirectoryPage(parameter: (name: string) => string | null): DirectoryPage {
  const types = parameter('tipos');
  const named = (types ?? '').split(',').filter((type) => type !== '' && type !== noType);
  return {
    view: views.get(parameter('vista') ?? '') ?? 'directory',
    search: (parameter('texto') ?? '').trim().slice(0, longestSearch),
    types: types === null ? 'all' : named,
  };
}

/** The same as parameters of an address, without the default values. */
export function writeDirectoryPage({
  view,
  search,
  types,
}: DirectoryPage): readonly (readonly [name: string, value: string])[] {
  const chosen = types === 'all' ? '' : types.join(',') || noType;
  const written = [
    ['vista', [...views].find(([, one]) => one === view)?.[0] ?? ''],
    ['texto', search],
    ['tipos', chosen],
  ] as const;
  return written.filter(([, value]) => value !== '');
}
