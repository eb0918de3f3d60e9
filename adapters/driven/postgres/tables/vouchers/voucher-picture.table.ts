import {
  keySubject,
  type SalePictureParts,
  readPicture,
} from '#adapters/driven/stores-shared/vouchers/picture-files.ts';
import { salePictureOf, sealedPhotoSubject } from '#adapters/driven/stores-shared/vouchers/shop-row.ts';
import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import { keyDay, lastKeyDay } from '#domain/vouchers/sales/identity-photo.ts';
import type { Postgres } from '../../postgres.ts';
import { postgresAssetErasing } from '../asset.table.ts';

/** The keys of identity photos. */
function keysIn({ ask }: Postgres, { seal }: SalePictureParts) {
  const stored = async (realm: string, campaign: string, day: number) => {
    const text = 'SELECT sealed FROM voucher_keys WHERE realm = $1 AND campaign = $2 AND day = $3';
    const [row] = await ask(text, [realm, campaign, day]);
    return row === undefined
      ? null
      : { sealed: String(row['sealed']), subject: keySubject(realm, campaign, day) };
  };
  return {
    stored,
    /** The key of a campaign and day; it is made if there is none. */
    made: async (realm: string, campaign: string, day: number) => {
      const text = `INSERT INTO voucher_keys (realm, campaign, day, sealed) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING`;
      await ask(text, [realm, campaign, day, seal.newKey(keySubject(realm, campaign, day))]);
      return stored(realm, campaign, day);
    },
  };
}

const add = `INSERT INTO voucher_pictures (realm, id, campaign, shop, kind, hash, at, content, key_day)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const same = `SELECT id FROM voucher_pictures WHERE realm = $1 AND campaign = $2 AND hash = $3 AND kind = 'ticket'
  AND id <> $4 ORDER BY at, id LIMIT 1`;
const dropClosed = `DELETE FROM voucher_pictures p WHERE key_day IS NOT NULL AND NOT EXISTS
  (SELECT 1 FROM voucher_keys k WHERE k.realm = p.realm AND k.campaign = p.campaign AND k.day = p.key_day)
  RETURNING content AS hash`;

/** The pictures of sales in PostgreSQL; their contents are files that all processes can read. */
export function postgresVoucherPictures(postgres: Postgres, parts: SalePictureParts): VoucherPictures {
  const { ask, transaction } = postgres;
  const keys = keysIn(postgres, parts);
  const { dropLoose } = postgresAssetErasing(ask, parts.files);
  const rowOf = async (realm: string, id: string) =>
    (await ask('SELECT * FROM voucher_pictures WHERE realm = $1 AND id = $2', [realm, id]))[0];
  return {
    keep: async (realm, picture, content) => {
      const { id, campaign, shop, kind, hash, at } = picture;
      const day = kind === 'identity' ? keyDay(at) : null;
      const key = day === null ? null : await keys.made(realm, campaign, day);
      const place = sealedPhotoSubject(realm, picture);
      const stored = key === null ? content : parts.seal.seal({ ...key, place }, content);
      const named = await parts.files.put(stored, at);
      await ask(add, [realm, id, campaign, shop, kind, hash, at, named, day]);
    },
    find: async (realm, id) => {
      const row = await rowOf(realm, id);
      return row === undefined ? null : salePictureOf(row);
    },
    read: async (realm, id) => {
      const row = await rowOf(realm, id);
      if (row === undefined) return null;
      const picture = salePictureOf(row);
      if (picture.kind === 'ticket') return readPicture(parts, String(row['content']), null);
      const key = await keys.stored(realm, picture.campaign, Number(row['key_day']));
      const place = sealedPhotoSubject(realm, picture);
      return key && readPicture(parts, String(row['content']), { ...key, place });
    },
    sameTicket: async (realm, { campaign, hash, id }) => {
      const [row] = await ask(same, [realm, campaign, hash, id]);
      return row === undefined ? null : String(row['id']);
    },
    destroyKeys: async (realm, campaign, before) => {
      await ask('DELETE FROM voucher_keys WHERE realm = $1 AND campaign = $2 AND day < $3', [
        realm,
        campaign,
        keyDay(before),
      ]);
    },
    eraseCampaign: async (realm, campaign, now) => {
      const rows = await transaction(async (within) => {
        await within('DELETE FROM voucher_keys WHERE realm = $1 AND campaign = $2', [realm, campaign]);
        return within('DELETE FROM voucher_pictures WHERE realm = $1 AND campaign = $2 RETURNING content', [
          realm,
          campaign,
        ]);
      });
      await dropLoose(rows, now);
    },
    destroyOld: async (now) => {
      const rows = await transaction(async (within) => {
        await within('DELETE FROM voucher_keys WHERE day <= $1', [lastKeyDay(now)]);
        return within(dropClosed);
      });
      await dropLoose(rows, now);
    },
  };
}
