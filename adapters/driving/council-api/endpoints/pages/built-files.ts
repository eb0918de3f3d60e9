import files from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openHeaders } from '../../plugins/open-reads.ts';

/** Built files never change under their name. */
export async function serveBuiltFiles(server: FastifyInstance, webFolder: string): Promise<void> {
  const assets = join(webFolder, 'assets');
  if (!existsSync(assets)) return;
  const served = {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // A page without an origin, as previews are, loads them too.
    setHeaders: (reply: FastifyReply) => {
      reply.headers(openHeaders);
    },
  };
  await server.register(files, served);
}
