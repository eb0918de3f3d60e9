import type { RealmId } from '#domain/shared/ids.ts';
import type { OpenRehearsal } from '#application/ports/server/office/rehearsals.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { RehearsalParts } from './rehearsal-parts.ts';

/** Keeps the databases of rehearsals open that somebody looks at. */
export function openRehearsals({ register, databases }: Pick<RehearsalParts, 'register' | 'databases'>) {
  const all = new Map<RealmId, Promise<OpenRehearsal<ServerParts>>>();
  const close = async (name: RealmId) => {
    const one = all.get(name);
    all.delete(name);
    // One that could not be opened has nothing to close.
    await (await one?.catch(() => undefined))?.close();
  };
  return {
    names: () => [...all.keys()],
    put: (name: RealmId, opened: OpenRehearsal<ServerParts>) => void all.set(name, Promise.resolve(opened)),
    get: (name: RealmId): Promise<OpenRehearsal<ServerParts>> => {
      const one = all.get(name) ?? databases.open(name, register.folderOf(name));
      all.set(name, one);
      one.catch(() => all.delete(name));
      return one;
    },
    close,
  };
}
