import { officeMigrations } from './office-migrations.ts';
import { votingMigrations } from './voting-migrations.ts';

/**
 * The schema of the database, in numbered steps. Keys compare byte by byte, as they do in the embedded database.
 * Names and answers are stored as text, not as the server's JSON type: an answer is returned exactly as it was
 * received.
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
  // Document type and day of birth, as a hash under the census key; null if the council lists none.
  'ALTER TABLE census ADD COLUMN papers text',
  // The day on which a device's newest session ends: a device that is no longer used is erased later.
  'ALTER TABLE devices ADD COLUMN last_session bigint',
  // Requests and the rows that belong to them. `sender_key`, `print` and `person` are hashes under a key that is not
  // in the database.
  `
  CREATE TABLE requests (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, iid text COLLATE "C" NOT NULL,
    sender_key text NOT NULL, print text NOT NULL, mailbox text COLLATE "C" NOT NULL, person text,
    created bigint NOT NULL, status text NOT NULL, lat double precision, lng double precision, body text NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE UNIQUE INDEX requests_by_key ON requests (realm, sender_key);
  CREATE UNIQUE INDEX requests_by_number ON requests (realm, iid);
  CREATE INDEX requests_by_person ON requests (realm, person) WHERE person IS NOT NULL;
  CREATE INDEX requests_by_time ON requests (realm, created);
  CREATE INDEX requests_by_place ON requests (realm, mailbox, lat) WHERE lat IS NOT NULL;
  CREATE TABLE request_numbers (
    realm text COLLATE "C" NOT NULL, year integer NOT NULL, last integer NOT NULL, PRIMARY KEY (realm, year)
  );
  CREATE TABLE request_followers (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, follower text NOT NULL, email text,
    PRIMARY KEY (realm, id, follower)
  );
  CREATE TABLE assets (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, owner text NOT NULL, name text NOT NULL,
    kind text NOT NULL, bytes bigint NOT NULL, signed boolean NOT NULL, hash text NOT NULL, created bigint NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE INDEX assets_by_owner ON assets (realm, owner, created);
  CREATE TABLE captchas (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, answer text NOT NULL, until bigint NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE TABLE payments (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, token text COLLATE "C" NOT NULL UNIQUE,
    mailbox text NOT NULL, amount bigint NOT NULL, concept text NOT NULL, status text NOT NULL,
    created bigint NOT NULL, PRIMARY KEY (realm, id)
  );
  `,
  // The running tally of each survey, as in the embedded database.
  `
  CREATE TABLE tallies (
    realm text COLLATE "C" NOT NULL, survey text COLLATE "C" NOT NULL, question text NOT NULL, ballots bigint NOT NULL,
    whole boolean NOT NULL, body text NOT NULL, PRIMARY KEY (realm, survey)
  );
  `,
  // Profiles, and the request that an upload belongs to, as in the embedded database.
  `
  CREATE TABLE profiles (
    realm text COLLATE "C" NOT NULL, user_id text COLLATE "C" NOT NULL, email text COLLATE "C", changed bigint NOT NULL,
    body text NOT NULL, PRIMARY KEY (realm, user_id)
  );
  CREATE INDEX profiles_by_email ON profiles (realm, email) WHERE email IS NOT NULL;
  ALTER TABLE assets ADD COLUMN request text COLLATE "C";
  UPDATE assets SET request = (
    SELECT r.id FROM requests AS r
    WHERE r.realm = assets.realm AND strpos(r.body, '"' || assets.id || '"') > 0 LIMIT 1
  );
  CREATE INDEX assets_by_time ON assets (created) WHERE request IS NULL;
  CREATE INDEX assets_by_request ON assets (realm, request) WHERE request IS NOT NULL;
  CREATE INDEX assets_by_hash ON assets (hash);
  `,
  // Who likes which proposal, and which proposals staff made of requests, as in the embedded database.
  `
  CREATE TABLE likes (
    realm text COLLATE "C" NOT NULL, content text COLLATE "C" NOT NULL, mark text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, content, mark)
  );
  CREATE TABLE published_proposals (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, body text NOT NULL, PRIMARY KEY (realm, id)
  );
  `,
  // Who follows what, as in the embedded database.
  `
  CREATE TABLE follows (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, follower text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL, confirmed integer NOT NULL, counted bigint NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE INDEX follows_by_follower ON follows (realm, follower);
  CREATE INDEX follows_by_subject ON follows (realm, subject, id) WHERE confirmed = 1;
  `,
  // Comments on proposals, who supports and who reported them, as in the embedded database.
  `
  CREATE TABLE comments (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, content text COLLATE "C" NOT NULL,
    reply_to text COLLATE "C", author text COLLATE "C", name text, state text NOT NULL, reports integer NOT NULL,
    created bigint NOT NULL, sender_key text NOT NULL, print text NOT NULL, body text NOT NULL, PRIMARY KEY (realm, id)
  );
  CREATE UNIQUE INDEX comments_by_key ON comments (realm, sender_key);
  CREATE INDEX comments_by_content ON comments (realm, content);
  CREATE INDEX comments_by_author ON comments (realm, author, created) WHERE author IS NOT NULL;
  CREATE INDEX comments_waiting ON comments (realm, created) WHERE state = 'pending' OR reports > 0;
  CREATE TABLE comment_supports (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, mark text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, id, mark)
  );
  CREATE TABLE comment_reports (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, mark text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, id, mark)
  );
  `,
  // What staff decided about showing a request publicly; unconfirmed addresses are removed, as in the embedded
  // database.
  `
  ALTER TABLE requests ADD COLUMN approval text COLLATE "C";
  ALTER TABLE request_followers DROP COLUMN email;
  `,
  // Who sent a request, and whether they replied last, as in the embedded database.
  `
  ALTER TABLE requests ADD COLUMN sender text COLLATE "C";
  ALTER TABLE requests ADD COLUMN email text COLLATE "C";
  ALTER TABLE requests ADD COLUMN verified integer NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN replied integer NOT NULL DEFAULT 0;
  CREATE INDEX requests_by_sender ON requests (realm, sender, created) WHERE sender IS NOT NULL;
  CREATE INDEX requests_by_email ON requests (realm, email, created) WHERE verified = 1;
  CREATE INDEX requests_replied ON requests (realm, created) WHERE replied = 1;
  `,
  // How often the contents of each town have changed, as in the embedded database.
  `
  CREATE TABLE content_versions (realm text COLLATE "C" PRIMARY KEY, version bigint NOT NULL);
  `,
  // Whose a payment is, and what it is for, as in the embedded database.
  `
  ALTER TABLE payments RENAME COLUMN mailbox TO subject_id;
  ALTER TABLE payments ADD COLUMN subject text COLLATE "C" NOT NULL DEFAULT 'request';
  ALTER TABLE payments ADD COLUMN payer text COLLATE "C";
  CREATE INDEX payments_by_payer ON payments (realm, payer, subject, subject_id) WHERE payer IS NOT NULL;
  `,
  // The mails about new requests that wait, as in the embedded database.
  `
  CREATE TABLE request_mails (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL,
    mailbox text COLLATE "C" NOT NULL, email text COLLATE "C", due bigint NOT NULL, tries integer NOT NULL,
    PRIMARY KEY (realm, id, kind)
  );
  CREATE INDEX request_mails_by_time ON request_mails (due);
  `,
  // How much networks and towns have uploaded in the last day, as in the embedded database.
  `
  CREATE TABLE upload_bytes (
    realm text COLLATE "C" NOT NULL, network text COLLATE "C" NOT NULL, at bigint NOT NULL, bytes bigint NOT NULL
  );
  CREATE INDEX upload_bytes_by_realm ON upload_bytes (realm);
  `,
  // What earlier steps stored about senders in plain text, as in the embedded database.
  `
  ALTER TABLE request_mails DROP COLUMN email;
  CREATE TABLE plain_senders (
    realm text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, PRIMARY KEY (realm, kind, id)
  );
  INSERT INTO plain_senders SELECT realm, 'email', id FROM requests WHERE position('"verifiedEmail":"' in body) > 0;
  INSERT INTO plain_senders SELECT DISTINCT realm, 'owner', owner FROM assets;
  `,
  // What towns have announced to other programs, as in the embedded database. A request that is changed again keeps its
  // row locked until then: otherwise it could be announced, and read by a receiver, before the change is there.
  `
  CREATE TABLE IF NOT EXISTS webhook_facts (realm text COLLATE "C" PRIMARY KEY, facts text NOT NULL);
  CREATE TABLE IF NOT EXISTS changed_requests (
    realm text COLLATE "C" NOT NULL, iid text COLLATE "C" NOT NULL, PRIMARY KEY (realm, iid)
  );
  CREATE TABLE IF NOT EXISTS webhooks (
    id text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, hook text COLLATE "C" NOT NULL,
    body text NOT NULL, due bigint NOT NULL, tries integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS webhooks_by_time ON webhooks (due, id);
  CREATE OR REPLACE FUNCTION note_changed_request() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('INSERT INTO %I.changed_requests VALUES ($1, $2)
        ON CONFLICT (realm, iid) DO UPDATE SET iid = excluded.iid', TG_TABLE_SCHEMA) USING NEW.realm, NEW.iid;
      RETURN NULL;
    END $$;
  CREATE OR REPLACE TRIGGER request_came AFTER INSERT ON requests
    FOR EACH ROW EXECUTE FUNCTION note_changed_request();
  CREATE OR REPLACE TRIGGER request_changed AFTER UPDATE OF status, approval, body ON requests
    FOR EACH ROW EXECUTE FUNCTION note_changed_request();
  `,
  // Who did what to which subject, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS steps (
    realm text COLLATE "C" NOT NULL, subject text COLLATE "C" NOT NULL, number integer NOT NULL, at bigint NOT NULL,
    by_whom text NOT NULL, act text NOT NULL, from_state text, to_state text, words text, salt text, digest text,
    previous text NOT NULL, hash text NOT NULL, PRIMARY KEY (realm, subject, number)
  );
  `,
  // When each collection of a town last changed, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS content_changes (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, changed bigint NOT NULL,
    PRIMARY KEY (realm, collection)
  );
  `,
  ...officeMigrations,
  ...votingMigrations,
];
