import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFileCall } from '#adapters/wire/uploads/find-file.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

/**
 * The names in a town's folder of public files; empty if it has no folder. The requested name is never used as a
 * path.
 */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch {
    return [];
  }
}

/** A town's public files of one name (specification 2, section 7). */
export function publicFileEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, findFileCall, async ({ realm, filename }) => {
    if (filename === null || filename === '') return left({ kind: 'wrongQuery' });
    const names = await namesIn(join(council.filesFolder, realm));
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
