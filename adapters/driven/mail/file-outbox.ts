import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mailer } from '#application/ports/server/mailer.ts';

/**
 * Writes messages into a folder, one file each, if no mail server is configured: the operator of the town reads them
 * there.
 */
export function fileOutbox(folder: string): Mailer {
  return {
    send: async (mail) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const id = mail.headers?.['Message-ID'];
      // A mail that is sent again after a crash replaces its copy.
      const name =
        id === undefined ? randomUUID() : createHash('sha256').update(id).digest('hex').slice(0, 32);
      const place = join(folder, `${name}.json`);
      writeFileSync(`${place}.new`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${place}.new`, place);
    },
  };
}
