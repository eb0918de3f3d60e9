import type { DatabaseSync } from 'node:sqlite';
import {
  documentColumns,
  documentOfRow,
  documentValues,
  entryColumns,
  entryOfRow,
  nameOfRow,
  presenceOfRow,
  revisionColumns,
  revisionOfRow,
  revisionValues,
} from '#adapters/driven/stores-shared/document-row.ts';
import { partsOf } from '#adapters/driven/stores-shared/content-parts.ts';
import { isTakenOut } from '#adapters/driven/stores-shared/taken-out.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { DocumentChange } from '#domain/documents/document-change.ts';
import { type DocumentRef, documentSubject } from '#domain/documents/document-parts.ts';
import { isEmptyDocument } from '#domain/documents/office-document.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { changeNoter } from '../content-change.table.ts';
import { versionCounter } from '../content-version.table.ts';
import { fileUses } from '../files/file-uses.ts';
import { stepWriting } from '../step.table.ts';

const ofOne = 'WHERE realm = ? AND collection = ? AND id = ?';

/** What portals show: one document of it, and its changes. */
const shownStatements = (database: DatabaseSync) => ({
  shown: database.prepare(`SELECT body FROM documents ${ofOne}`),
  update: database.prepare(`UPDATE documents SET body = ? ${ofOne}`),
  add: database.prepare(`INSERT INTO documents (realm, collection, id, place, body)
    SELECT ?1, ?2, ?3, coalesce(max(place) + 1, 0), ?4 FROM documents WHERE realm = ?1 AND collection = ?2`),
  remove: database.prepare(`DELETE FROM documents ${ofOne}`),
});

/** Puts a document into what portals show, or takes it out of it. Must run in the transaction of the change. */
function portalWriting(database: DatabaseSync, clock: Clock) {
  const { shown, update, add, remove } = shownStatements(database);
  const [raiseVersion, noteChanges] = [versionCounter(database), changeNoter(database, clock)];
  const uses = fileUses(database);
  const bodyOf = (realm: RealmId, { collection, id }: DocumentRef) =>
    shown.get(realm, collection, id)?.['body'];
  const write = (realm: RealmId, { collection, id }: DocumentRef, portal: DocumentChange['portal']) => {
    if (portal === 'same') return;
    const before = bodyOf(realm, { collection, id });
    const after = portal === 'remove' ? undefined : JSON.stringify(portal.put);
    if (after === undefined) remove.run(realm, collection, id);
    else if (before === undefined) add.run(realm, collection, id, after);
    else update.run(after, realm, collection, id);
    const parts = [before, after].flatMap((body) =>
      typeof body === 'string' ? partsOf(collection, body) : [],
    );
    uses.note(realm, collection, id, portal === 'remove' ? null : portal.put);
    noteChanges(realm, [collection, ...new Set(parts)]);
    const wasShown = typeof before === 'string' ? before : undefined;
    raiseVersion(realm, isTakenOut(collection, { before: wasShown, after }) ? clock.now() : null);
  };
  return { bodyOf, write };
}

/** Writes the office’s part of a change. Must run in the transaction of the change. */
function deskWriting(database: DatabaseSync) {
  const put = database.prepare(`INSERT OR REPLACE INTO office_documents (realm, ${documentColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const remove = database.prepare(`DELETE FROM office_documents ${ofOne}`);
  const lastNumber = database.prepare(
    `SELECT coalesce(max(number), 0) AS n FROM document_revisions ${ofOne}`,
  );
  const addRevision =
    database.prepare(`INSERT INTO document_revisions (realm, collection, id, ${revisionColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const forget = database.prepare(`DELETE FROM document_revisions ${ofOne}`);
  const steps = stepWriting(database);
  return (realm: RealmId, ref: DocumentRef, change: DocumentChange) => {
    const key = [realm, ref.collection, ref.id] as const;
    const { document } = change;
    const last = Number(lastNumber.get(...key)?.['n']);
    for (const values of revisionValues(change.revisions, last)) addRevision.run(...key, ...values);
    if (document === null || isEmptyDocument(document)) {
      remove.run(...key);
      forget.run(...key);
    } else put.run(realm, ...documentValues(document));
    steps.add(realm, documentSubject(ref), change.steps);
  };
}

/** Reads documents of the office, and writes their changes. Must run in the transaction of the change. */
export function documentWriting(database: DatabaseSync, clock: Clock) {
  const one = database.prepare(`SELECT ${documentColumns} FROM office_documents ${ofOne}`);
  const portal = portalWriting(database, clock);
  const write = deskWriting(database);
  return {
    find: (realm: RealmId, ref: DocumentRef) =>
      documentOfRow(ref, one.get(realm, ref.collection, ref.id), portal.bodyOf(realm, ref)),
    write: (realm: RealmId, ref: DocumentRef, change: DocumentChange) => {
      portal.write(realm, ref, change.portal);
      write(realm, ref, change);
    },
  };
}

/** States, drafts and revisions of documents in the embedded database. */
export function sqlDocumentDesk(database: DatabaseSync, clock: Clock): DocumentDesk {
  const all = database.prepare(`SELECT ${entryColumns} FROM office_documents o LEFT JOIN documents d
    ON d.realm = o.realm AND d.collection = o.collection AND d.id = o.id WHERE o.realm = ?`);
  const names = database.prepare(
    'SELECT collection, id, title, process FROM document_names WHERE realm = ? ORDER BY collection, place',
  );
  const history = database.prepare(
    `SELECT ${revisionColumns} FROM document_revisions ${ofOne} ORDER BY number`,
  );
  const due = database.prepare(`SELECT realm, collection, id FROM office_documents
    WHERE publish_at <= ?1 UNION SELECT realm, collection, id FROM office_documents WHERE withdraw_at <= ?1`);
  const see = database.prepare(`INSERT OR REPLACE INTO document_presence
    (realm, collection, id, person, name, field, at) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const seen = database.prepare(`SELECT collection, id, person, name, field, at FROM document_presence
    WHERE realm = ?1 AND at >= ?2 AND (?3 IS NULL OR (collection = ?3 AND id = ?4)) ORDER BY at`);
  const { find, write } = documentWriting(database, clock);
  return {
    entries: async (realm) => all.all(realm).map(entryOfRow),
    names: async (realm) => names.all(realm).map(nameOfRow),
    find: async (realm, ref) => find(realm, ref),
    change: async (realm, ref, decide) =>
      writeWhenFree(database, () => {
        const { change, answer } = decide(find(realm, ref));
        if (change === null) return answer;
        write(realm, ref, change);
        return answer;
      }),
    revisions: async (realm, { collection, id }) => history.all(realm, collection, id).map(revisionOfRow),
    due: async (now) =>
      due.all(now).map((row) => ({
        realm: realmId(String(row['realm'])),
        ref: { collection: String(row['collection']), id: String(row['id']) },
      })),
    see: async (realm, { collection, id }, { person, name, field, at }) =>
      writeWhenFree(database, () => {
        see.run(realm, collection, id, person, name, field, at);
      }),
    seen: async (realm, since, ref) =>
      seen.all(realm, since, ref?.collection ?? null, ref?.id ?? null).map(presenceOfRow),
  };
}
