/** Shops, their devices and sessions, and the pictures of sales, as in the embedded database. */
export const shopTables = `
  CREATE TABLE IF NOT EXISTS voucher_shops (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, number integer NOT NULL, name text NOT NULL,
    tax_number text COLLATE "C", body text NOT NULL, PRIMARY KEY (realm, id), UNIQUE (realm, number),
    UNIQUE (realm, tax_number)
  );
  CREATE TABLE IF NOT EXISTS shop_devices (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, shop text COLLATE "C" NOT NULL, name text NOT NULL,
    since bigint NOT NULL, code text COLLATE "C", until bigint, passkey_id text COLLATE "C", passkey text,
    PRIMARY KEY (realm, id), UNIQUE (realm, passkey_id)
  );
  CREATE INDEX IF NOT EXISTS shop_devices_of ON shop_devices (realm, shop);
  CREATE TABLE IF NOT EXISTS shop_sessions (
    realm text COLLATE "C" NOT NULL, token text COLLATE "C" NOT NULL, device text COLLATE "C" NOT NULL,
    until bigint NOT NULL, PRIMARY KEY (realm, token)
  );
  CREATE TABLE IF NOT EXISTS voucher_pictures (
    realm text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, campaign text COLLATE "C" NOT NULL,
    shop text COLLATE "C" NOT NULL, kind text NOT NULL, hash text COLLATE "C" NOT NULL, at bigint NOT NULL,
    content text COLLATE "C" NOT NULL, key_day integer, PRIMARY KEY (realm, id)
  );
  CREATE INDEX IF NOT EXISTS voucher_pictures_same ON voucher_pictures (realm, campaign, hash);
  CREATE INDEX IF NOT EXISTS voucher_pictures_content ON voucher_pictures (content);
  CREATE TABLE IF NOT EXISTS voucher_keys (
    realm text COLLATE "C" NOT NULL, campaign text COLLATE "C" NOT NULL, day integer NOT NULL, sealed text NOT NULL,
    PRIMARY KEY (realm, campaign, day)
  );
  `;
