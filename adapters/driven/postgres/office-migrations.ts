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
import { documentNames } from './tables/documents/document-names.ts';
import { titlesByKind } from './tables/documents/title-steps.ts';
import { setupTables } from './tables/setup/setup-tables.ts';
import { countedRecords, goodsTables } from './tables/scarcity/goods-tables.ts';
import { openRequests } from './tables/open-requests.ts';
import { shopTables } from './tables/vouchers/shop-tables.ts';

/**
 * Finds a part of a text in the list of staff, if the server has the extension and the user may create it: without it every
 * row is looked at. The extension may be in another schema of the database.
 */
export const textIndex = `
  DO $$
    DECLARE place name;
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      SELECT nspname INTO STRICT place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
        WHERE extname = 'pg_trgm';
      EXECUTE format('CREATE INDEX IF NOT EXISTS desk_requests_by_text ON desk_requests
        USING gin (words %1$I.gin_trgm_ops, people %1$I.gin_trgm_ops)', place);
    EXCEPTION WHEN OTHERS THEN
      RAISE NOTICE 'desk_requests_by_text: %', SQLERRM;
    END $$;
  `;

/**
 * The steps of the schema since staff sign in as people. They follow those of `migrations.ts`, and a new step comes last
 * here.
 */
export const officeMigrations: readonly string[] = [
  // People of staff, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS staff_people (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, created bigint NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE TABLE IF NOT EXISTS staff_sessions (
    session text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL, way text NOT NULL, device text NOT NULL, opened bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX IF NOT EXISTS staff_sessions_by_person ON staff_sessions (realm, person, used);
  CREATE TABLE IF NOT EXISTS staff_tokens (
    token text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    made bigint NOT NULL, body text NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS staff_tokens_by_id ON staff_tokens (realm, id);
  CREATE TABLE IF NOT EXISTS staff_challenges (
    challenge text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, until bigint NOT NULL, body text NOT NULL
  );
  `,
  // Answers that staff write once and send often, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS answer_templates (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, id)
  );
  `,
  // What was taken for a payment and returned of it, as in the embedded database.
  `
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS till text;
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS taken bigint;
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS returned bigint NOT NULL DEFAULT 0;
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS settled bigint;
  ALTER TABLE payments ADD COLUMN IF NOT EXISTS request text COLLATE "C";
  UPDATE payments SET request = sent.iid FROM requests AS sent
    WHERE payments.realm = sent.realm AND payments.id = sent.body::json ->> 'payment';
  CREATE INDEX IF NOT EXISTS payments_by_time ON payments (realm, created);
  CREATE INDEX IF NOT EXISTS payments_by_request ON payments (realm, request) WHERE request IS NOT NULL;
  CREATE TABLE IF NOT EXISTS refunds (
    realm text COLLATE "C" NOT NULL, payment text COLLATE "C" NOT NULL, number integer NOT NULL,
    sender_key text COLLATE "C" NOT NULL, amount bigint NOT NULL, state text NOT NULL, by_whom text NOT NULL,
    asked bigint NOT NULL, ended bigint, PRIMARY KEY (realm, payment, number)
  );
  CREATE INDEX IF NOT EXISTS refunds_waiting ON refunds (realm, payment) WHERE state = 'asked';
  `,
  // Why comments were reported, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS comment_report_reasons (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, reason text NOT NULL, count integer NOT NULL,
    PRIMARY KEY (realm, id, reason)
  );
  `,
  // The list of staff, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS desk_requests (
    realm text COLLATE "C" NOT NULL, mailbox text COLLATE "C" NOT NULL, status text COLLATE "C" NOT NULL,
    priority integer NOT NULL, assigned text COLLATE "C" NOT NULL, due text COLLATE "C" NOT NULL,
    approval text COLLATE "C" NOT NULL, replied integer NOT NULL, id text COLLATE "C" NOT NULL, created bigint NOT NULL,
    lat double precision, lng double precision, words text COLLATE "C" NOT NULL, people text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, id)
  );
  CREATE INDEX IF NOT EXISTS desk_requests_by_group
    ON desk_requests (realm, mailbox, status, priority, assigned, due, approval, replied);
  CREATE INDEX IF NOT EXISTS desk_requests_by_time ON desk_requests (realm, created);
  CREATE INDEX IF NOT EXISTS desk_requests_by_term ON desk_requests (realm, due, created);
  CREATE INDEX IF NOT EXISTS desk_requests_by_priority ON desk_requests (realm, priority, due, created);
  CREATE TABLE IF NOT EXISTS unlisted_requests (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, PRIMARY KEY (realm, id)
  );
  INSERT INTO unlisted_requests SELECT realm, id FROM requests ON CONFLICT DO NOTHING;
  CREATE OR REPLACE FUNCTION erase_desk_request() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('DELETE FROM %I.desk_requests WHERE realm = $1 AND id = $2', TG_TABLE_SCHEMA)
        USING OLD.realm, OLD.id;
      RETURN NULL;
    END $$;
  CREATE OR REPLACE TRIGGER request_erased AFTER DELETE ON requests
    FOR EACH ROW EXECUTE FUNCTION erase_desk_request();
  `,
  // Which requests have an opinion of their sender, as in the embedded database.
  `
  CREATE INDEX IF NOT EXISTS requests_rated ON requests (realm, mailbox) WHERE position('"opinion":{' in body) > 0;
  `,
  // Requests that are not done with, however many are.
  `
  CREATE INDEX IF NOT EXISTS requests_open ON requests (realm, created)
    WHERE status IN ('Recibida', 'En gestión');
  `,
  // Filters that staff keep under a name, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS desk_views (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, owner text COLLATE "C" NOT NULL, name text NOT NULL,
    query text NOT NULL, shared integer NOT NULL, PRIMARY KEY (realm, id)
  );
  `,
  // When the council first answered a request, and when it was done with, as in the embedded database: figures are made of these.
  `
  ALTER TABLE desk_requests ADD COLUMN IF NOT EXISTS answered bigint;
  ALTER TABLE desk_requests ADD COLUMN IF NOT EXISTS closed bigint;
  INSERT INTO unlisted_requests SELECT realm, id FROM requests ON CONFLICT DO NOTHING;
  `,
  // What readers wrote when they reported a comment, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS comment_report_words (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, words text COLLATE "C" NOT NULL, PRIMARY KEY (realm, id, words)
  );
  `,
  textIndex,
  // Those who went to an identity provider and have not come back, and the accounts of residents there, as hashes.
  `
  CREATE TABLE IF NOT EXISTS begun_sign_ins (
    id text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, until bigint NOT NULL, body text NOT NULL
  );
  ALTER TABLE profiles ADD COLUMN IF NOT EXISTS account text COLLATE "C";
  CREATE INDEX IF NOT EXISTS profiles_by_account ON profiles (realm, account) WHERE account IS NOT NULL;
  `,
  // When people of staff came in, for ninety days, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS staff_sign_ins (
    realm text COLLATE "C" NOT NULL, person text COLLATE "C" NOT NULL, at bigint NOT NULL, way text NOT NULL,
    device text NOT NULL, let_in integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS staff_sign_ins_by_person ON staff_sign_ins (realm, person, at);
  CREATE INDEX IF NOT EXISTS staff_sign_ins_by_time ON staff_sign_ins (at);
  `,
  // One account of an identity provider, one user: who keeps it is decided as in the embedded database.
  `
  UPDATE profiles SET account = NULL, body = (
    SELECT json_object_agg(key, value) FROM json_each(profiles.body::json) WHERE key <> 'proven'
  )::text WHERE account IS NOT NULL AND EXISTS (
    SELECT 1 FROM profiles AS later WHERE later.realm = profiles.realm AND later.account = profiles.account
      AND (later.changed, later.user_id) > (profiles.changed, profiles.user_id)
  );
  DROP INDEX IF EXISTS profiles_by_account;
  CREATE UNIQUE INDEX profiles_by_account ON profiles (realm, account) WHERE account IS NOT NULL;
  ALTER TABLE staff_people ADD COLUMN IF NOT EXISTS issuer text COLLATE "C";
  ALTER TABLE staff_people ADD COLUMN IF NOT EXISTS subject text COLLATE "C";
  UPDATE staff_people SET
    issuer = body::json #>> '{identity,issuer}', subject = body::json #>> '{identity,subject}';
  UPDATE staff_people SET issuer = NULL, subject = NULL, body = (
    SELECT json_object_agg(key, CASE key WHEN 'identity' THEN 'null'::json ELSE value END)
      FROM json_each(staff_people.body::json)
  )::text WHERE issuer IS NOT NULL AND EXISTS (
    SELECT 1 FROM staff_people AS first WHERE first.realm = staff_people.realm
      AND first.issuer = staff_people.issuer AND first.subject = staff_people.subject
      AND (first.created, first.id) < (staff_people.created, staff_people.id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS staff_people_by_account ON staff_people (realm, issuer, subject)
    WHERE issuer IS NOT NULL;
  `,
  // Files of towns: what staff know of them, their contents, and which documents use them, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS town_files (
    realm text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, picture integer NOT NULL, wordless integer NOT NULL,
    published integer NOT NULL, at bigint NOT NULL, search text NOT NULL, body text NOT NULL,
    PRIMARY KEY (realm, name)
  );
  CREATE INDEX IF NOT EXISTS town_files_by_time ON town_files (realm, at DESC, name);
  CREATE TABLE IF NOT EXISTS town_file_contents (
    realm text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, hash text COLLATE "C" NOT NULL, until bigint, PRIMARY KEY (realm, name, hash)
  );
  CREATE INDEX IF NOT EXISTS town_file_contents_by_hash ON town_file_contents (hash);
  CREATE INDEX IF NOT EXISTS town_file_contents_by_end ON town_file_contents (until) WHERE until IS NOT NULL;
  CREATE TABLE IF NOT EXISTS town_file_uses (
    realm text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, document text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, name, collection, document)
  );
  CREATE INDEX IF NOT EXISTS town_file_uses_by_document ON town_file_uses (realm, collection, document);
  `,
  // States, drafts and revisions of documents, and who has one open, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS office_documents (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    place text NOT NULL, work text NOT NULL, version bigint NOT NULL, since bigint, by_whom text, publish_at bigint,
    withdraw_at bigint, has_draft integer NOT NULL, title text NOT NULL, fields text, draft text NOT NULL,
    loaded integer NOT NULL, parts text NOT NULL, PRIMARY KEY (realm, collection, id)
  );
  CREATE INDEX IF NOT EXISTS office_documents_to_publish ON office_documents (publish_at)
    WHERE publish_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS office_documents_to_withdraw ON office_documents (withdraw_at)
    WHERE withdraw_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS document_revisions (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    number integer NOT NULL, act text NOT NULL, at bigint NOT NULL, by_whom text NOT NULL, note text,
    fields text NOT NULL, PRIMARY KEY (realm, collection, id, number)
  );
  CREATE TABLE IF NOT EXISTS document_presence (
    realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL, name text NOT NULL, field text, at bigint NOT NULL, PRIMARY KEY (realm, person)
  );
  CREATE TABLE IF NOT EXISTS document_previews (
    hash text COLLATE "C" PRIMARY KEY, realm text COLLATE "C" NOT NULL, collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, until bigint NOT NULL
  );
  `,
  // Tables that staff brought, as in the embedded database.
  `
  CREATE TABLE IF NOT EXISTS imports (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, made bigint NOT NULL, body text NOT NULL,
    changes text NOT NULL, PRIMARY KEY (realm, id)
  );
  `,
  // When something was last taken out of what a town shows, as in the embedded database.
  'ALTER TABLE content_versions ADD COLUMN IF NOT EXISTS removed bigint NOT NULL DEFAULT 0;',
  // Who scheduled a draft: whether they may still publish is asked when it is time.
  'ALTER TABLE office_documents ADD COLUMN IF NOT EXISTS scheduler text',
  // Who may not vote although the council lists them, and imports of the census, as in the embedded database.
  `
  ALTER TABLE census ADD COLUMN IF NOT EXISTS blocked integer NOT NULL DEFAULT 0;
  CREATE TABLE IF NOT EXISTS census_versions (realm text COLLATE "C" PRIMARY KEY, version bigint NOT NULL);
  CREATE TABLE IF NOT EXISTS census_imports (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, made bigint NOT NULL, version bigint NOT NULL,
    body text NOT NULL, changes text, PRIMARY KEY (realm, id)
  );
  `,
  documentNames,
  // Translations of documents that are older than their source, each with the text it was made from.
  'ALTER TABLE office_documents ADD COLUMN IF NOT EXISTS older text;',
  setupTables,
  openedTables,
  censusTables,
  boxTables,
  deskTables,
  closingTables,
  // Translations that are older in what is published, below a draft.
  'ALTER TABLE office_documents ADD COLUMN IF NOT EXISTS older_published text;',
  goodsTables,
  kioskTables,
  titlesByKind,
  openRequests,
  seenAndErased,
  // What the census says of people for votes that are for some of them, sealed under the census key.
  'ALTER TABLE census ADD COLUMN IF NOT EXISTS about text;',
  shopTables,
  paperChanges,
  countedRecords,
];
