/** What waits of requests that are not done with is read without their texts, as in the embedded database. */
export const openRequests = `
  ALTER TABLE desk_requests ADD COLUMN IF NOT EXISTS iid text COLLATE "C";
  ALTER TABLE desk_requests ADD COLUMN IF NOT EXISTS process text COLLATE "C";
  ALTER TABLE desk_requests ADD COLUMN IF NOT EXISTS decided integer;
  CREATE INDEX IF NOT EXISTS desk_requests_open ON desk_requests (realm, created, id)
    WHERE status IN ('Recibida', 'En gestión');
  DROP INDEX IF EXISTS requests_open;
  INSERT INTO unlisted_requests SELECT realm, id FROM requests ON CONFLICT DO NOTHING;
  `;
