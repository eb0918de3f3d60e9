import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Postgres } from '../postgres.ts';

/** The survey's marks were made with another key. The operator of the server must be notified. */
export class WrongKey extends StorageFailure {}

/** Identifies a survey's key by its hash, without revealing the key. */
export interface KeyPrints {
  print(realm: RealmId, survey: SurveyId): string;
}

const keep = 'INSERT INTO key_prints (realm, survey, print) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
const find = 'SELECT print FROM key_prints WHERE realm = $1 AND survey = $2';

/**
 * Refuses to make marks of one survey with two keys: a process on another machine with a secrets file of its own, or
 * a file that was lost and created again, would let everybody vote once more. The first vote of a survey fixes its
 * key.
 */
export function oneKeyASurvey({ ask }: Postgres, keys: KeyPrints) {
  const settled = new Map<string, string>();
  return async (realm: RealmId, survey: SurveyId): Promise<void> => {
    const [name, print] = [`${realm}/${survey}`, keys.print(realm, survey)];
    if (settled.get(name) === print) return;
    await ask(keep, [realm, survey, print]);
    const [kept] = await ask(find, [realm, survey]);
    if (kept?.['print'] !== print) {
      throw new WrongKey(
        `the secrets file holds another key for ${name} than the one that its first vote was kept with: all processes need the same file`,
      );
    }
    settled.set(name, print);
  };
}
