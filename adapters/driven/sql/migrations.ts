/**
 * The database's shape, one numbered step each; `user_version` tells how far a database has come. Marks and ballots
 * are WITHOUT ROWID under random keys, so that no column and no page order tells which came with which.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE towns (realm TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE documents (
    realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (realm, collection, id)
  ) WITHOUT ROWID;
  CREATE TABLE census (
    realm TEXT NOT NULL, person TEXT NOT NULL, secrets TEXT NOT NULL, PRIMARY KEY (realm, person)
  ) WITHOUT ROWID;
  CREATE TABLE devices (
    device TEXT PRIMARY KEY, realm TEXT NOT NULL, user_id TEXT NOT NULL UNIQUE
  ) WITHOUT ROWID;
  CREATE TABLE sessions (
    session TEXT PRIMARY KEY, realm TEXT NOT NULL, user_id TEXT NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE marks (
    realm TEXT NOT NULL, survey TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (realm, survey, mark)
  ) WITHOUT ROWID;
  CREATE TABLE ballots (
    realm TEXT NOT NULL, survey TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (realm, survey, id)
  ) WITHOUT ROWID;
  CREATE TABLE voted_devices (
    realm TEXT NOT NULL, survey TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (realm, survey, mark)
  ) WITHOUT ROWID;
  CREATE TABLE live_results (
    realm TEXT NOT NULL, survey TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, survey)
  ) WITHOUT ROWID;
  `,
  // Document type and day of birth, as a hash under the census key; null where the council lists none.
  'ALTER TABLE census ADD COLUMN papers TEXT',
  // Failed checks of the last ten minutes, a row for each account that one counts against; accounts are hashes.
  `
  CREATE TABLE attempts (account TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX attempts_by_account ON attempts (account, at);
  `,
  // The day on which a device's newest session ends: a device that is not used any more is erased one day.
  'ALTER TABLE devices ADD COLUMN last_session INTEGER',
  // The running tally of each survey, derived from its ballots: `question` tells which question it counts for, `whole`
  // that it was counted from all ballots and that none has come since.
  `
  CREATE TABLE tallies (
    realm TEXT NOT NULL, survey TEXT NOT NULL, question TEXT NOT NULL, ballots INTEGER NOT NULL,
    whole INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, survey)
  ) WITHOUT ROWID;
  `,
];
