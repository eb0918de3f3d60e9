import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import { type AboutPerson, type CensusMember, nothingAbout } from '#domain/census/about-person.ts';
import type { CensusRow, Papers } from '#domain/census/census-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { AnyRow } from '../request-row.ts';

/** A person of the census as they are stored: hashes, and whether they may not vote. */
export interface StoredPerson {
  readonly person: string;
  readonly secrets: string;
  readonly papers: string | null;
  /** What the census says of them, sealed; null if nothing. */
  readonly about: string | null;
  readonly blocked: number;
  /** The key of the person if it is not that of their number, which was corrected or was another person’s before. */
  readonly sameAs: string | null;
}

/** What is stored of the secrets of a person. */
type PersonSecrets = Pick<StoredPerson, 'secrets' | 'papers' | 'about'>;

/** A person whom a council lists, as they are looked for; `blocked` is null if it does not say. */
export interface NamedPerson extends Pick<StoredPerson, 'person'> {
  readonly blocked: number | null;
  /** The key of the wrong number that is replaced; null if none is. */
  readonly former: string | null;
}

/** A person whom a council lists, hashed. */
export interface HashedPerson extends NamedPerson {
  readonly secretsUnder: (key: PersonKey) => PersonSecrets;
}

/** A person as they are looked for. */
export const namedPerson = (hashes: CensusHashes, realm: RealmId, row: CensusRow): NamedPerson => ({
  person: hashes.person(realm, row.identity),
  former: row.former === undefined ? null : hashes.person(realm, row.former),
  blocked: row.isBlocked === undefined ? null : Number(row.isBlocked),
});

export const hashedPerson = (hashes: CensusHashes, realm: RealmId, row: CensusRow): HashedPerson => ({
  ...namedPerson(hashes, realm, row),
  secretsUnder: (key) => ({
    secrets: JSON.stringify(row.secrets.map((secret) => hashes.secret(key, secret))),
    papers: row.papers === undefined ? null : hashes.papers(key, row.papers),
    about: row.about === undefined ? null : hashes.sealed(key, JSON.stringify(row.about)),
  }),
});

/** The key under which secrets and marks of a person are made. */
export const keyOfPerson = ({ person, sameAs }: Pick<StoredPerson, 'person' | 'sameAs'>): PersonKey =>
  (sameAs ?? person) as PersonKey;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const storedPerson = (row: AnyRow): StoredPerson => ({
  person: String(row['person']),
  secrets: String(row['secrets']),
  papers: textOrNull(row['papers']),
  about: textOrNull(row['about']),
  blocked: Number(row['blocked']),
  sameAs: textOrNull(row['same_as']),
});

/** What the census says of a person, as it is stored; nothing of an unknown one. */
export function storedAbout(hashes: CensusHashes, person: string, row: AnyRow | undefined): AboutPerson {
  const sealed = textOrNull(row?.['about']);
  const key = keyOfPerson({ person, sameAs: textOrNull(row?.['same_as']) });
  return sealed === null ? nothingAbout : (JSON.parse(hashes.opened(key, sealed)) as AboutPerson);
}

/** A person who may vote. Of a hundred thousand people the seals are opened only if somebody asks. */
export const censusMember = (hashes: CensusHashes, row: AnyRow): CensusMember => {
  const person = String(row['person']);
  return {
    person,
    get about() {
      return storedAbout(hashes, person, row);
    },
  };
};

/** Whether secrets are those of a person; of an unknown or blocked one (`row` undefined) none are, in the same time. */
export function isSecretOf(
  hashes: CensusHashes,
  person: PersonKey,
  row: AnyRow | undefined,
  secrets: readonly string[],
): PersonKey | null {
  const known: readonly string[] = row === undefined ? [] : JSON.parse(String(row['secrets']));
  const key = keyOfPerson({ person, sameAs: textOrNull(row?.['same_as']) });
  const given = secrets.map((secret) => hashes.secret(key, secret));
  return given.length > 0 && given.every((secret) => known.includes(secret)) ? key : null;
}

/** Whether a document and a day of birth are those of a person; of an unknown one (`row` undefined) none are. */
export function arePapersOf(
  hashes: CensusHashes,
  person: PersonKey,
  row: AnyRow | undefined,
  papers: Papers,
): boolean {
  const key = keyOfPerson({ person, sameAs: textOrNull(row?.['same_as']) });
  return hashes.papers(key, papers) === row?.['papers'];
}
