import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';

const fileName = 'concejo.json';

/** The files that may contain settings; null if there is none. */
export interface SettingsFiles {
  readonly project: string | null;
  readonly user: string | null;
}

/**
 * The project's file is the nearest `concejo.json` from this folder upwards; the user's is in the system's folder for
 * settings.
 */
export function settingsFiles({ folder, env }: Pick<Io, 'folder' | 'env'>): SettingsFiles {
  const home = env['XDG_CONFIG_HOME'] || env['APPDATA'] || (env['HOME'] && join(env['HOME'], '.config'));
  const user = home ? join(home, 'concejo', fileName) : null;
  return { project: nearest(folder), user: user !== null && existsSync(user) ? user : null };
}

function nearest(folder: string | null): string | null {
  for (let at = folder; at !== null; at = dirname(at) === at ? null : dirname(at)) {
    const file = join(at, fileName);
    if (existsSync(file)) return file;
  }
  return null;
}

/** Variables of the environment for settings: `CONCEJO_BASE_URL` for `base-url`. */
export const variableOf = (key: string): string => `CONCEJO_${key.toUpperCase().replaceAll('-', '_')}`;
