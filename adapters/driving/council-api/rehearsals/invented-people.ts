import { createHmac } from 'node:crypto';
import { inventedPerson, type InventedPerson } from '#domain/voting/rehearsal/invented-person.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';

/** The people of a rehearsal, whom only its seed makes known. */
export const peopleOf = ({ seed, people }: Pick<Rehearsal, 'seed' | 'people'>): readonly InventedPerson[] =>
  Array.from({ length: people }, (_, at) =>
    inventedPerson(
      at + 1,
      createHmac('sha256', seed)
        .update(String(at + 1))
        .digest('hex'),
    ),
  );
