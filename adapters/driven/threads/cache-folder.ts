import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder of compiled sources, if there is one, for a thread that keeps its own there (`enableCompileCache`): the runtime adds a
 * folder of its version to it.
 */
export function cacheFolder(): string | undefined {
  const folder = getCompileCacheDir();
  return folder === undefined ? undefined : dirname(folder);
}
