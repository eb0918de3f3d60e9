/** Steps of the schema for votes at desks and on paper, as in the embedded database. They come after those of the office. */
export const votingMigrations: readonly string[] = [
  // Ballot boxes, the surveys that wait for their paper ballots, and what was typed of these, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS ballot_boxes (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, body text NOT NULL, PRIMARY KEY (realm, vote)
  );
  CREATE TABLE IF NOT EXISTS awaited_paper (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, PRIMARY KEY (realm, survey)
  );
  CREATE TABLE IF NOT EXISTS paper_entries (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, box text COLLATE "C" NOT NULL,
    number integer NOT NULL, person text COLLATE "C" NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, vote, box, number, person)
  );
  `,
  // The desk of a vote, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS desk_counts (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, channel text COLLATE "C" NOT NULL,
    box text COLLATE "C" NOT NULL, count integer NOT NULL, PRIMARY KEY (realm, vote, channel, box)
  );
  CREATE TABLE IF NOT EXISTS desk_tries (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, attempt text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, vote, attempt)
  );
  CREATE TABLE IF NOT EXISTS turnout_days (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, day text COLLATE "C" NOT NULL,
    count integer NOT NULL, PRIMARY KEY (realm, vote, day)
  );
  CREATE TABLE IF NOT EXISTS desk_passes (
    realm text COLLATE "C" NOT NULL, pass text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL,
    until bigint NOT NULL, person text NOT NULL, PRIMARY KEY (realm, pass)
  );
  CREATE TABLE IF NOT EXISTS kiosks (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, token text COLLATE "C" NOT NULL UNIQUE,
    until bigint NOT NULL, body text NOT NULL, PRIMARY KEY (realm, id)
  );
  `,
];
