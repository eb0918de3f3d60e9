import type { FastifyInstance } from 'fastify';
import { findFileCall } from '#adapters/wire/uploads/find-file.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

/** A town's public files of one name (specification 2, section 7). The requested name is never used as a path. */
export function publicFileEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, findFileCall, async ({ realm, filename }) => {
    if (filename === null || filename === '') return left({ kind: 'wrongQuery' });
    const names = await council.townFiles.names(realm);
    const items = names
      .filter((name) => name.split('/').at(-1) === filename)
      .toSorted()
      .map((name) => {
        const path = name.split('/').map(encodeURIComponent).join('/');
        return { _id: name, filename, href: `/files/${encodeURIComponent(realm)}/${path}` };
      });
    return right({ items, itemsCount: items.length });
  });
}
