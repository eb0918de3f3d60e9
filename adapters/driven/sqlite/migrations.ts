import { officeMigrations } from './office-migrations.ts';
import { votingMigrations } from './voting-migrations.ts';

/**
 * The schema of the database, in numbered steps; `user_version` is the step that a database has. Marks and ballots
 * are WITHOUT ROWID under random keys, so that no column and no page order shows which came with which.
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
  // Document type and day of birth, as a hash under the census key; null if the council lists none.
  'ALTER TABLE census ADD COLUMN papers TEXT',
  // Failed checks of the last ten minutes, a row for each account that one counts against; accounts are hashes.
  `
  CREATE TABLE attempts (account TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX attempts_by_account ON attempts (account, at);
  `,
  // The day on which a device's newest session ends: a device that is no longer used is erased later.
  'ALTER TABLE devices ADD COLUMN last_session INTEGER',
  // The running tally of each survey, derived from its ballots: `question` says which question it counts for, `whole`
  // that it was counted from all ballots and that no ballot has come since.
  `
  CREATE TABLE tallies (
    realm TEXT NOT NULL, survey TEXT NOT NULL, question TEXT NOT NULL, ballots INTEGER NOT NULL,
    whole INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, survey)
  ) WITHOUT ROWID;
  `,
  // Requests and the rows that belong to them. `sender_key`, `print` and `person` are hashes under a key that is not
  // in the database.
  `
  CREATE TABLE requests (
    realm TEXT NOT NULL, id TEXT NOT NULL, iid TEXT NOT NULL, sender_key TEXT NOT NULL, print TEXT NOT NULL,
    mailbox TEXT NOT NULL, person TEXT, created INTEGER NOT NULL, status TEXT NOT NULL, lat REAL, lng REAL,
    body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX requests_by_key ON requests (realm, sender_key);
  CREATE UNIQUE INDEX requests_by_number ON requests (realm, iid);
  CREATE INDEX requests_by_person ON requests (realm, person) WHERE person IS NOT NULL;
  CREATE INDEX requests_by_time ON requests (realm, created);
  CREATE INDEX requests_by_place ON requests (realm, mailbox, lat) WHERE lat IS NOT NULL;
  CREATE TABLE request_numbers (
    realm TEXT NOT NULL, year INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (realm, year)
  ) WITHOUT ROWID;
  CREATE TABLE request_followers (
    realm TEXT NOT NULL, id TEXT NOT NULL, follower TEXT NOT NULL, email TEXT, PRIMARY KEY (realm, id, follower)
  ) WITHOUT ROWID;
  CREATE TABLE assets (
    realm TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
    bytes INTEGER NOT NULL, signed INTEGER NOT NULL, hash TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE INDEX assets_by_owner ON assets (realm, owner, created);
  CREATE TABLE captchas (
    realm TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE TABLE payments (
    realm TEXT NOT NULL, id TEXT NOT NULL, token TEXT NOT NULL, mailbox TEXT NOT NULL, amount INTEGER NOT NULL,
    concept TEXT NOT NULL, status TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX payments_by_token ON payments (token);
  `,
  // What people entered about themselves; `email` is there once it is verified. The request that an upload belongs
  // to: uploads without a request are erased later.
  `
  CREATE TABLE profiles (
    realm TEXT NOT NULL, user_id TEXT NOT NULL, email TEXT, changed INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (realm, user_id)
  ) WITHOUT ROWID;
  CREATE INDEX profiles_by_email ON profiles (realm, email) WHERE email IS NOT NULL;
  ALTER TABLE assets ADD COLUMN request TEXT;
  UPDATE assets SET request = (
    SELECT r.id FROM requests AS r WHERE r.realm = assets.realm AND instr(r.body, '"' || assets.id || '"') > 0 LIMIT 1
  );
  CREATE INDEX assets_by_time ON assets (created) WHERE request IS NULL;
  CREATE INDEX assets_by_request ON assets (realm, request) WHERE request IS NOT NULL;
  CREATE INDEX assets_by_hash ON assets (hash);
  `,
  // Who likes which proposal. `mark` is a hash under a key that is not in the database; no time is stored. And the
  // proposals that staff made of requests: loading the town leaves them unchanged.
  `
  CREATE TABLE likes (
    realm TEXT NOT NULL, content TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (realm, content, mark)
  ) WITHOUT ROWID;
  CREATE TABLE published_proposals (
    realm TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  `,
  // Who follows what, and of what they were notified. `follower` identifies an address or a browser, as a hash under
  // a key that is not in the database; the address itself is in `body`, because mail is sent to it.
  `
  CREATE TABLE follows (
    realm TEXT NOT NULL, id TEXT NOT NULL, follower TEXT NOT NULL, subject TEXT NOT NULL, confirmed INTEGER NOT NULL,
    counted INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE INDEX follows_by_follower ON follows (realm, follower);
  CREATE INDEX follows_by_subject ON follows (realm, subject, id) WHERE confirmed = 1;
  `,
  // Comments on proposals, who supports and who reported them. `sender_key`, `print` and the marks are hashes under a
  // key that is not in the database; `author` is a user, from whom nothing in the database leads to a person.
  `
  CREATE TABLE comments (
    realm TEXT NOT NULL, id TEXT NOT NULL, content TEXT NOT NULL, reply_to TEXT, author TEXT, name TEXT,
    state TEXT NOT NULL, reports INTEGER NOT NULL, created INTEGER NOT NULL, sender_key TEXT NOT NULL,
    print TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX comments_by_key ON comments (realm, sender_key);
  CREATE INDEX comments_by_content ON comments (realm, content);
  CREATE INDEX comments_by_author ON comments (realm, author, created) WHERE author IS NOT NULL;
  CREATE INDEX comments_waiting ON comments (realm, created) WHERE state = 'pending' OR reports > 0;
  CREATE TABLE comment_supports (
    realm TEXT NOT NULL, id TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (realm, id, mark)
  ) WITHOUT ROWID;
  CREATE TABLE comment_reports (
    realm TEXT NOT NULL, id TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (realm, id, mark)
  ) WITHOUT ROWID;
  `,
  // What staff decided about showing a request publicly; earlier requests wait for that decision. Unconfirmed
  // addresses are removed: followers are notified by `follows` only.
  `
  ALTER TABLE requests ADD COLUMN approval TEXT;
  ALTER TABLE request_followers DROP COLUMN email;
  `,
  // Who sent a request: `sender` and `email` are hashes of a device and of the address in it, under a key that is not
  // in the database. `verified` says that the device had verified that address. `replied`: the sender replied last.
  `
  ALTER TABLE requests ADD COLUMN sender TEXT;
  ALTER TABLE requests ADD COLUMN email TEXT;
  ALTER TABLE requests ADD COLUMN verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE requests ADD COLUMN replied INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX requests_by_sender ON requests (realm, sender, created) WHERE sender IS NOT NULL;
  CREATE INDEX requests_by_email ON requests (realm, email, created) WHERE verified = 1;
  CREATE INDEX requests_replied ON requests (realm, created) WHERE replied = 1;
  `,
  // How often the contents of each town have changed: what was made from them holds until then.
  `
  CREATE TABLE content_versions (realm TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // Whose a payment is, and what it is for: so far always a request to a mailbox.
  `
  ALTER TABLE payments RENAME COLUMN mailbox TO subject_id;
  ALTER TABLE payments ADD COLUMN subject TEXT NOT NULL DEFAULT 'request';
  ALTER TABLE payments ADD COLUMN payer TEXT;
  CREATE INDEX payments_by_payer ON payments (realm, payer, subject, subject_id) WHERE payer IS NOT NULL;
  `,
  // The mails about new requests that wait: the receipt of the sender, whose address is erased with the row once it is
  // sent, and the notice to the council.
  `
  CREATE TABLE request_mails (
    realm TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, mailbox TEXT NOT NULL, email TEXT, due INTEGER NOT NULL,
    tries INTEGER NOT NULL, PRIMARY KEY (realm, id, kind)
  ) WITHOUT ROWID;
  CREATE INDEX request_mails_by_time ON request_mails (due);
  `,
  // How much networks and towns have uploaded in the last day; the network is a hash under a key that is not in the
  // database.
  `
  CREATE TABLE upload_bytes (realm TEXT NOT NULL, network TEXT NOT NULL, at INTEGER NOT NULL, bytes INTEGER NOT NULL);
  CREATE INDEX upload_bytes_by_realm ON upload_bytes (realm);
  `,
  // A mail's address is read from its request when it is sent. `plain_senders` lists what earlier steps stored in plain
  // text: addresses that senders had verified, and the users who uploaded files. Both are replaced at the next start
  // with the key that this needs, and the table is empty from then on.
  `
  ALTER TABLE request_mails DROP COLUMN email;
  CREATE TABLE plain_senders (
    realm TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (realm, kind, id)
  ) WITHOUT ROWID;
  INSERT INTO plain_senders SELECT realm, 'email', id FROM requests WHERE instr(body, '"verifiedEmail":"') > 0;
  INSERT INTO plain_senders SELECT DISTINCT realm, 'owner', owner FROM assets;
  `,
  // What towns have announced to other programs, the requests that came or changed since then, and the messages that
  // wait. A trigger notes a request in the transaction of its change, whichever statement changes it.
  `
  CREATE TABLE IF NOT EXISTS webhook_facts (realm TEXT PRIMARY KEY, facts TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS changed_requests (
    realm TEXT NOT NULL, iid TEXT NOT NULL, PRIMARY KEY (realm, iid)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS webhooks (
    id TEXT PRIMARY KEY, realm TEXT NOT NULL, hook TEXT NOT NULL, body TEXT NOT NULL, due INTEGER NOT NULL,
    tries INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS webhooks_by_time ON webhooks (due, id);
  CREATE TRIGGER IF NOT EXISTS request_came AFTER INSERT ON requests
    BEGIN INSERT OR IGNORE INTO changed_requests VALUES (NEW.realm, NEW.iid); END;
  CREATE TRIGGER IF NOT EXISTS request_changed AFTER UPDATE OF status, approval, body ON requests
    BEGIN INSERT OR IGNORE INTO changed_requests VALUES (NEW.realm, NEW.iid); END;
  `,
  // Who did what to which subject, chained by hashes. Rows are only added; erasing removes words and salt.
  `
  CREATE TABLE IF NOT EXISTS steps (
    realm TEXT NOT NULL, subject TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, by_whom TEXT NOT NULL,
    act TEXT NOT NULL, from_state TEXT, to_state TEXT, words TEXT, salt TEXT, digest TEXT, previous TEXT NOT NULL,
    hash TEXT NOT NULL, PRIMARY KEY (realm, subject, number)
  ) WITHOUT ROWID;
  `,
  // When each collection of a town last changed. What is stored already has no row: its last change is unknown.
  `
  CREATE TABLE IF NOT EXISTS content_changes (
    realm TEXT NOT NULL, collection TEXT NOT NULL, changed INTEGER NOT NULL, PRIMARY KEY (realm, collection)
  ) WITHOUT ROWID;
  `,
  ...officeMigrations,
  ...votingMigrations,
];
