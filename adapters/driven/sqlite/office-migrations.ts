import {
  boxTables,
  censusTables,
  closingTables,
  deskTables,
  kioskTables,
  openedTables,
  paperChanges,
  seenAndErased,
} from './ballots/vote-tables.ts';
import { titlesByKind } from './tables/documents/title-steps.ts';
import { countedRecords, goodsTables } from './tables/scarcity/goods-tables.ts';
import { openRequests } from './tables/open-requests.ts';
import { shopTables } from './tables/vouchers/shop-tables.ts';

/**
 * The steps of the schema since staff sign in as people. They follow those of `migrations.ts`, and a new step comes last
 * here.
 */
export const officeMigrations: readonly string[] = [
  // People of staff, the browsers in which they are signed in, tokens of programs, and what passkeys are asked to sign.
  // Secrets are stored as hashes.
  `
  CREATE TABLE IF NOT EXISTS staff_people (
    realm TEXT NOT NULL, id TEXT NOT NULL, created INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS staff_sessions (
    session TEXT PRIMARY KEY, realm TEXT NOT NULL, id TEXT NOT NULL, person TEXT NOT NULL, way TEXT NOT NULL,
    device TEXT NOT NULL, opened INTEGER NOT NULL, used INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS staff_sessions_by_person ON staff_sessions (realm, person, used);
  CREATE TABLE IF NOT EXISTS staff_tokens (
    token TEXT PRIMARY KEY, realm TEXT NOT NULL, id TEXT NOT NULL, made INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS staff_tokens_by_id ON staff_tokens (realm, id);
  CREATE TABLE IF NOT EXISTS staff_challenges (
    challenge TEXT PRIMARY KEY, realm TEXT NOT NULL, until INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  // Answers that staff write once and send often.
  `
  CREATE TABLE IF NOT EXISTS answer_templates (
    realm TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  `,
  // What was taken for a payment, by whom, on which request it was spent, and what was returned of it.
  `
  ALTER TABLE payments ADD COLUMN till TEXT;
  ALTER TABLE payments ADD COLUMN taken INTEGER;
  ALTER TABLE payments ADD COLUMN returned INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE payments ADD COLUMN settled INTEGER;
  ALTER TABLE payments ADD COLUMN request TEXT;
  UPDATE payments SET request = sent.iid FROM (
    SELECT realm, iid, json_extract(body, '$.payment') AS payment FROM requests
  ) AS sent WHERE sent.payment IS NOT NULL AND payments.realm = sent.realm AND payments.id = sent.payment;
  CREATE INDEX IF NOT EXISTS payments_by_time ON payments (realm, created);
  CREATE INDEX IF NOT EXISTS payments_by_request ON payments (realm, request) WHERE request IS NOT NULL;
  CREATE TABLE IF NOT EXISTS refunds (
    realm TEXT NOT NULL, payment TEXT NOT NULL, number INTEGER NOT NULL, sender_key TEXT NOT NULL,
    amount INTEGER NOT NULL, state TEXT NOT NULL, by_whom TEXT NOT NULL, asked INTEGER NOT NULL, ended INTEGER,
    PRIMARY KEY (realm, payment, number)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS refunds_waiting ON refunds (realm, payment) WHERE state = 'asked';
  `,
  // Why comments were reported: how many said each reason, without who.
  `
  CREATE TABLE IF NOT EXISTS comment_report_reasons (
    realm TEXT NOT NULL, id TEXT NOT NULL, reason TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (realm, id, reason)
  ) WITHOUT ROWID;
  `,
  // The list of staff: what they filter, sort and search by, narrow. Requests of before are listed at the next start, since
  // texts are folded by the program. The order of the key is that of the groups that are counted.
  `
  CREATE TABLE IF NOT EXISTS desk_requests (
    realm TEXT NOT NULL, mailbox TEXT NOT NULL, status TEXT NOT NULL, priority INTEGER NOT NULL, assigned TEXT NOT NULL,
    due TEXT NOT NULL, approval TEXT NOT NULL, replied INTEGER NOT NULL, id TEXT NOT NULL, created INTEGER NOT NULL,
    lat REAL, lng REAL, words TEXT NOT NULL, people TEXT NOT NULL,
    PRIMARY KEY (realm, mailbox, status, priority, assigned, due, approval, replied, id)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS desk_requests_by_id ON desk_requests (realm, id);
  CREATE INDEX IF NOT EXISTS desk_requests_by_time ON desk_requests (realm, created);
  CREATE INDEX IF NOT EXISTS desk_requests_by_term ON desk_requests (realm, due, created);
  CREATE INDEX IF NOT EXISTS desk_requests_by_priority ON desk_requests (realm, priority, due, created);
  CREATE TABLE IF NOT EXISTS unlisted_requests (
    realm TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO unlisted_requests SELECT realm, id FROM requests;
  CREATE TRIGGER IF NOT EXISTS request_erased AFTER DELETE ON requests
    BEGIN DELETE FROM desk_requests WHERE realm = OLD.realm AND id = OLD.id; END;
  `,
  // Which requests have an opinion of their sender.
  `
  CREATE INDEX IF NOT EXISTS requests_rated ON requests (realm, mailbox) WHERE instr(body, '"opinion":{') > 0;
  `,
  // Requests that are not done with, however many are.
  `
  CREATE INDEX IF NOT EXISTS requests_open ON requests (realm, created)
    WHERE status IN ('Recibida', 'En gestión');
  `,
  // Filters that staff keep under a name.
  `
  CREATE TABLE IF NOT EXISTS desk_views (
    realm TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, query TEXT NOT NULL,
    shared INTEGER NOT NULL, PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  `,
  // When the council first answered a request, and when it was done with: figures are made of these.
  `
  ALTER TABLE desk_requests ADD COLUMN answered INTEGER;
  ALTER TABLE desk_requests ADD COLUMN closed INTEGER;
  INSERT OR IGNORE INTO unlisted_requests SELECT realm, id FROM requests;
  `,
  // What readers wrote when they reported a comment: without who, and in an order that says nothing about when.
  `
  CREATE TABLE IF NOT EXISTS comment_report_words (
    realm TEXT NOT NULL, id TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (realm, id, words)
  ) WITHOUT ROWID;
  `,
  // Those who went to an identity provider and have not come back, and the accounts of residents there, as hashes.
  `
  CREATE TABLE IF NOT EXISTS begun_sign_ins (
    id TEXT PRIMARY KEY, realm TEXT NOT NULL, until INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  ALTER TABLE profiles ADD COLUMN account TEXT;
  CREATE INDEX IF NOT EXISTS profiles_by_account ON profiles (realm, account) WHERE account IS NOT NULL;
  `,
  // When people of staff came in, for ninety days.
  `
  CREATE TABLE IF NOT EXISTS staff_sign_ins (
    realm TEXT NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, way TEXT NOT NULL, device TEXT NOT NULL,
    let_in INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS staff_sign_ins_by_person ON staff_sign_ins (realm, person, at);
  CREATE INDEX IF NOT EXISTS staff_sign_ins_by_time ON staff_sign_ins (at);
  `,
  // One account of an identity provider, one user. Of two residents with one account the user who changed last keeps it; of
  // two people of staff the one whom the account lets in, who was invited first.
  `
  UPDATE profiles SET account = NULL, body = json_remove(body, '$.proven') WHERE account IS NOT NULL AND EXISTS (
    SELECT 1 FROM profiles AS later WHERE later.realm = profiles.realm AND later.account = profiles.account
      AND (later.changed, later.user_id) > (profiles.changed, profiles.user_id)
  );
  DROP INDEX IF EXISTS profiles_by_account;
  CREATE UNIQUE INDEX profiles_by_account ON profiles (realm, account) WHERE account IS NOT NULL;
  ALTER TABLE staff_people ADD COLUMN issuer TEXT;
  ALTER TABLE staff_people ADD COLUMN subject TEXT;
  UPDATE staff_people SET
    issuer = json_extract(body, '$.identity.issuer'), subject = json_extract(body, '$.identity.subject');
  UPDATE staff_people SET issuer = NULL, subject = NULL, body = json_set(body, '$.identity', json('null'))
    WHERE issuer IS NOT NULL AND EXISTS (
      SELECT 1 FROM staff_people AS first WHERE first.realm = staff_people.realm
        AND first.issuer = staff_people.issuer AND first.subject = staff_people.subject
        AND (first.created, first.id) < (staff_people.created, staff_people.id)
    );
  CREATE UNIQUE INDEX staff_people_by_account ON staff_people (realm, issuer, subject) WHERE issuer IS NOT NULL;
  `,
  // Files of towns: what staff know of them, the contents that are stored for them, and which published documents use them.
  `
  CREATE TABLE IF NOT EXISTS town_files (
    realm TEXT NOT NULL, name TEXT NOT NULL, picture INTEGER NOT NULL, wordless INTEGER NOT NULL,
    published INTEGER NOT NULL, at INTEGER NOT NULL, search TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (realm, name)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS town_files_by_time ON town_files (realm, at DESC, name);
  CREATE TABLE IF NOT EXISTS town_file_contents (
    realm TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL, until INTEGER, PRIMARY KEY (realm, name, hash)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS town_file_contents_by_hash ON town_file_contents (hash);
  CREATE INDEX IF NOT EXISTS town_file_contents_by_end ON town_file_contents (until) WHERE until IS NOT NULL;
  CREATE TABLE IF NOT EXISTS town_file_uses (
    realm TEXT NOT NULL, name TEXT NOT NULL, collection TEXT NOT NULL, document TEXT NOT NULL,
    PRIMARY KEY (realm, name, collection, document)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS town_file_uses_by_document ON town_file_uses (realm, collection, document);
  `,
  // States, drafts and revisions of documents, which portals never read, and who has one open.
  `
  CREATE TABLE IF NOT EXISTS office_documents (
    realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, place TEXT NOT NULL, work TEXT NOT NULL,
    version INTEGER NOT NULL, since INTEGER, by_whom TEXT, publish_at INTEGER, withdraw_at INTEGER,
    has_draft INTEGER NOT NULL, title TEXT NOT NULL, fields TEXT, draft TEXT NOT NULL,
    loaded INTEGER NOT NULL, parts TEXT NOT NULL, PRIMARY KEY (realm, collection, id)
  );
  CREATE INDEX IF NOT EXISTS office_documents_to_publish ON office_documents (publish_at)
    WHERE publish_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS office_documents_to_withdraw ON office_documents (withdraw_at)
    WHERE withdraw_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS document_revisions (
    realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, act TEXT NOT NULL,
    at INTEGER NOT NULL, by_whom TEXT NOT NULL, note TEXT, fields TEXT NOT NULL,
    PRIMARY KEY (realm, collection, id, number)
  );
  CREATE TABLE IF NOT EXISTS document_presence (
    realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    field TEXT, at INTEGER NOT NULL, PRIMARY KEY (realm, person)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS document_previews (
    hash TEXT PRIMARY KEY, realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, until INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // Tables that staff brought: what each import changed, so that it can be taken back.
  `
  CREATE TABLE IF NOT EXISTS imports (
    realm TEXT NOT NULL, id TEXT NOT NULL, made INTEGER NOT NULL, body TEXT NOT NULL, changes TEXT NOT NULL,
    PRIMARY KEY (realm, id)
  );
  `,
  // When something was last taken out of what a town shows: browsers then erase what they have stored before.
  'ALTER TABLE content_versions ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;',
  // Who scheduled a draft: whether they may still publish is asked when it is time.
  'ALTER TABLE office_documents ADD COLUMN scheduler TEXT',
  // Who may not vote although the council lists them; what the office changed of a census, so that it can be taken back.
  `
  ALTER TABLE census ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE IF NOT EXISTS census_versions (realm TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS census_imports (
    realm TEXT NOT NULL, id TEXT NOT NULL, made INTEGER NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
    changes TEXT, PRIMARY KEY (realm, id)
  );
  `,
  // What the list of the office shows of a document, so that it need not read all of its texts. Rows of tables and streets
  // are no documents that people edit one by one. OR REPLACE would not hold in a trigger of an upsert.
  `
  CREATE TABLE IF NOT EXISTS document_names (
    realm TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, place INTEGER NOT NULL, title TEXT, process TEXT,
    PRIMARY KEY (realm, collection, id)
  ) WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS document_came AFTER INSERT ON documents
    WHEN (substr(new.collection, 1, 1) <> '#' OR new.collection = '#surveys') AND substr(new.collection, 1, 6) <> 'tabla-' AND new.collection <> 'callejero'
    BEGIN
      INSERT INTO document_names VALUES
        (new.realm, new.collection, new.id, new.place,
          CASE WHEN json_valid(new.body) THEN new.body -> '$.title' END,
          CASE WHEN json_valid(new.body) THEN new.body -> '$.data.IDproceso' END)
        ON CONFLICT (realm, collection, id)
          DO UPDATE SET place = excluded.place, title = excluded.title, process = excluded.process;
    END;
  CREATE TRIGGER IF NOT EXISTS document_changed AFTER UPDATE OF body, place ON documents
    WHEN (substr(new.collection, 1, 1) <> '#' OR new.collection = '#surveys') AND substr(new.collection, 1, 6) <> 'tabla-' AND new.collection <> 'callejero'
    BEGIN
      INSERT INTO document_names VALUES
        (new.realm, new.collection, new.id, new.place,
          CASE WHEN json_valid(new.body) THEN new.body -> '$.title' END,
          CASE WHEN json_valid(new.body) THEN new.body -> '$.data.IDproceso' END)
        ON CONFLICT (realm, collection, id)
          DO UPDATE SET place = excluded.place, title = excluded.title, process = excluded.process;
    END;
  CREATE TRIGGER IF NOT EXISTS document_gone AFTER DELETE ON documents
    BEGIN
      DELETE FROM document_names WHERE realm = old.realm AND collection = old.collection AND id = old.id;
    END;
  INSERT OR REPLACE INTO document_names
    SELECT realm, collection, id, place, body -> '$.title', body -> '$.data.IDproceso' FROM documents AS new
      WHERE json_valid(body) AND (substr(new.collection, 1, 1) <> '#' OR new.collection = '#surveys') AND substr(new.collection, 1, 6) <> 'tabla-' AND new.collection <> 'callejero';
  `,
  // Translations of documents that are older than their source, each with the text it was made from.
  'ALTER TABLE office_documents ADD COLUMN older TEXT;',
  // Links that make towns, and towns that are being set up in the browser.
  `
  CREATE TABLE IF NOT EXISTS setup_links (
    hash TEXT PRIMARY KEY, first INTEGER NOT NULL, until INTEGER NOT NULL, realm TEXT
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS town_setups (realm TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  `,
  openedTables,
  censusTables,
  boxTables,
  deskTables,
  closingTables,
  // Translations that are older in what is published, below a draft.
  'ALTER TABLE office_documents ADD COLUMN older_published TEXT;',
  goodsTables,
  kioskTables,
  titlesByKind,
  openRequests,
  seenAndErased,
  // What the census says of people for votes that are for some of them, sealed under the census key.
  'ALTER TABLE census ADD COLUMN about TEXT;',
  shopTables,
  paperChanges,
  countedRecords,
];
