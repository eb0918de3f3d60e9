import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import { arePapersOf } from '#adapters/driven/stores-shared/census/stored-person.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Postgres } from '../../postgres.ts';

/** Checks identities against the town's own census; a census that lists no documents can neither confirm nor deny. */
export function postgresIdentityCheck({ ask }: Postgres, hashes: CensusHashes): IdentityCheck {
  return {
    confirms: async (realm, { identity, type, birthDay }) => {
      const [listed] = await ask(
        'SELECT EXISTS (SELECT 1 FROM census WHERE realm = $1 AND papers IS NOT NULL) AS listed',
        [realm],
      );
      if (listed?.['listed'] !== true) return left({ kind: 'identityUnreachable' });
      const person = hashes.person(realm, identity);
      const [row] = await ask('SELECT papers, same_as FROM census WHERE realm = $1 AND person = $2', [
        realm,
        person,
      ]);
      // Computed for unknown people too, so that the time of an answer does not show whether a person is known.
      return right(arePapersOf(hashes, person, row, { type, birthDay }));
    },
  };
}
