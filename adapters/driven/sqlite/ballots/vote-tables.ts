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

/** The key of a person whose number was corrected; the amendment of a fixed census that a second person has not signed; letters of votes in numbers. */
export const censusTables = `
  ALTER TABLE census ADD COLUMN same_as TEXT;
  CREATE TABLE IF NOT EXISTS census_amendments (
    realm TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL, changes TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS letter_records (
    realm TEXT NOT NULL, vote TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, vote)
  ) WITHOUT ROWID;
  `;

/** Ballot boxes; the surveys that wait for their paper ballots; and what two people typed of each ballot, which names no voter: ballots have their numbers after they were mixed. */
export const boxTables = `
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
  `;

const countPaperChange = (row: 'NEW' | 'OLD') => `BEGIN
    INSERT INTO paper_changes SELECT ${row}.realm, ${row}.vote, 0 WHERE NOT EXISTS
      (SELECT 1 FROM paper_changes WHERE realm = ${row}.realm AND vote = ${row}.vote);
    UPDATE paper_changes SET changes = changes + 1 WHERE realm = ${row}.realm AND vote = ${row}.vote;
  END;`;

/** How often something was typed of the paper ballots of a vote, taken back or erased, whoever did it: a process that knows what there was at one count need not read it again. */
export const paperChanges = `
  CREATE TABLE IF NOT EXISTS paper_changes (
    realm TEXT NOT NULL, vote TEXT NOT NULL, changes INTEGER NOT NULL, PRIMARY KEY (realm, vote)
  ) WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS paper_came AFTER INSERT ON paper_entries ${countPaperChange('NEW')}
  CREATE TRIGGER IF NOT EXISTS paper_changed AFTER UPDATE ON paper_entries ${countPaperChange('NEW')}
  CREATE TRIGGER IF NOT EXISTS paper_went AFTER DELETE ON paper_entries ${countPaperChange('OLD')}
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

/** The closing of votes: what two people signed, and the samples of paper ballots. */
export const closingTables = `
  CREATE TABLE IF NOT EXISTS closing_books (
    realm TEXT NOT NULL, vote TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, vote)
  ) WITHOUT ROWID;
  `;

/** Kiosks of votes, and the passes that are used at them: the hash of each pass or token, and the person sealed under it. What is over is erased. */
export const kioskTables = `
  CREATE TABLE IF NOT EXISTS kiosks (
    realm TEXT NOT NULL, vote TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, code TEXT, token TEXT,
    until INTEGER NOT NULL, PRIMARY KEY (realm, vote, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS kiosk_passes (
    realm TEXT NOT NULL, digest TEXT NOT NULL, vote TEXT NOT NULL, kiosk TEXT NOT NULL, sealed TEXT NOT NULL,
    until INTEGER NOT NULL, PRIMARY KEY (realm, digest)
  ) WITHOUT ROWID;
  `;

/**
 * When the page of a kiosk asked last, in whole minutes. And what was typed of paper ballots goes with the second signature on
 * the record; here it goes of votes that were closed before.
 */
export const seenAndErased = `
  ALTER TABLE kiosks ADD COLUMN seen INTEGER;
  DELETE FROM paper_entries WHERE EXISTS (SELECT 1 FROM closing_books c
    WHERE c.realm = paper_entries.realm AND c.vote = paper_entries.vote AND c.body ->> '$.signed' IS NOT NULL);
  `;
