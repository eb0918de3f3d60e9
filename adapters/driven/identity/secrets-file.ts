import { hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeyPrints } from '#adapters/driven/postgres/tables/key-prints.ts';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { aloneWith } from './alone-with.ts';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { keyedHash } from './keyed-hash.ts';
import { personSeals } from './person-seals.ts';
import { saveKept } from './save-kept.ts';
import { ballotIdText } from '#domain/voting/receipt-code.ts';

/** The keys that separate persons from ballots, in a file of its own that only the server's user reads. */
interface Secrets {
  readonly census: string;
  /** One key for each survey (`realm/survey`), so that each can be erased when appeals are over. */
  readonly surveys: Readonly<Record<string, string>>;
  /** The surveys whose key was erased; none of them ever gets another. */
  readonly erased?: readonly string[];
}

/** Each key is prepared once: that takes longer than using it, and a vote uses keys six times. */
const named = new Map<string, (text: string) => string>();
function hmac(key: string, text: string): string {
  const known = named.get(key) ?? keyedHash(Buffer.from(key, 'hex'));
  named.set(key, known);
  return known(text);
}

const newKey = () => randomBytes(32).toString('hex');
const isKey = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value);

/** Reads the file; throws if it does not contain keys, without quoting it. */
export function readSecrets(file: string): Secrets {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets> | null;
  const { surveys, erased = [] } = found ?? {};
  const hasKeys = isKey(found?.census) && typeof surveys === 'object' && Object.values(surveys).every(isKey);
  if (!hasKeys || !Array.isArray(erased)) {
    throw new Error('it does not hold the keys of a council');
  }
  return found as Secrets;
}

/**
 * Opens the secrets file. Throws if it can be neither read nor written, and if it is missing though the database is
 * one `made` with it: under new keys no person of the census would be known, and everybody could vote again.
 */
export function openSecrets(file: string, database: 'new' | 'made'): VotingKeys & CensusHashes & KeyPrints {
  if (!existsSync(file)) {
    if (database === 'made') throw new Error('it is missing, and the database was made with it');
    // Only the server's user may enter the folder of the keys.
    makeFolder(dirname(file), 0o700);
    aloneWith(file, () => {
      if (!existsSync(file)) saveKept(file, { census: newKey(), surveys: {} });
    });
  }
  let secrets = readSecrets(file);

  /**
   * The key is on disk before its first mark is: a mark under a lost key would let the same person vote twice.
   * Processes that make the key of the same survey at once go one after the other, and the second uses the first
   * one's.
   */
  const keyOf = (survey: string): string => {
    const known = secrets.surveys[survey];
    if (known !== undefined) return known;
    try {
      secrets = aloneWith(file, () => {
        const onDisk = readSecrets(file);
        if (onDisk.surveys[survey] !== undefined || onDisk.erased?.includes(survey)) return onDisk;
        const grown = { ...onDisk, surveys: { ...onDisk.surveys, [survey]: newKey() } };
        saveKept(file, grown);
        return grown;
      });
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
      throw new StorageFailure(`the key of a survey cannot be written into ${file} (${why})`);
    }
    if (secrets.erased?.includes(survey)) throw new Error(`the key of ${survey} was erased`);
    return keyOf(survey);
  };

  return {
    erase: (realm, survey) => {
      const name = `${realm}/${survey}`;
      secrets = aloneWith(file, () => {
        const onDisk = readSecrets(file);
        const { [name]: key, ...surveys } = onDisk.surveys;
        if (key === undefined) return onDisk;
        const shrunk = { ...onDisk, surveys, erased: [...(onDisk.erased ?? []), name] };
        saveKept(file, shrunk);
        return shrunk;
      });
    },
    isErased: (realm, survey) => secrets.erased?.includes(`${realm}/${survey}`) === true,
    mark: (realm, survey, person) => hmac(keyOf(`${realm}/${survey}`), person),
    // No realm begins with a hyphen: an account is never hashed as a person is.
    account: (name) => hmac(secrets.census, `-attempts/${name}`),
    ballotId: (survey, code) => ballotId(hash('sha256', ballotIdText(survey, code), 'hex')),
    print: (realm, survey) => hash('sha256', keyOf(`${realm}/${survey}`), 'hex'),
    randomBallotId: () => ballotId(randomBytes(32).toString('hex')),
    person: (realm, identity) => hmac(secrets.census, `${realm}/${identity}`) as PersonKey,
    papers: (person, { type, birthDay }) => hmac(secrets.census, `${person}/papers/${type}/${birthDay}`),
    ...personSeals((text) => hmac(secrets.census, text)),
    secret: (person, secret) => hmac(secrets.census, `${person}/${secret.normalize('NFKC').toUpperCase()}`),
  };
}
