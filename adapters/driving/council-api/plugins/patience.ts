import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { answerBrokenRequest } from '../limits/connections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file, over a connection of any speed. */
    readonly isUpload?: boolean;
  }
}

/** Bytes a second, as on the slowest telephone line: an upload may be slow, and must go on. */
const slowestPace = 1024;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls `look` time after time until the request is complete or gone. */
function watch(raw: IncomingMessage, patience: number, look: () => void): void {
  const timer = setInterval(() => (raw.complete ? clearInterval(timer) : look()), patience);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/** Cuts what does not become complete; sends the reason if nothing was answered yet. */
function cut(raw: IncomingMessage, isAnswered: boolean): void {
  if (isAnswered) raw.socket.destroy();
  else answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
}

/**
 * A request whose body is not complete after this number of milliseconds is cut, however steadily it arrives. An
 * upload has no such limit (specification 1, section 7): it is cut when it has come more slowly than any line for two
 * of these spans.
 */
export function waitPatiently(server: FastifyInstance, patience: number): void {
  server.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // Injected requests (tests, calls of the server itself) use no connection.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return;
    if (!routeOptions.config.isUpload) {
      watch(raw, patience, () => cut(raw, reply.raw.headersSent));
      return;
    }
    let [seen, slow] = [raw.socket.bytesRead, 0];
    watch(raw, patience, () => {
      const { bytesRead } = raw.socket;
      slow = bytesRead - seen < (slowestPace * patience) / 1000 ? slow + 1 : 0;
      seen = bytesRead;
      if (slow === 2) cut(raw, reply.raw.headersSent);
    });
  });
}
