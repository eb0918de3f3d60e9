import type { DatabaseSync } from 'node:sqlite';
import {
  keySubject,
  type SalePictureParts,
  readPicture,
} from '#adapters/driven/stores-shared/vouchers/picture-files.ts';
import { salePictureOf, sealedPhotoSubject } from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import { keyDay, lastKeyDay } from '#domain/vouchers/sales/identity-photo.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { assetErasing } from '../asset.table.ts';

type Row = Readonly<Record<string, unknown>>;

/** The keys of identity photos. What was deleted is overwritten (`secure_delete`). */
function keysIn(database: DatabaseSync, { seal }: SalePictureParts) {
  const find = database.prepare(
    'SELECT sealed FROM voucher_keys WHERE realm = ? AND campaign = ? AND day = ?',
  );
  const add = database.prepare(
    'INSERT OR IGNORE INTO voucher_keys (realm, campaign, day, sealed) VALUES (?, ?, ?, ?)',
  );
  const stored = (realm: string, campaign: string, day: number) => {
    const row = find.get(realm, campaign, day);
    return row === undefined
      ? null
      : { sealed: String(row['sealed']), subject: keySubject(realm, campaign, day) };
  };
  return {
    stored,
    /** The key of a campaign and day; it is made if there is none. */
    made: (realm: string, campaign: string, day: number) =>
      writeWhenFree(database, () => {
        add.run(realm, campaign, day, seal.newKey(keySubject(realm, campaign, day)));
        return stored(realm, campaign, day);
      }),
  };
}

/** How pictures go: their keys first, so that what a backup has of them is never read again. */
function picturesErasing(
  database: DatabaseSync,
  { files }: Pick<SalePictureParts, 'files'>,
): Pick<VoucherPictures, 'destroyKeys' | 'eraseCampaign' | 'destroyOld'> {
  const dropKeys = database.prepare('DELETE FROM voucher_keys WHERE realm = ? AND campaign = ? AND day < ?');
  const dropOldKeys = database.prepare('DELETE FROM voucher_keys WHERE day <= ?');
  const dropClosed = database.prepare(`DELETE FROM voucher_pictures WHERE key_day IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM voucher_keys k WHERE k.realm = voucher_pictures.realm
      AND k.campaign = voucher_pictures.campaign AND k.day = voucher_pictures.key_day) RETURNING content`);
  const dropCampaign = database.prepare(
    'DELETE FROM voucher_pictures WHERE realm = ? AND campaign = ? RETURNING content',
  );
  const dropAllKeys = database.prepare('DELETE FROM voucher_keys WHERE realm = ? AND campaign = ?');
  const { dropLoose } = assetErasing(database, files);
  const contents = (rows: readonly Row[]) => rows.map(({ content }) => String(content));
  return {
    destroyKeys: (realm, campaign, before) =>
      writeWhenFree(database, () => void dropKeys.run(realm, campaign, keyDay(before))),
    eraseCampaign: async (realm, campaign, now) => {
      const rows = await writeWhenFree(database, () => {
        dropAllKeys.run(realm, campaign);
        return dropCampaign.all(realm, campaign);
      });
      await dropLoose(contents(rows), now);
    },
    destroyOld: async (now) => {
      const rows = await writeWhenFree(database, () => {
        dropOldKeys.run(lastKeyDay(now));
        return dropClosed.all();
      });
      await dropLoose(contents(rows), now);
    },
  };
}

/** The pictures of sales in the embedded database; their contents are files. */
export function sqlVoucherPictures(database: DatabaseSync, parts: SalePictureParts): VoucherPictures {
  const add = database.prepare(`INSERT INTO voucher_pictures
    (realm, id, campaign, shop, kind, hash, at, content, key_day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM voucher_pictures WHERE realm = ? AND id = ?');
  const same = database.prepare(`SELECT id FROM voucher_pictures
    WHERE realm = ? AND campaign = ? AND hash = ? AND kind = 'ticket' AND id <> ? ORDER BY at, id LIMIT 1`);
  const keys = keysIn(database, parts);
  return {
    keep: async (realm, picture, content) => {
      const { id, campaign, shop, kind, hash, at } = picture;
      const day = kind === 'identity' ? keyDay(at) : null;
      const key = day === null ? null : await keys.made(realm, campaign, day);
      const place = sealedPhotoSubject(realm, picture);
      const stored = key === null ? content : parts.seal.seal({ ...key, place }, content);
      const named = await parts.files.put(stored, at);
      await writeWhenFree(
        database,
        () => void add.run(realm, id, campaign, shop, kind, hash, at, named, day),
      );
    },
    find: async (realm, id) => {
      const row = find.get(realm, id);
      return row === undefined ? null : salePictureOf(row);
    },
    read: async (realm, id) => {
      const row = find.get(realm, id);
      if (row === undefined) return null;
      const picture = salePictureOf(row);
      if (picture.kind === 'ticket') return readPicture(parts, String(row['content']), null);
      const key = keys.stored(realm, picture.campaign, Number(row['key_day']));
      const place = sealedPhotoSubject(realm, picture);
      return key && readPicture(parts, String(row['content']), { ...key, place });
    },
    sameTicket: async (realm, { campaign, hash, id }) => {
      const row = same.get(realm, campaign, hash, id);
      return row === undefined ? null : String(row['id']);
    },
    ...picturesErasing(database, parts),
  };
}
