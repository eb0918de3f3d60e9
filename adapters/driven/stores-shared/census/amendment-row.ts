import type { BegunAmendment, FoundAmendment } from '#application/ports/server/imports/census-amendments.ts';
import type { CensusMember } from '#domain/census/about-person.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { WaitingAmendment } from '#domain/voting/opening/amend-census.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import type { AmendedPeople } from '#domain/voting/opening/vote-record.ts';
import type { PersonChange } from '../census-change.ts';
import type { CensusHashes } from '../census-hashes.ts';
import type { AnyRow } from '../request-row.ts';
import { censusMember } from './stored-person.ts';

/* Rows of amendments that wait, the same in both databases. */

/** The subject of the steps of an amendment until it is signed. */
export const amendmentSubject = 'census/amendment';

/** The amendment of a row; `version` is that of the census now. */
export const foundAmendment = (row: AnyRow, version: number): FoundAmendment => ({
  ...(JSON.parse(String(row['body'])) as WaitingAmendment),
  isCurrent: Number(row['version']) === version,
});

/** Those who may vote once a change is made of those who may now. */
export function peopleAfter(
  hashes: CensusHashes,
  now: readonly AnyRow[],
  changes: readonly PersonChange[],
): readonly CensusMember[] {
  const people = new Map(now.map((row) => [String(row['person']), censusMember(hashes, row)]));
  for (const { person, after } of changes)
    if (after !== null && after.blocked === 0)
      people.set(person, censusMember(hashes, { ...after, same_as: after.sameAs }));
    else people.delete(person);
  return [...people.values()];
}

/** The amendment that waits from now on. */
export const waitingAmendment = (
  { id, reason, by }: BegunAmendment,
  people: AmendedPeople,
  prints: Readonly<Record<string, CensusPrint>>,
): WaitingAmendment => ({ id, reason, by, people, prints });

/** The changes that wait, in the order of the hashes: that of the file would say who is who. */
export const writtenChanges = (changes: readonly PersonChange[]): string =>
  JSON.stringify(
    changes
      .map(({ person, after }) => ({ person, after }))
      .toSorted((a, b) => (a.person < b.person ? -1 : 1)),
  );

export const readChanges = (row: AnyRow): readonly Pick<PersonChange, 'person' | 'after'>[] =>
  (JSON.parse(String(row['changes'])) as readonly Pick<PersonChange, 'person' | 'after'>[]).map(
    // Amendments that waited before said nothing of people.
    ({ person, after }) => ({ person, after: after && { ...after, about: after.about ?? null } }),
  );

/** The step of bringing an amendment. */
export const proposeStep = ({ by, reason }: BegunAmendment): NewStep => ({
  act: 'census.propose',
  from: null,
  to: null,
  words: reason,
  by: by.name,
  at: by.at,
});
