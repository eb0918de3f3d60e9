/** Steps of the schema for votes at desks and on paper. They come after those of the office. */
export const votingMigrations: readonly string[] = [
  // Ballot boxes; the surveys that wait for their paper ballots; and what two people typed of each ballot, which names no
  // voter: ballots have their numbers after they were mixed.
  `
  CREATE TABLE IF NOT EXISTS ballot_boxes (
    realm TEXT NOT NULL, vote TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, vote)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS awaited_paper (
    realm TEXT NOT NULL, survey TEXT NOT NULL, PRIMARY KEY (realm, survey)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS paper_entries (
    realm TEXT NOT NULL, vote TEXT NOT NULL, box TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (realm, vote, box, number, person)
  ) WITHOUT ROWID;
  `,
  // The desk of a vote: what was counted by channel, which tries were stored (as hashes that lead to no mark), how many had
  // voted by the end of each day, passes and kiosks. No row of these names a person or a mark.
  `
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
  CREATE TABLE IF NOT EXISTS desk_passes (
    realm TEXT NOT NULL, pass TEXT NOT NULL, vote TEXT NOT NULL, until INTEGER NOT NULL, person TEXT NOT NULL,
    PRIMARY KEY (realm, pass)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS kiosks (
    realm TEXT NOT NULL, id TEXT NOT NULL, token TEXT NOT NULL UNIQUE, until INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  `,
];
