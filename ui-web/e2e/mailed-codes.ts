import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every code that was mailed to an address so far: the mails are in the folder that replaces the post. */
export function mailedCodes(data: string, address: string): readonly string[] {
  const folder = join(data, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`"${address}"`))
    .flatMap((mail) => /[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(mail) ?? []);
}
