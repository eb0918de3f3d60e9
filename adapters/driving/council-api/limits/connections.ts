import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { refusalBody, refusals } from '#adapters/wire/refusals.ts';

/** A request that is not complete after this time is cut, however steadily it arrives. */
export const requestPatience = 30_000;
/** How long open requests have to finish when the server stops. */
export const stopPatience = 10_000;

/** The headers of an answer to a request that could not even be parsed. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
const codes: Readonly<Record<string, 'tooSlow' | 'headersTooLarge'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** What is not HTTP, or never becomes a complete request, is answered in the documented shape too, and cut. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const tag = codes[error.code ?? ''] ?? 'unreadable';
  const { status } = refusals[tag];
  const body = JSON.stringify(refusalBody(tag));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ...bareHeaders,
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${statusTexts[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

/** While the server stops, each answer is the last one of its connection: else it would stay open for the next. */
export function closeWhenStopping(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}

const announced = new WeakSet<FastifyInstance>();

/** From now on `/readyz` says that the server is about to stop. Requests are still answered. */
export const announceStop = (server: FastifyInstance): void => void announced.add(server);

export const isStopAnnounced = (server: FastifyInstance): boolean => announced.has(server);

/**
 * Accepts no new connections and lets open requests finish; those that have not finished in time, or when somebody is
 * in a hurry, are cut off.
 */
export async function stopServer(
  server: FastifyInstance,
  patience = stopPatience,
  hurry: Promise<void> = new Promise(() => undefined),
): Promise<void> {
  let cutting: NodeJS.Timeout | undefined;
  let isClosed = false;
  // More than once: a connection may have been accepted before the port was closed.
  const cutAll = () => {
    if (!isClosed) cutting ??= setInterval(() => server.server.closeAllConnections(), 20);
  };
  const late = setTimeout(cutAll, patience);
  void hurry.then(cutAll);
  try {
    await server.close();
  } finally {
    isClosed = true;
    clearTimeout(late);
    clearInterval(cutting);
  }
}
