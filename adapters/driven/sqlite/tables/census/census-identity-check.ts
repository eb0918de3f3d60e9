import type { DatabaseSync } from 'node:sqlite';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import { left, right } from '#domain/shared/result.ts';
import { arePapersOf } from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';

/**
 * Checks identities against the town's own census, if no public service is set. A census that lists no documents can
 * neither confirm nor deny: it is reported as out of reach, rather than refusing every identity.
 */
export function censusIdentityCheck(database: DatabaseSync, hashes: CensusHashes): IdentityCheck {
  const listed = database.prepare(
    'SELECT EXISTS (SELECT 1 FROM census WHERE realm = ? AND papers IS NOT NULL) AS any',
  );
  const find = database.prepare('SELECT papers, same_as FROM census WHERE realm = ? AND person = ?');
  return {
    confirms: async (realm, { identity, type, birthDay }) => {
      if (listed.get(realm)?.['any'] !== 1) return left({ kind: 'identityUnreachable' });
      const person = hashes.person(realm, identity);
      const row = find.get(realm, person);
      // Computed for unknown people too, so that the time of an answer does not show whether a person is known.
      return right(arePapersOf(hashes, person, row, { type, birthDay }));
    },
  };
}
