import { knowLoadedFiles } from '#application/files/put-file.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type Found, mostFound, type StaffSearch } from './found.ts';

/** Finds pictures and files by their names and words. */
export function filesFound(council: ServerParts): (search: StaffSearch) => Promise<readonly Found[]> {
  const know = knowLoadedFiles(council);
  const known = new Set<RealmId>();
  return async ({ town: { realm }, text }) => {
    // Once for each town, not with each key: the list of files looks each time whether the folder has changed.
    if (!known.has(realm)) await know(realm);
    known.add(realm);
    const filter = { search: text, group: null, lacksWords: false, limit: mostFound, offset: 0 } as const;
    const { items } = await council.fileRegister.page(realm, filter);
    return items.map(({ name }) => ({
      kind: 'file',
      id: name,
      title: name,
      place: 'office',
      path: `/gestion/ficheros/${encodeURIComponent(name)}`,
    }));
  };
}
