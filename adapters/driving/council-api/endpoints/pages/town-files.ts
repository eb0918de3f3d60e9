import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { FileReader } from '#application/ports/server/files/town-files.ts';
import { mediaTypeOf } from '#application/files/media-type.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openHeaders } from '../../plugins/open-reads.ts';
import { refuse } from '../../plugins/refuse.ts';
import { publishedUploads } from '../files/published-uploads.ts';

const seconds = 600;

/** What a town publishes may be read and shown by every site, and cannot run anything. */
const headers: Readonly<Record<string, string>> = {
  ...openHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'none'",
};

/** Answers from a store that is not a folder: piece by piece, ranges and conditions as that store understands them. */
async function sendPublished(reader: FileReader, request: FastifyRequest, reply: FastifyReply) {
  const path = (request.params as { readonly '*': string })['*'];
  const asked = request.headers;
  const answered = await reader.open(path, {
    isHead: request.method === 'HEAD',
    range: asked.range,
    ifRange: typeof asked['if-range'] === 'string' ? asked['if-range'] : undefined,
    ifNoneMatch: asked['if-none-match'],
    ifModifiedSince: asked['if-modified-since'],
  });
  if (answered === null) return refuse(reply, 'unknownAddress');
  const { status, headers: told, body } = answered;
  void reply.code(status).headers({
    ...headers,
    'cache-control': `public, max-age=${seconds}`,
    'accept-ranges': 'bytes',
    ...told,
  });
  if (status === 304 || status === 416) return reply.send();
  void reply.type(mediaTypeOf(path));
  return reply.send(body === null ? null : Readable.from(body, { objectMode: false }));
}

const servedFolder = (root: string): FastifyStaticOptions => ({
  root,
  prefix: '/files/',
  decorateReply: false,
  maxAge: seconds * 1000,
  setHeaders: (response) => {
    for (const [name, value] of Object.entries(headers)) response.header(name, value);
  },
});

/** What towns publish, under `/files/{realm}/`. */
export async function townFileEndpoints(
  server: FastifyInstance,
  council: Pick<ServerParts, 'filesFolder' | 'fileReader' | 'fileRegister' | 'fileContents'>,
): Promise<void> {
  const { filesFolder, fileReader } = council;
  const onRequest = publishedUploads(council, headers);
  if (fileReader) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendPublished(fileReader, request, reply);
    server.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, onRequest, handler });
    return;
  }
  await server.register(async (scope) => {
    scope.addHook('onRequest', onRequest);
    await scope.register(files, servedFolder(filesFolder));
  });
}
