import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const entry = '\0floor';
const source = `import { createElement, useEffect } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  function Floor() {
    useEffect(() => void document.dispatchEvent(new Event('portal-listens')), []);
    return createElement('button', null, 'OK');
  }
  hydrateRoot(document.getElementById('floor'), createElement(Floor));`;

/** The least page made with React: only React and its DOM, hydrating one button, built as the product is. */
export async function floorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
}

/** Compressed as the server compresses what it makes itself. */
export const packed = (text: string, quality: number): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

interface FloorPage {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** The home page unchanged, style and fonts included, whose only script hydrates one button. */
export async function serveFloor(product: string, script: string): Promise<FloorPage> {
  const whole = await (await fetch(product)).text();
  const silent = whole
    .replaceAll(/<script(?! type="application\/json")[^>]*>.*?<\/script>/gsu, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>|<meta name="files-ahead"[^>]*>/gu, '');
  const html = silent.replace(
    '</body>',
    '<div id="floor"><button>OK</button></div><script type="module" src="/floor.js"></script></body>',
  );
  const own: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', packed(html, 4)],
    '/floor.js': ['text/javascript; charset=utf-8', packed(script, 11)],
  };
  const server = createServer(async (request, response) => {
    const found = own[request.url ?? ''];
    if (found) {
      const keeping = request.url === '/' ? 'no-cache' : 'max-age=31536000, immutable';
      const [type, body] = found;
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': keeping });
      response.end(body);
      return;
    }
    const answer = await fetch(new URL(request.url ?? '', product));
    const names = ['content-type', 'cache-control'];
    response.writeHead(
      answer.status,
      Object.fromEntries(names.map((name) => [name, answer.headers.get(name) ?? ''])),
    );
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
