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

/** The key of a person whose number was corrected; the amendment of a fixed census; letters of votes. */
export const censusTables = `
  ALTER TABLE census ADD COLUMN IF NOT EXISTS same_as text;
  CREATE TABLE IF NOT EXISTS census_amendments
    (realm text COLLATE "C" PRIMARY KEY, version bigint NOT NULL, body text NOT NULL, changes text NOT NULL);
  CREATE TABLE IF NOT EXISTS letter_records
    (realm text COLLATE "C", vote text COLLATE "C", body text NOT NULL, PRIMARY KEY (realm, vote));
  `;

/** Ballot boxes, the surveys that wait for their paper ballots, and what was typed of these, as in the embedded database. */
export const boxTables = `
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
  `;

/** How often something was typed of the paper ballots of a vote, as in the embedded database. Statements count once, not once a row. */
export const paperChanges = `
  CREATE TABLE IF NOT EXISTS paper_changes (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, changes bigint NOT NULL, PRIMARY KEY (realm, vote)
  );
  CREATE OR REPLACE FUNCTION count_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO paper_changes SELECT DISTINCT realm, vote, 1 FROM touched
      ON CONFLICT (realm, vote) DO UPDATE SET changes = paper_changes.changes + 1;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER paper_came AFTER INSERT ON paper_entries
    REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_paper_change();
  CREATE OR REPLACE TRIGGER paper_changed AFTER UPDATE ON paper_entries
    REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_paper_change();
  CREATE OR REPLACE TRIGGER paper_went AFTER DELETE ON paper_entries
    REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_paper_change();
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

/** The closing of votes, as in the embedded database. */
export const closingTables = `
  CREATE TABLE IF NOT EXISTS closing_books (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, body text NOT NULL, PRIMARY KEY (realm, vote)
  );
  `;

/** Kiosks of votes, and the passes that are used at them, as in the embedded database. */
export const kioskTables = `
  CREATE TABLE IF NOT EXISTS kiosks (
    realm text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, name text NOT NULL,
    code text COLLATE "C", token text COLLATE "C", until bigint NOT NULL, PRIMARY KEY (realm, vote, id)
  );
  CREATE TABLE IF NOT EXISTS kiosk_passes (
    realm text COLLATE "C" NOT NULL, digest text COLLATE "C" NOT NULL, vote text COLLATE "C" NOT NULL,
    kiosk text COLLATE "C" NOT NULL, sealed text NOT NULL, until bigint NOT NULL, PRIMARY KEY (realm, digest)
  );
  `;

/**
 * When the page of a kiosk asked last, in whole minutes. And what was typed of paper ballots goes with the second signature on
 * the record; here it goes of votes that were closed before.
 */
export const seenAndErased = `
  ALTER TABLE kiosks ADD COLUMN IF NOT EXISTS seen bigint;
  DELETE FROM paper_entries e USING closing_books c
    WHERE c.realm = e.realm AND c.vote = e.vote AND (c.body::jsonb ->> 'signed') IS NOT NULL;
  `;
