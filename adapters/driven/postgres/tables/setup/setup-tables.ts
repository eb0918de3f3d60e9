/** Links that make towns, and towns that are being set up in the browser, as in the embedded database. */
export const setupTables = `
  CREATE TABLE IF NOT EXISTS setup_links (
    hash text COLLATE "C" PRIMARY KEY, first integer NOT NULL, until bigint NOT NULL, realm text COLLATE "C"
  );
  CREATE TABLE IF NOT EXISTS town_setups (realm text COLLATE "C" PRIMARY KEY, body text NOT NULL);
  `;
