import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * Answers with the pencil, under a name that stays: no page of the portal names a file of the office, so that a change of
 * the office changes no page. Null for any other address.
 */
export const pencilScript =
  ({ pencil }: OfficeScripts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    if (request.url !== '/gestion/pencil.js') return null;
    if (pencil === null) return refuse(reply, 'unknownAddress');
    return reply.header('cache-control', 'no-cache').redirect(pencil, 302);
  };
