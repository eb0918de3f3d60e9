import type { DatabaseSync } from 'node:sqlite';
import { entryColumns, loadedStep } from '#adapters/driven/stores-shared/document-row.ts';
import { documentSubject } from '#domain/documents/document-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { stepWriting } from '../step.table.ts';

/** Notes which documents of the office a load has published or taken out. Must run in the transaction of the load. */
export function loadNoter(database: DatabaseSync): (realm: RealmId, now: Instant) => void {
  const all = database.prepare(`SELECT ${entryColumns} FROM office_documents o LEFT JOIN documents d
    ON d.realm = o.realm AND d.collection = o.collection AND d.id = o.id WHERE o.realm = ?`);
  // Whoever has a document open reads it again: the load may have published it anew.
  const raise = database.prepare('UPDATE office_documents SET version = version + 1 WHERE realm = ?');
  const move = database.prepare(`UPDATE office_documents SET place = ?, since = ?, by_whom = ?
    WHERE realm = ? AND collection = ? AND id = ?`);
  const steps = stepWriting(database);
  return (realm, now) => {
    raise.run(realm);
    for (const row of all.all(realm)) {
      const loaded = loadedStep(row, now);
      if (loaded === null) continue;
      const { ref, place, step } = loaded;
      move.run(place, step.at, step.by, realm, ref.collection, ref.id);
      steps.add(realm, documentSubject(ref), [step]);
    }
  };
}
