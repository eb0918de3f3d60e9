import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Council } from '../council.ts';
import { inTown, once, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';

/** The names in a town's folder of public files; none where it has no folder. What is asked for is never a path. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch {
    return [];
  }
}

/** GET /api/{realm}/assets2/?filename={name} (specification 2, section 7): a town's public files of that name. */
export function publicFileEndpoints(server: FastifyInstance, council: Council): void {
  const find = inTown<TownRequest>(council, async ({ realm }, request, reply) => {
    const filename = once(request, 'filename');
    if (filename === null || filename === '') return refuse(reply, 'wrongQuery');
    const names = await namesIn(join(council.filesFolder, realm));
    const items = names
      .filter((name) => name.split('/').at(-1) === filename)
      .toSorted()
      .map((name) => {
        const path = name.split('/').map(encodeURIComponent).join('/');
        return { _id: name, filename, href: `/files/${encodeURIComponent(realm)}/${path}` };
      });
    return { items, itemsCount: items.length };
  });
  server.get('/api/:realm/assets2', find);
  server.get('/api/:realm/assets2/', find);
}
