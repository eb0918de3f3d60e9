/** What waits of requests that are not done with is read without their texts. */
export const openRequests = `
  ALTER TABLE desk_requests ADD COLUMN iid TEXT;
  ALTER TABLE desk_requests ADD COLUMN process TEXT;
  ALTER TABLE desk_requests ADD COLUMN decided INTEGER;
  CREATE INDEX IF NOT EXISTS desk_requests_open ON desk_requests (realm, created, id, iid, process, decided)
    WHERE status IN ('Recibida', 'En gestión');
  DROP INDEX IF EXISTS requests_open;
  INSERT OR IGNORE INTO unlisted_requests SELECT realm, id FROM requests;
  `;
