import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Seen, ServedAnswer } from './damage.ts';

/** What changes answers on their way; null leaves one as it is. */
export type Change = (path: string, answer: ServedAnswer, seen: Seen) => ServedAnswer | Promise<ServedAnswer>;

/** A council's server behind a proxy that damages its answers. */
export interface DamagingProxy {
  readonly url: string;
  /** Every request that came, for tests that check what was sent. */
  readonly seen: {
    readonly path: string;
    readonly method: string;
    readonly authorization: string | undefined;
  }[];
  readonly damageWith: (change: Change | null) => void;
  readonly stop: () => Promise<void>;
}

export async function startProxy(target: string): Promise<DamagingProxy> {
  let change: Change | null = null;
  const seen: DamagingProxy['seen'] = [];
  const times = new Map<string, number>();
  const pass = async (request: IncomingMessage, sent: string): Promise<ServedAnswer> => {
    const { method = 'GET', url = '/' } = request;
    const given = passedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await fetch(`${target}${url}`, {
      method,
      redirect: 'manual',
      // What is passed on is not packed either.
      headers: { 'accept-encoding': 'identity', ...(Object.fromEntries(given) as Record<string, string>) },
      ...(sent === '' ? {} : { body: sent }),
    });
    const headers = new Map([...answer.headers].filter(([name]) => !hopByHop.has(name)));
    return { status: answer.status, headers, body: await answer.text() };
  };
  const answerTo = async (request: IncomingMessage): Promise<ServedAnswer> => {
    const { method = 'GET', url: path = '/' } = request;
    const { authorization } = request.headers;
    seen.push({ path, method, authorization });
    const sent = await text(request);
    const nth = (times.get(path) ?? 0) + (sent === '' ? 0 : 1);
    times.set(path, nth);
    const answer = await pass(request, sent);
    return change === null ? answer : change(path, answer, { path, method, sent, authorization, nth });
  };
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, headers, body }) =>
      response.writeHead(status, Object.fromEntries(headers)).end(body),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    damageWith: (next) => {
      change = next;
      times.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const passedOn = ['origin', 'cookie', 'content-type', 'idempotency-key', 'authorization'] as const;

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);
