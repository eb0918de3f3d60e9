import { createHmac } from 'node:crypto';
import type { KeysHere } from '#application/operating/may-restore.ts';
import { readSecrets } from './secrets-file.ts';

const tag = (key: string) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update('the key of this council').digest('hex');

/** Hashes by which the keys of a file can be recognised. Null if there is no such file, or it cannot be read. */
export function keyTagsOf(file: string): KeysHere | null {
  try {
    const { census, surveys, erased = [] } = readSecrets(file);
    const tags = Object.entries(surveys).map(([survey, key]) => [survey, tag(key)] as const);
    return { census: tag(census), surveys: Object.fromEntries(tags), erased };
  } catch {
    return null;
  }
}
