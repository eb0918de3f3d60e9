import type { FastifyInstance } from 'fastify';
import { subjectOf } from '#application/office/request-subject.ts';
import { undoHandling } from '#application/requests/handling/undo-handling.ts';
import { undoMany } from '#application/requests/many/undo-many.ts';
import { mostHandled } from '#adapters/wire/requests/handle-many.ts';
import { undoHandlingCall } from '#adapters/wire/requests/undo-handling.ts';
import { undoManyCall } from '#adapters/wire/requests/undo-many.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { named, readerIn, shownTo } from './staff-request.ts';

/** What staff take back of what they did to one request, or to several under one key. */
export function undoEndpoints(server: FastifyInstance, council: ServerParts): void {
  const undo = undoHandling(council);
  route(server, council, undoHandlingCall, async ({ realm, town, reference, body, member }) => {
    const found = await named(council, realm, reference);
    if (found === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: ['request.read'], in: subjectOf(found) });
    if (isLeft(may)) return may;
    const { name: by, id: owner } = member;
    const back = await undo(realm, found.id, { by, owner, key: body.key ?? null });
    if (!isLeft(back)) return right(shownTo(council, await readerIn(council, town, member), back.right));
    const refused = back.left;
    return left(
      refused.kind === 'undoOver' ? { kind: refused.kind, faults: [{ why: refused.why }] } : refused,
    );
  });

  route(server, council, undoManyCall, async ({ realm, body, member }) => {
    const { references, key } = body;
    if (references.length > mostHandled) return left({ kind: 'unreadable', where: 'references' });
    const readable = async (of: typeof realm, name: string) => {
      const found = await named(council, of, name);
      const isReadable =
        found !== null && !isLeft(allowed(council, member, { acts: ['request.read'], in: subjectOf(found) }));
      return isReadable ? found : null;
    };
    const { done, cannot } = await undoMany({ find: readable, undo })(realm, {
      by: member.name,
      owner: member.id,
      key,
      names: references,
    });
    return right({
      done: [...done],
      cannot: cannot.map(({ name, why }) => ({ reference: name, why })),
    });
  });
}
