/**
 * The database's shape, one numbered step each. Keys compare byte by byte, as they do in the embedded database. Names
 * and answers are text, not JSON of the server's: an answer goes out as it came in.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE towns (realm text COLLATE "C" PRIMARY KEY, body text NOT NULL);
  CREATE TABLE documents (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    place integer NOT NULL, body text NOT NULL, PRIMARY KEY (realm, collection, id)
  );
  CREATE TABLE census (
    realm text COLLATE "C" NOT NULL, person text COLLATE "C" NOT NULL, secrets text NOT NULL,
    PRIMARY KEY (realm, person)
  );
  CREATE TABLE devices (
    device text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, user_id text NOT NULL UNIQUE
  );
  CREATE TABLE sessions (
    session text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, user_id text NOT NULL,
    expires bigint NOT NULL
  );
  CREATE TABLE marks (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, mark text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, survey, mark)
  );
  CREATE TABLE ballots (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    answer text NOT NULL, PRIMARY KEY (realm, survey, id)
  );
  CREATE TABLE voted_devices (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, mark text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, survey, mark)
  );
  -- Which key the marks of a survey are made with, as its hash: the keys themselves stay outside.
  CREATE TABLE key_prints (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, print text NOT NULL,
    PRIMARY KEY (realm, survey)
  );
  CREATE TABLE live_results (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, ballots bigint NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, survey)
  );
  -- Ten minutes of wrong guesses need not outlive a crash of the server, nor stand in its log.
  CREATE UNLOGGED TABLE attempts (
    account text COLLATE "C" NOT NULL, place text COLLATE "C" NOT NULL, at bigint NOT NULL, ended boolean NOT NULL,
    PRIMARY KEY (account, place)
  );
  CREATE INDEX attempts_by_time ON attempts (at);
  `,
  // Document type and day of birth, as a hash under the census key; null where the council lists none.
  'ALTER TABLE census ADD COLUMN papers text',
  // The day on which a device's newest session ends: a device that is not used any more is erased one day.
  'ALTER TABLE devices ADD COLUMN last_session bigint',
];
