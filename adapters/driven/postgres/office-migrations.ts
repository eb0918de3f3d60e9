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
];
