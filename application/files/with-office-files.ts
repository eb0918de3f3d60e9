import type { FileContents } from '#application/ports/server/files/picture-redrawer.ts';
import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';

/** The files of towns for those who read them: what staff uploaded, if it is public, goes before the town's folder. */
export function withOfficeFiles(
  loaded: Pick<TownFiles, 'names' | 'small'>,
  register: Pick<FileRegister, 'shown' | 'publicNames'>,
  contents: Pick<FileContents, 'get'>,
): Pick<TownFiles, 'names' | 'small'> {
  return {
    names: async (realm) => [
      ...new Set([...(await loaded.names(realm)), ...(await register.publicNames(realm))]),
    ],
    small: async (realm, name, most) => {
      const shown = await register.shown(realm, name);
      const content = shown?.file.content ?? null;
      if (shown === null || content === null) return loaded.small(realm, name, most);
      if (!shown.isPublic) return null;
      return { content: content.bytes > most ? null : await contents.get(content.hash) };
    },
  };
}
