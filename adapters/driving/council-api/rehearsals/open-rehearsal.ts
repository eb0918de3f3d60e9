import { join } from 'node:path';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { OpenRehearsal } from '#application/ports/server/office/rehearsals.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Configuration } from '../composition/configuration.ts';
import { parts } from '../composition/container.ts';
import { openStorage } from '../composition/open-storage.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/** Where the databases of rehearsals are made, opened and dropped: in the store that the council uses. */
export interface RehearsalDatabases {
  readonly make: (name: RealmId, folder: string) => Promise<OpenRehearsal<ServerParts>>;
  readonly open: (name: RealmId, folder: string) => Promise<OpenRehearsal<ServerParts>>;
  /** Removes the database, if it is not a file in the folder. */
  readonly drop: (name: RealmId) => Promise<void>;
}

/** The name of a rehearsal as that of a schema. */
const schemaOf = (name: RealmId) => name.replaceAll('-', '_');

export function rehearsalDatabases(
  configuration: Configuration,
  { clock, localUrl }: { readonly clock: Clock; readonly localUrl: string },
): RehearsalDatabases {
  const { databaseUrl } = configuration;
  const open: RehearsalDatabases['open'] = async (name, folder) => {
    const filesFolder = join(folder, 'files');
    makeFolder(filesFolder, 0o700);
    // Without the services of the council: no mail leaves, nothing is paid or announced, nobody of staff comes in.
    const places = {
      filesFolder,
      secretsFile: join(folder, 'secrets.json'),
      localUrl,
      schema: schemaOf(name),
    };
    const opened = await openStorage({ ...configuration, data: folder }, places, clock);
    if (isLeft(opened)) throw new StorageFailure(`a rehearsal cannot be opened (${opened.left.kind})`);
    const { container, close } = opened.right;
    return {
      council: container.get<ServerParts>(parts.council),
      keeper: container.get<TownKeeper>(parts.townKeeper),
      close,
    };
  };
  if (databaseUrl === undefined) return { make: open, open, drop: async () => {} };
  // Loaded only here: the embedded database needs none of it.
  const schemas = () => import('#adapters/driven/postgres/rehearsal-schema.ts');
  return {
    make: async (name, folder) => {
      const { keepOutOfLog, makeSchema } = await schemas();
      await makeSchema(databaseUrl, schemaOf(name));
      const opened = await open(name, folder);
      await keepOutOfLog(databaseUrl, schemaOf(name));
      return opened;
    },
    open,
    drop: async (name) => (await schemas()).dropSchema(databaseUrl, schemaOf(name)),
  };
}
