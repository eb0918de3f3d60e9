import {
  documentColumns,
  documentOfRow,
  documentValues,
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
import { type OfficeDocument, isEmptyDocument } from '#domain/documents/office-document.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { documentLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { noteChanges } from '../content-change.table.ts';
import { raiseVersion } from '../content-version.table.ts';
import { noteFileUses } from '../files/file-uses.ts';
import { addSteps } from '../step.table.ts';
import { entriesSql } from './loaded-documents.ts';

const ofOne = 'WHERE realm = $1 AND collection = $2 AND id = $3';
const keyOf = (realm: RealmId, { collection, id }: DocumentRef) => [realm, collection, id];

const shownBody = async (ask: RunStatement, realm: RealmId, ref: DocumentRef): Promise<unknown> =>
  (await ask(`SELECT body FROM documents ${ofOne}`, keyOf(realm, ref)))[0]?.['body'];

/** A document of the office as it is found. */
export async function findDocument(
  ask: RunStatement,
  realm: RealmId,
  ref: DocumentRef,
): Promise<OfficeDocument | null> {
  const [row] = await ask(`SELECT ${documentColumns} FROM office_documents ${ofOne}`, keyOf(realm, ref));
  return documentOfRow(ref, row, await shownBody(ask, realm, ref));
}

/** Stores the body that portals show of a document, a new document after the others; removes it if there is no body. */
async function writeShown(
  ask: RunStatement,
  key: ReturnType<typeof keyOf>,
  body: string | undefined,
): Promise<void> {
  if (body === undefined) {
    await ask(`DELETE FROM documents ${ofOne}`, key);
    return;
  }
  const put = `INSERT INTO documents (realm, collection, id, place, body) VALUES ($1, $2, $3,
      (SELECT coalesce(max(place) + 1, 0) FROM documents WHERE realm = $1 AND collection = $2), $4)
    ON CONFLICT (realm, collection, id) DO UPDATE SET body = excluded.body`;
  await ask(put, [...key, body]);
}

/**
 * Puts a document into what portals show, or takes it out of it: gives the moment at which it was taken out, null if it was
 * not. Must run in the transaction of the change.
 */
async function writePortal(
  ask: RunStatement,
  realm: RealmId,
  ref: DocumentRef,
  { portal, now }: { readonly portal: DocumentChange['portal']; readonly now: Instant },
): Promise<Instant | null> {
  if (portal === 'same') return null;
  const before = await shownBody(ask, realm, ref);
  const after = portal === 'remove' ? undefined : JSON.stringify(portal.put);
  await writeShown(ask, keyOf(realm, ref), after);
  const parts = [before, after].flatMap((body) =>
    typeof body === 'string' ? partsOf(ref.collection, body) : [],
  );
  const place = { collection: ref.collection, document: ref.id };
  await noteFileUses(ask, realm, place, portal === 'remove' ? null : portal.put);
  await noteChanges(ask, realm, [ref.collection, ...new Set(parts)], now);
  const wasShown = typeof before === 'string' ? before : undefined;
  return isTakenOut(ref.collection, { before: wasShown, after }) ? now : null;
}

/** Writes the office’s part of a change. Must run in the transaction of the change. */
async function writeDesk(
  ask: RunStatement,
  realm: RealmId,
  ref: DocumentRef,
  { document, revisions, steps }: DocumentChange,
): Promise<void> {
  const key = keyOf(realm, ref);
  const [last] = await ask(`SELECT coalesce(max(number), 0) AS n FROM document_revisions ${ofOne}`, key);
  const add = `INSERT INTO document_revisions (realm, collection, id, ${revisionColumns})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  for (const values of revisionValues(revisions, Number(last?.['n']))) await ask(add, [...key, ...values]);
  await ask(`DELETE FROM office_documents ${ofOne}`, key);
  if (document === null || isEmptyDocument(document))
    await ask(`DELETE FROM document_revisions ${ofOne}`, key);
  else {
    const put = `INSERT INTO office_documents (realm, ${documentColumns})
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`;
    await ask(put, [realm, ...documentValues(document)]);
  }
  await addSteps(ask, { realm, subject: documentSubject(ref) }, steps);
}

/**
 * Writes a change of a document, for the office and for portals: gives the moment at which portals lost it, null if they
 * did not. Must run in the transaction of the change.
 */
export async function writeDocument(
  ask: RunStatement,
  realm: RealmId,
  ref: DocumentRef,
  { change, now }: { readonly change: DocumentChange; readonly now: Instant },
): Promise<Instant | null> {
  const removed = await writePortal(ask, realm, ref, { portal: change.portal, now });
  await writeDesk(ask, realm, ref, change);
  return removed;
}

/** The name of the lock of a document. */
const documentLock = (realm: RealmId, { collection, id }: DocumentRef): string =>
  JSON.stringify([realm, collection, id]);

/** Waits until nobody else changes these documents; always in the same order, so that two never wait for each other. */
export async function lockDocuments(
  ask: RunStatement,
  realm: RealmId,
  refs: readonly DocumentRef[],
): Promise<void> {
  // A load changes the row of the town: it waits until this is done, or this waits for the load.
  await ask('SELECT realm FROM towns WHERE realm = $1 FOR SHARE', [realm]);
  const names = new Set(refs.map((ref) => documentLock(realm, ref)));
  for (const name of [...names].toSorted((one, other) => (one < other ? -1 : 1)))
    await ask(documentLockSql, [name]);
}

/** Who is where, in PostgreSQL: a person is in one document at a time. */
const presences = ({ ask }: Postgres): Pick<DocumentDesk, 'see' | 'seen'> => ({
  see: async (realm, ref, { person, name, field, at }) => {
    const put = `INSERT INTO document_presence (realm, collection, id, person, name, field, at)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (realm, person) DO UPDATE
      SET collection = $2, id = $3, name = $5, field = $6, at = $7`;
    await ask(put, [...keyOf(realm, ref), person, name, field, at]);
  },
  seen: async (realm, since, ref) => {
    const list = `SELECT collection, id, person, name, field, at FROM document_presence
      WHERE realm = $1 AND at >= $2 AND ($3::text IS NULL OR (collection = $3 AND id = $4)) ORDER BY at`;
    return (await ask(list, [realm, since, ref?.collection ?? null, ref?.id ?? null])).map(presenceOfRow);
  },
});

/** States, drafts and revisions of documents in PostgreSQL. */
export function postgresDocumentDesk(postgres: Postgres, clock: Clock): DocumentDesk {
  const { ask, transaction } = postgres;
  return {
    ...presences(postgres),
    entries: async (realm) => (await ask(entriesSql, [realm])).map(entryOfRow),
    names: async (realm) => {
      const names =
        'SELECT collection, id, title, process FROM document_names WHERE realm = $1 ORDER BY collection, place';
      return (await ask(names, [realm])).map(nameOfRow);
    },
    find: (realm, ref) => findDocument(ask, realm, ref),
    change: (realm, ref, decide) =>
      transaction(async (within) => {
        await lockDocuments(within, realm, [ref]);
        const { change, answer } = decide(await findDocument(within, realm, ref));
        if (change === null) return answer;
        const removed = await writeDocument(within, realm, ref, { change, now: clock.now() });
        // Last, because others who change contents of the town wait for this row until the transaction ends.
        if (change.portal !== 'same') await raiseVersion(within, realm, removed);
        return answer;
      }),
    revisions: async (realm, ref) => {
      const list = `SELECT ${revisionColumns} FROM document_revisions ${ofOne} ORDER BY number`;
      return (await ask(list, keyOf(realm, ref))).map(revisionOfRow);
    },
    due: async (now) => {
      const list = `SELECT realm, collection, id FROM office_documents WHERE publish_at <= $1 OR withdraw_at <= $1`;
      return (await ask(list, [now])).map((row) => ({
        realm: realmId(String(row['realm'])),
        ref: { collection: String(row['collection']), id: String(row['id']) },
      }));
    },
  };
}
