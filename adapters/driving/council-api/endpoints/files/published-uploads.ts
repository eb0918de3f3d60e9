import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { refuse } from '../../plugins/refuse.ts';
import { sendTownFile } from './send-town-file.ts';

/** The town and the name of a path below `/files/`. */
function placeOf(path: string): readonly [RealmId, string] | null {
  const slash = path.indexOf('/');
  return slash <= 0 ? null : [realmId(path.slice(0, slash)), path.slice(slash + 1)];
}

/**
 * Answers for the files that staff uploaded, before the town's folder is asked: those that are not public are not there.
 * The register is asked each time, so that what another process publishes, withdraws or replaces holds here at once.
 */
export const publishedUploads =
  (
    { fileRegister, fileContents }: Pick<ServerParts, 'fileRegister' | 'fileContents'>,
    headers: Readonly<Record<string, string>>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const place = placeOf((request.params as { readonly '*'?: string })['*'] ?? '');
    const shown = place && (await fileRegister.shown(...place));
    const content = shown?.file.content ?? null;
    if (shown === null || content === null) return undefined;
    const always = { ...headers, 'cache-control': 'public, no-cache' };
    const isSent = shown.isPublic && (await sendTownFile(fileContents, [request, reply], content, always));
    return isSent ? reply : refuse(reply, 'unknownAddress');
  };
