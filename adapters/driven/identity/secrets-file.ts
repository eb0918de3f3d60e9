import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, existsSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { VotingKeys } from '#application/ports/voting-keys.ts';
import type { PersonKey } from '#application/ports/census-register.ts';
import type { CensusHashes } from '#adapters/driven/sql/census.table.ts';
import { ballotId } from '#domain/shared/ids.ts';

/** The keys that part persons from ballots, in a file of its own that only the server's user reads. */
interface Secrets {
  readonly census: string;
  /** One key a survey (`realm/survey`), so that each can be erased when appeals are over. */
  readonly surveys: Record<string, string>;
}

const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex');
const newKey = () => randomBytes(32).toString('hex');

/** Written beside and moved into place: a crash leaves the old file or the new one, never half of one. */
function save(file: string, secrets: Secrets): void {
  const beside = `${file}.new`;
  const handle = openSync(beside, 'w', 0o600);
  writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  chmodSync(beside, 0o600);
  renameSync(beside, file);
}

/** Opens the secrets file, or makes it. Throws when it can be neither read nor written. */
export function openSecrets(file: string): VotingKeys & CensusHashes {
  const secrets: Secrets = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets)
    : { census: newKey(), surveys: {} };
  if (!existsSync(file)) save(file, secrets);

  /** The key is on disk before its first mark is: a mark under a lost key would let the same person vote twice. */
  const keyOf = (survey: string): string => {
    const known = secrets.surveys[survey];
    if (known !== undefined) return known;
    const key = newKey();
    secrets.surveys[survey] = key;
    save(file, secrets);
    return key;
  };

  return {
    mark: (realm, survey, person) => hmac(keyOf(`${realm}/${survey}`), person),
    ballotId: (survey, code) => ballotId(createHash('sha256').update(`${survey}\n${code}`).digest('hex')),
    randomBallotId: () => ballotId(randomBytes(32).toString('hex')),
    person: (realm, identity) => hmac(secrets.census, `${realm}/${identity}`) as PersonKey,
    secret: (person, secret) => hmac(secrets.census, `${person}/${secret.normalize('NFKC').toUpperCase()}`),
  };
}
