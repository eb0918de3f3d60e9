import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../plugins/refuse.ts';

/** The scripts of the office that run in pages of the portal, by their names; null where the build lacks one. */
export interface OfficeScripts {
  /** Puts pencils into a page, for a reader who is of the staff. */
  readonly pencil: string | null;
  /** Runs first in the page of a preview. */
  readonly preview: string | null;
}

/** Where the build has put these scripts. */
export function officeScripts(webFolder: string): OfficeScripts {
  const file = join(webFolder, '.vite', 'office-scripts.json');
  const named = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<OfficeScripts>) : {};
  const address = (name: keyof OfficeScripts) => (named[name] ? `/${named[name]}` : null);
  return { pencil: address('pencil'), preview: address('preview') };
}

/**
 * The pencil under a name that stays: no page of the portal names a file of the office, so that a change of the office
 * changes no page.
 */
export function pencilEndpoint(server: FastifyInstance, { pencil }: OfficeScripts): void {
  server.get('/gestion/pencil.js', async (_, reply) =>
    pencil === null
      ? refuse(reply, 'unknownAddress')
      : reply.header('cache-control', 'no-cache').redirect(pencil, 302),
  );
}
