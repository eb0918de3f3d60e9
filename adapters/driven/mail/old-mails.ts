import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OldMails } from '#application/ports/server/old-requests.ts';

/** The names in a folder; none if there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The folder into which `fileOutbox` writes, also of a time before there was a mail server. */
export const oldMails = (folder: string): OldMails => ({
  forgetMails: async (writtenBy) => {
    for (const name of await namesIn(folder)) {
      if (!/^[0-9a-f-]{32,36}\.json(?:\.new)?$/u.test(name)) continue;
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      // Several processes may erase at once.
      if (mtimeMs <= writtenBy) await rm(file, { force: true });
    }
  },
});
