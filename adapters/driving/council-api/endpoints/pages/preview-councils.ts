import type { FastifyInstance } from 'fastify';
import { forResidents } from '#adapters/driven/documents/for-residents.ts';
import { documentMailboxes } from '#adapters/driven/mailboxes/document-mailboxes.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { DocumentPreview } from '#application/ports/server/office/document-previews.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { bodyOf, draftedFields } from '#domain/documents/office-document.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Makes a server of other parts that keeps and logs nothing of what it answers. */
export type BuildOther = (council: ServerParts) => Promise<FastifyInstance>;

/** How many previews have a server at once; the one opened longest ago is closed first. */
const most = 8;

/** The documents of a council with another one in its place, or last if it is new. */
function withDocument(
  documents: DocumentStore,
  realm: RealmId,
  { collection, id }: DocumentRef,
  document: CouncilDocument,
): DocumentStore {
  return {
    all: async (of, name) => {
      const all = await documents.all(of, name);
      if (of !== realm || name !== collection) return all;
      const at = all.findIndex(({ _id }) => _id === id);
      return at === -1 ? [...all, document] : all.with(at, document);
    },
  };
}

interface Open {
  readonly until: Instant;
  readonly server: Promise<FastifyInstance | null>;
}

/**
 * Servers that have one draft in memory, in the place of the published document: its page and what the page asks for are
 * answered by the same endpoints as everything else. Each is closed when its preview is over.
 */
export function previewCouncils(council: ServerParts, buildOther: BuildOther) {
  const open = new Map<string, Open>();

  async function build({ realm, ref }: DocumentPreview): Promise<FastifyInstance | null> {
    const found = await council.documentDesk.find(realm, ref);
    if (found === null) return null;
    const body = { ...bodyOf(ref, draftedFields(found)), isPublished: true };
    // The link of a preview needs no session, so a draft for staff has none.
    const documents = forResidents(withDocument(council.documents, realm, ref, body));
    return buildOther({ ...council, documents, mailboxes: documentMailboxes(documents) });
  }

  async function close(key: string): Promise<void> {
    const one = open.get(key);
    open.delete(key);
    await (await one?.server)?.close();
  }

  async function closeOld(now: Instant): Promise<void> {
    const over = [...open].filter(([, { until }]) => until <= now).map(([key]) => key);
    const tooMany = [...open.keys()].slice(0, Math.max(0, open.size - most));
    await Promise.all([...new Set([...over, ...tooMany])].map(close));
  }

  return {
    /** The server of a preview, known by a name; null if its document is no longer there. */
    of: async (key: string, preview: DocumentPreview): Promise<FastifyInstance | null> => {
      const one = open.get(key) ?? { until: preview.until, server: build(preview) };
      open.set(key, one);
      one.server.catch(() => open.delete(key));
      await closeOld(council.clock.now());
      return one.server;
    },
    end: async (): Promise<void> => {
      await Promise.all([...open.keys()].map(close));
    },
  };
}
