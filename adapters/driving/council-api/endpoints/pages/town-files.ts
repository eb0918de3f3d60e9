import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { FileReader } from '#application/ports/server/files/town-files.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openHeaders } from '../../plugins/open-reads.ts';
import { refuse } from '../../plugins/refuse.ts';

const seconds = 600;

/** What a town publishes may be read and shown by every site, and cannot run anything. */
const headers: Readonly<Record<string, string>> = {
  ...openHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'none'",
};

/** Types by the ending of a name, as browsers and calendars need them; any other file is bytes. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  htm: 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

const typeOf = (path: string): string =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

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
  void reply.type(typeOf(path));
  return reply.send(body === null ? null : Readable.from(body, { objectMode: false }));
}

/** What towns publish, under `/files/{realm}/`. */
export async function townFileEndpoints(
  server: FastifyInstance,
  { filesFolder, fileReader }: Pick<ServerParts, 'filesFolder' | 'fileReader'>,
): Promise<void> {
  if (fileReader) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendPublished(fileReader, request, reply);
    server.route({ method: ['GET', 'HEAD'], url: '/files/*', exposeHeadRoute: false, handler });
    return;
  }
  await server.register(files, {
    root: filesFolder,
    prefix: '/files/',
    decorateReply: false,
    maxAge: seconds * 1000,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.header(name, value);
    },
  });
}
