/* Tables of votes in the embedded database: steps of the schema, in office-migrations.ts. */

/** Who opened which vote, and what was fixed then; which surveys no load changes any more. */
export const openedTables = `
  CREATE TABLE IF NOT EXISTS vote_records (
    realm TEXT NOT NULL, vote TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, vote)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS opened_surveys (
    realm TEXT NOT NULL, survey TEXT NOT NULL, vote TEXT NOT NULL, PRIMARY KEY (realm, survey)
  ) WITHOUT ROWID;
  `;

/** The desk of a vote: what was counted by channel, which tries were stored (as hashes that lead to no mark), how many had voted by the end of each day. No row of these names a person or a mark. */
export const deskTables = `
  CREATE TABLE IF NOT EXISTS desk_counts (
    realm TEXT NOT NULL, vote TEXT NOT NULL, channel TEXT NOT NULL, box TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (realm, vote, channel, box)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS desk_tries (
    realm TEXT NOT NULL, vote TEXT NOT NULL, attempt TEXT NOT NULL, PRIMARY KEY (realm, vote, attempt)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS turnout_days (
    realm TEXT NOT NULL, vote TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (realm, vote, day)
  ) WITHOUT ROWID;
  `;
