import type { FastifyInstance } from 'fastify';
import type { Revision } from '#application/ports/server/office/document-desk.ts';
import { listRevisionsCall, readRevisionCall } from '#adapters/wire/office-documents/revisions.ts';
import { writeFields } from '#adapters/wire/office-documents/field.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { documentSubject } from '#domain/documents/document-parts.ts';
import { changesBetween } from '#domain/documents/field-changes.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { askedDocument } from './asked-document.ts';

/** How many fields a revision names as changed. */
const mostNamed = 20;

const writeHead = ({ number, at, by, act, note }: Revision) => ({
  number,
  at: new Date(at).toISOString(),
  by,
  act,
  note,
});

function writeRevision(revision: Revision, before: Revision | undefined) {
  const changes = changesBetween(before?.fields ?? new Map(), revision.fields);
  const changed = changes.slice(0, mostNamed).map(({ path }) => path);
  return { ...writeHead(revision), changed, count: changes.length };
}

/** Revisions of a document, and who did what with it. */
export function documentHistoryEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, steps } = council;
  route(server, council, listRevisionsCall, async ({ town, realm, collection, id, member }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const revisions = await documentDesk.revisions(realm, ref);
    const items = revisions.map((one, n) => writeRevision(one, revisions[n - 1])).toReversed();
    const chain = await steps.of(realm, documentSubject(ref));
    return right({ items, steps: chain.map(writeStep) });
  });

  route(server, council, readRevisionCall, async ({ town, realm, collection, id, number, member }) => {
    const ref = { collection, id };
    const asked = await askedDocument(council, town, ref, member);
    if (isLeft(asked)) return asked;
    const revisions = await documentDesk.revisions(realm, ref);
    const found = revisions.find((one) => String(one.number) === number);
    if (found === undefined) return left({ kind: 'unknownRevision' });
    return right({ ...writeHead(found), fields: writeFields(found.fields) });
  });
}
