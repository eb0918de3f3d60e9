import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import type { Council } from './council.ts';
import { collectionEndpoints } from './endpoints/collections.ts';
import { deviceEndpoints } from './endpoints/devices.ts';
import { healthEndpoints } from './endpoints/health.ts';
import { pageEndpoints, withinServer } from './endpoints/pages.ts';
import { postIdentityCheck } from './endpoints/post-identity-check.ts';
import { postMyVote } from './endpoints/post-my-vote.ts';
import { postVote } from './endpoints/post-vote.ts';
import { surveyEndpoints } from './endpoints/surveys.ts';
import { networkOf } from './network-of.ts';
import { guardWrites } from './plugins/guard.ts';
import { answerFailure } from './plugins/refuse.ts';

const bodyLimit = 64 * 1024;
/** Requests a minute from one address. High enough for a library whose visitors share one. */
const requestsAMinute = 3000;

/** Where log records go, a line each. */
export interface Log {
  write(record: string): void;
}

/** The council API and the portal's files as one server, not yet listening. */
export async function buildServer(
  council: Council,
  webFolder: string,
  log: Log = process.stdout,
): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit,
    // Only what a proxy on this machine says of the sender is believed.
    trustProxy: 'loopback',
    requestTimeout: 30_000,
    // Addresses carry no personal data, and senders are not logged at all.
    logger: {
      level: 'warn',
      stream: log,
      serializers: {
        req: ({ method, url }) => ({ method, url: url.split('?')[0] ?? '' }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    // An address that cannot be read gets no further than this: not to the headers that all other answers have.
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.header('x-content-type-options', 'nosniff')),
  });
  server.setErrorHandler(answerFailure);
  // Pages of other sites may send plain text without asking first; nothing here reads it.
  server.removeContentTypeParser('text/plain');
  guardWrites(server);
  await server.register(cookie);
  // Built files come packed already; answers and pages are packed as they leave, quickly rather than tightly.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    // A machine of one's own is reached over plain HTTP; behind TLS the proxy adds this header.
    strictTransportSecurity: false,
  });
  await server.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url, socket }) => url === '/healthz' || socket.remoteAddress === withinServer,
  });

  healthEndpoints(server, council);
  deviceEndpoints(server, council);
  collectionEndpoints(server, council);
  surveyEndpoints(server, council);
  const attempts = attemptBudget(council);
  postVote(server, council, attempts);
  postMyVote(server, council, attempts);
  postIdentityCheck(server, council, attempts);
  await serveFiles(server, council.filesFolder, webFolder);
  pageEndpoints(server, council, webFolder);
  return server;
}

/** Built files never change under their name; a town's files may, and cannot run anything in a page. */
async function serveFiles(server: FastifyInstance, filesFolder: string, webFolder: string): Promise<void> {
  const assets = join(webFolder, 'assets');
  if (existsSync(assets)) {
    await server.register(files, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  }
  await server.register(files, {
    root: filesFolder,
    prefix: '/files/',
    decorateReply: false,
    maxAge: '10m',
    setHeaders: (response) => {
      response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
