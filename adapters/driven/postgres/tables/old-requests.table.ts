import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import { subjectKey } from '#domain/following/follow.ts';
import { finishedStatuses } from '#domain/forms/request.ts';
import { paymentSubject } from '#domain/office/steps/payment-steps.ts';
import { erasedStep, requestSubject } from '#domain/office/steps/subject-steps.ts';
import { addSteps, forgetStepWords } from './step.table.ts';
import type { Postgres, DatabaseRow } from '../postgres.ts';
import { postgresAssetErasing } from './asset.table.ts';

/** Erases old requests and uploads of PostgreSQL: the rows first, then the files that no row names. */
export function postgresOldRequests({ ask, transaction }: Postgres, files: AssetFiles): OldRequests {
  const { rowsOf, dropLoose } = postgresAssetErasing(ask, files);
  return {
    forgetRequests: async (changedBy, now) => {
      const rows = await transaction(async (within) => {
        const due = await within(
          `DELETE FROM requests WHERE created <= $1 AND status = ANY($2)
           AND (body::json ->> 'updatedAt')::bigint <= $1 RETURNING realm, id, iid`,
          [changedBy, finishedStatuses],
        );
        const hashes: DatabaseRow[] = [];
        for (const { realm, id, iid } of due) {
          for (const table of ['request_followers', 'request_mails'])
            await within(`DELETE FROM ${table} WHERE realm = $1 AND id = $2`, [realm, id]);
          const subject = subjectKey({ kind: 'request', id: String(iid) });
          await within('DELETE FROM follows WHERE realm = $1 AND subject = $2', [realm, subject]);
          const chain = { realm: String(realm), subject: requestSubject({ iid: String(iid) }) };
          await forgetStepWords(within, chain);
          await addSteps(within, chain, [erasedStep(now)]);
          const paid = 'SELECT id FROM payments WHERE realm = $1 AND request = $2';
          for (const { id } of await within(paid, [realm, iid]))
            await forgetStepWords(within, {
              realm: chain.realm,
              subject: paymentSubject({ id: String(id) }),
            });
          hashes.push(...(await rowsOf(within, realm, id)));
        }
        return hashes;
      });
      await dropLoose(rows, changedBy);
    },
    forgetUploads: async (broughtBy) => {
      const text = 'DELETE FROM assets WHERE request IS NULL AND created <= $1 RETURNING hash';
      await dropLoose(await ask(text, [broughtBy]), broughtBy);
    },
    forgetCaptchas: async (overBy) => {
      await ask('DELETE FROM captchas WHERE until <= $1', [overBy]);
    },
  };
}
