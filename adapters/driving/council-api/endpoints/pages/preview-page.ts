import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentMailboxes } from '#adapters/driven/mailboxes/document-mailboxes.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { bodyOf, draftedFields } from '#domain/documents/office-document.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { withinServer } from '../../limits/within-server.ts';
import { refuse } from '../../plugins/refuse.ts';

/** Makes a server of other parts that keeps and logs nothing of what it answers. */
export type BuildOther = (council: ServerParts) => Promise<FastifyInstance>;

/** No secret of ours is longer. */
const longest = 64;

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

/**
 * The policy of the page, for a frame of the office: no script runs in it, so that nothing of a draft can act with the
 * session of the person who looks.
 */
const framed = (policy: string): string =>
  `${policy
    .split('; ')
    .map((part) => part.replace(/^script-src .*$/u, "script-src 'none'"))
    .map((part) => part.replace(/^frame-ancestors .*$/u, "frame-ancestors 'self'"))
    .join('; ')}; sandbox allow-same-origin`;

/** The address of the page without the secret. */
function addressOf(request: FastifyRequest): string {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.delete('preview');
  return `${pathname}?${searchParams.toString()}`;
}

/**
 * Draws the page of an address with the draft of a document in it: the same page, drawn by a server that has this one
 * document in memory and is closed when the page is sent. The address works once.
 */
export const previewPages =
  (council: ServerParts, buildOther: BuildOther) =>
  async (request: FastifyRequest, reply: FastifyReply, town: Town, secret: string): Promise<FastifyReply> => {
    const now = council.clock.now();
    const taken = secret.length > longest ? null : await council.previews.take(sha256Text(secret), now);
    if (taken === null || taken.realm !== town.realm) return refuse(reply, 'unknownAddress');
    const { realm, ref } = taken;
    const found = await council.documentDesk.find(realm, ref);
    if (found === null) return refuse(reply, 'unknownAddress');
    const body = { ...bodyOf(ref, draftedFields(found)), isPublished: true };
    const documents = withDocument(council.documents, realm, ref, body);
    const other = await buildOther({ ...council, documents, mailboxes: documentMailboxes(documents) });
    try {
      const { host, accept = '*/*' } = request.headers;
      const headers = { accept, ...(host !== undefined && { host }) };
      const drawn = await other.inject({ url: addressOf(request), headers, remoteAddress: withinServer });
      return await reply
        .code(drawn.statusCode)
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': framed(drawn.headers['content-security-policy'] ?? ''),
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(drawn.body);
    } finally {
      await other.close();
    }
  };
