import type { FastifyInstance } from 'fastify';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { previewDocumentCall } from '#adapters/wire/office-documents/preview-document.ts';
import type { Town } from '#domain/access/town.ts';
import { pageOfDocument } from '#domain/content/page-sources.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { askedDocument } from './asked-document.ts';

/** How long an address can be opened, in milliseconds. */
const openFor = 5 * 60_000;

/** The page of a document as its draft names it. */
function pageOf(ref: DocumentRef, document: OfficeDocument, { collections }: Town): string {
  const slug = draftedFields(document).get('data/slug');
  return pageOfDocument(ref, typeof slug === 'string' ? slug : null, collections);
}

/** A path of this host, without a query of its own: a browser reads `//` as another host. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^?#\s\\]{0,300}$/u.test(path);

/** Addresses at which a page is seen once with a draft in it. */
export function documentPreviewEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, previewDocumentCall, async ({ town, realm, collection, id, member, body }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const path = body.path ?? pageOf(ref, asked.right.document, town);
    if (!isOwnPath(path)) return left({ kind: 'unreadable', where: 'path' });
    const secret = Buffer.from(council.random(24)).toString('base64url');
    const now = council.clock.now();
    const until = now + openFor;
    await council.previews.put(sha256Text(secret), { realm, ref, until }, now);
    const query = new URLSearchParams({ realm, preview: secret }).toString();
    return right({ address: `${path}?${query}`, until: new Date(until).toISOString() });
  });
}
