/**
 * Shops, their devices and sessions, and the pictures of sales. The contents of pictures are files; those of identity
 * documents are sealed under keys of their campaign and day, which no backup has.
 */
export const shopTables = `
  CREATE TABLE IF NOT EXISTS voucher_shops (
    realm TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, tax_number TEXT,
    body TEXT NOT NULL, PRIMARY KEY (realm, id), UNIQUE (realm, number), UNIQUE (realm, tax_number)
  );
  CREATE TABLE IF NOT EXISTS shop_devices (
    realm TEXT NOT NULL, id TEXT NOT NULL, shop TEXT NOT NULL, name TEXT NOT NULL, since INTEGER NOT NULL, code TEXT,
    until INTEGER, passkey_id TEXT, passkey TEXT, PRIMARY KEY (realm, id), UNIQUE (realm, passkey_id)
  );
  CREATE INDEX IF NOT EXISTS shop_devices_of ON shop_devices (realm, shop);
  CREATE TABLE IF NOT EXISTS shop_sessions (
    realm TEXT NOT NULL, token TEXT NOT NULL, device TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (realm, token)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS voucher_pictures (
    realm TEXT NOT NULL, id TEXT NOT NULL, campaign TEXT NOT NULL, shop TEXT NOT NULL, kind TEXT NOT NULL,
    hash TEXT NOT NULL, at INTEGER NOT NULL, content TEXT NOT NULL, key_day INTEGER, PRIMARY KEY (realm, id)
  );
  CREATE INDEX IF NOT EXISTS voucher_pictures_same ON voucher_pictures (realm, campaign, hash);
  CREATE INDEX IF NOT EXISTS voucher_pictures_content ON voucher_pictures (content);
  CREATE TABLE IF NOT EXISTS voucher_keys (
    realm TEXT NOT NULL, campaign TEXT NOT NULL, day INTEGER NOT NULL, sealed TEXT NOT NULL,
    PRIMARY KEY (realm, campaign, day)
  ) WITHOUT ROWID;
  `;
