import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import v8 from '@vitest/coverage-v8';

type Provider = Required<typeof v8>;
type Taking = Parameters<Provider['takeCoverage']>[0];

/** Where the worker that runs these files has said that its counts will be, and how they are taken. */
let promised: { readonly file: string; readonly taking: Taking } | undefined;

/**
 * Coverage as the provider of the runner measures it, taken once for each worker and not once for each file: files of a
 * worker share their modules, so that counts after the last are those of all, and asking the runtime for every function
 * that was ever loaded took more than half the time of a worker late in its run.
 */
export default {
  getProvider: () => v8.getProvider(),
  startCoverage: (options: Parameters<Provider['startCoverage']>[0]) => v8.startCoverage?.(options),
  /** After each file: the first says where the counts will be. */
  async takeCoverage(taking: Taking): Promise<string | undefined> {
    if (promised) return undefined;
    const file = join(taking?.coverageFilesDirectory ?? '', `worker-${randomUUID()}.json`);
    promised = { file, taking };
    return file;
  },
  /** After the last file of a worker. */
  async stopCoverage(options: Parameters<Provider['stopCoverage']>[0]): Promise<void> {
    if (promised) {
      const taken = await v8.takeCoverage?.(promised.taking);
      if (typeof taken === 'string') await rename(taken, promised.file);
      promised = undefined;
    }
    await v8.stopCoverage?.(options);
  },
};
