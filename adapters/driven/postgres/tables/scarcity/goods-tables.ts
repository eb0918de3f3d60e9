/** Scarce goods, as in the embedded database. */
export const goodsTables = `
  CREATE TABLE IF NOT EXISTS scarce_goods (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, transactions bigint NOT NULL,
    PRIMARY KEY (realm, good)
  );
  CREATE TABLE IF NOT EXISTS scarce_pools (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    size bigint NOT NULL, per_holder bigint, closed integer NOT NULL, held bigint NOT NULL CHECK (held >= 0),
    taken bigint NOT NULL CHECK (taken >= 0), PRIMARY KEY (realm, good, id), CHECK (held + taken <= size)
  );
  CREATE TABLE IF NOT EXISTS scarce_grants (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    holder text COLLATE "C" NOT NULL, takes text NOT NULL, status text NOT NULL, until bigint,
    extended integer NOT NULL, uses integer NOT NULL, used integer NOT NULL CHECK (used BETWEEN 0 AND uses),
    ends bigint, PRIMARY KEY (realm, good, id)
  );
  CREATE INDEX IF NOT EXISTS scarce_grants_by_holder ON scarce_grants (realm, good, holder);
  CREATE INDEX IF NOT EXISTS scarce_grants_by_end ON scarce_grants (realm, good, ends) WHERE ends IS NOT NULL;
  CREATE TABLE IF NOT EXISTS scarce_cells (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, pool text COLLATE "C" NOT NULL,
    cell text COLLATE "C" NOT NULL, grant_id text COLLATE "C" NOT NULL, PRIMARY KEY (realm, good, pool, cell)
  );
  CREATE TABLE IF NOT EXISTS scarce_entries (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, transaction_number bigint NOT NULL,
    line integer NOT NULL, at bigint NOT NULL, kind text NOT NULL, account text NOT NULL, place text,
    amount bigint NOT NULL, PRIMARY KEY (realm, good, transaction_number, line)
  );
  CREATE TABLE IF NOT EXISTS scarce_attempts (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL,
    body_hash text NOT NULL, answer text NOT NULL, at bigint NOT NULL, PRIMARY KEY (realm, good, key)
  );
  CREATE TABLE IF NOT EXISTS scarce_records (
    realm text COLLATE "C" NOT NULL, good text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL, owner text COLLATE "C" NOT NULL, at bigint NOT NULL,
    version integer NOT NULL CHECK (version > 0), body text NOT NULL, PRIMARY KEY (realm, good, kind, id)
  );
  CREATE INDEX IF NOT EXISTS scarce_entries_by_account ON scarce_entries (realm, good, account, amount)
    WHERE kind = 'cents';
  CREATE INDEX IF NOT EXISTS scarce_records_by_time ON scarce_records (realm, good, kind, at, id);
  CREATE INDEX IF NOT EXISTS scarce_records_by_owner ON scarce_records (realm, good, kind, owner, at, id);
  CREATE INDEX IF NOT EXISTS scarce_records_by_kind ON scarce_records (realm, kind, good);
  `;

/** What records are counted by, as in the embedded database. */
export const countedRecords = `
  ALTER TABLE scarce_records ADD COLUMN IF NOT EXISTS status text COLLATE "C" NOT NULL DEFAULT '';
  UPDATE scarce_records SET status = body::json ->> 'status' WHERE json_typeof(body::json -> 'status') = 'string';
  DROP INDEX IF EXISTS scarce_records_by_owner;
  CREATE INDEX scarce_records_by_owner ON scarce_records (realm, good, kind, owner, at, id, status);
  `;
