import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedAnswer } from './damage.ts';

/** What changes answers on their way; null leaves one as it is. */
export type Change = (path: string, answer: ServedAnswer) => ServedAnswer | Promise<ServedAnswer>;

/** A council's server seen through somebody who damages its answers. */
export interface DamagingProxy {
  readonly url: string;
  /** Every request that came, for tests that ask what was sent. */
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
  const pass = async (path: string, origin: string | undefined): Promise<ServedAnswer> => {
    const answer = await fetch(`${target}${path}`, { redirect: 'manual', headers: origin ? { origin } : {} });
    const headers = new Map([...answer.headers].filter(([name]) => !hopByHop.has(name)));
    return { status: answer.status, headers, body: await answer.text() };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const { authorization, origin } = request.headers;
    seen.push({ path, method: request.method ?? '', authorization });
    void pass(path, origin)
      .then((answer) => (change === null ? answer : change(path, answer)))
      .then(({ status, headers, body }) => response.writeHead(status, Object.fromEntries(headers)).end(body));
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
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);
