import type { DatabaseSync } from 'node:sqlite';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import { subjectKey } from '#domain/following/follow.ts';
import { finishedStatuses } from '#domain/forms/request.ts';
import { paymentSubject } from '#domain/office/steps/payment-steps.ts';
import { erasedStep, requestSubject } from '#domain/office/steps/subject-steps.ts';
import { stepWriting } from './step.table.ts';
import { assetErasing } from './asset.table.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

const finished = finishedStatuses.map((status) => `'${status}'`).join(', ');

/** Erases old requests and uploads of the embedded database: the rows first, then the files that no row names. */
export function sqlOldRequests(database: DatabaseSync, files: AssetFiles): OldRequests {
  const due =
    database.prepare(`SELECT realm, id, iid FROM requests WHERE created <= ?1 AND status IN (${finished})
    AND json_extract(body, '$.updatedAt') <= ?1`);
  const followers = database.prepare('DELETE FROM request_followers WHERE realm = ? AND id = ?');
  const follows = database.prepare('DELETE FROM follows WHERE realm = ? AND subject = ?');
  const mails = database.prepare('DELETE FROM request_mails WHERE realm = ? AND id = ?');
  const erase = database.prepare('DELETE FROM requests WHERE realm = ? AND id = ?');
  const loose = database.prepare('DELETE FROM assets WHERE request IS NULL AND created <= ? RETURNING hash');
  const paid = database.prepare('SELECT id FROM payments WHERE realm = ? AND request = ?');
  const captchas = database.prepare('DELETE FROM captchas WHERE until <= ?');
  const steps = stepWriting(database);
  const { rowsOf, dropLoose } = assetErasing(database, files);
  return {
    forgetRequests: async (changedBy, now) => {
      const hashes = await writeWhenFree(database, () =>
        due.all(changedBy).flatMap((row) => {
          const key = [String(row['realm']), String(row['id'])] as const;
          followers.run(...key);
          mails.run(...key);
          follows.run(String(row['realm']), subjectKey({ kind: 'request', id: String(row['iid']) }));
          const subject = requestSubject({ iid: String(row['iid']) });
          steps.forgetWords(key[0], subject);
          steps.add(key[0], subject, [erasedStep(now)]);
          for (const { id } of paid.all(key[0], String(row['iid'])))
            steps.forgetWords(key[0], paymentSubject({ id: String(id) }));
          erase.run(...key);
          return rowsOf(...key);
        }),
      );
      await dropLoose(hashes, changedBy);
    },
    forgetUploads: async (broughtBy) => {
      const hashes = await writeWhenFree(database, () =>
        loose.all(broughtBy).map(({ hash }) => String(hash)),
      );
      await dropLoose(hashes, broughtBy);
    },
    forgetCaptchas: async (overBy) => writeWhenFree(database, () => void captchas.run(overBy)),
  };
}
