/* Tables of votes in PostgreSQL: steps of the schema, in office-migrations.ts. */

/** Who opened which vote, and what was fixed then, as in the embedded database. */
export const openedTables = `
  CREATE TABLE IF NOT EXISTS vote_records (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, body text NOT NULL, PRIMARY KEY (realm, vote)
  );
  CREATE TABLE IF NOT EXISTS opened_surveys (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, survey)
  );
  `;

/** The desk of a vote, as in the embedded database. */
export const deskTables = `
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
  `;
