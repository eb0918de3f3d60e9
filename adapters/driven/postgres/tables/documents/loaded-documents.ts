import { entryColumns, loadedStep } from '#adapters/driven/stores-shared/document-row.ts';
import { documentSubject } from '#domain/documents/document-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';

/** The entries of the office of the town named by the one parameter. */
export const entriesSql = `SELECT ${entryColumns} FROM office_documents o LEFT JOIN documents d
  ON d.realm = o.realm AND d.collection = o.collection AND d.id = o.id WHERE o.realm = $1`;

/** Notes which documents of the office a load has published or taken out. Must run in the transaction of the load. */
export async function noteLoaded(ask: RunStatement, realm: RealmId, now: Instant): Promise<void> {
  // Whoever has a document open reads it again: the load may have published it anew.
  await ask('UPDATE office_documents SET version = version + 1 WHERE realm = $1', [realm]);
  const move = `UPDATE office_documents SET place = $1, since = $2, by_whom = $3
    WHERE realm = $4 AND collection = $5 AND id = $6`;
  for (const row of await ask(entriesSql, [realm])) {
    const loaded = loadedStep(row, now);
    if (loaded === null) continue;
    const { ref, place, step } = loaded;
    await ask(move, [place, step.at, step.by, realm, ref.collection, ref.id]);
    await addSteps(ask, { realm, subject: documentSubject(ref) }, [step]);
  }
}
