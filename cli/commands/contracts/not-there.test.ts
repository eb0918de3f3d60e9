import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { selfSignedCertificate } from '#fixtures/builders/councils/certificate.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { recordingIo } from '../../recording-io.ts';
import { runContracts } from './run.ts';
import type { RunFlags } from './run-options.ts';

// A whole run has many calls, and other programs use this machine too.
vi.setConfig({ testTimeout: 30_000 });

async function listening(server: Server & { closeAllConnections: () => void }, scheme: string) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serving = (answer: RequestListener) => listening(createServer(answer), 'http');
const servingTls = (from: string, until: string, name?: string) =>
  listening(
    createTlsServer(selfSignedCertificate(new Date(from), new Date(until), name), (_, response) =>
      response.end('{}'),
    ),
    'https',
  );

/** A port on which a server listened a moment ago. */
async function nobody() {
  const server = createServer(page);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `http://127.0.0.1:${port}`;
}

async function run(flags: RunFlags, locale: Language = 'es') {
  const { io, out, err } = recordingIo();
  const context = { io, say: sayIn(locale), locale, program: 'concejo 1' };
  const exit = await runContracts({ rate: '1000', realm: 'vilanova', ...flags }, context, noon);
  // The first line says what is about to be checked.
  return { exit, out: out(), errors: err().split('\n').slice(1) };
}

const page: RequestListener = (_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Hola</title>');
const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const silent = 'a server that never answers';
/** Only a council that never answers gets a short time-out; the others have all the time that a slow machine needs. */
const timeoutFor = (what: string) => (what === silent ? '0.3' : '30');

/** The answer in place of a council's, the exit code, and the text in Spanish. */
const elsewhere: readonly (readonly [string, () => Promise<string>, 2 | 4, RegExp])[] = [
  ['a web page', () => serving(page), 2, /responde con una página web \(estado 200\) .*revisa --base-url/u],
  [
    'a page that says not found',
    () => serving(answering(404, '<h1>404</h1>', { 'content-type': 'text/html' })),
    2,
    /página web \(estado 404\)/u,
  ],
  ['something that is no JSON', () => serving(answering(200, 'hola')), 2, /algo que no es JSON/u],
  ['half an answer', () => serving(answering(200, '{"items":[')), 2, /algo que no es JSON/u],
  ['nothing at all', () => serving(answering(200, '')), 2, /responde 200 sin contenido/u],
  [
    'an error with the status of a success',
    () => serving(answering(200, '{"err":"no database","errCode":9}')),
    2,
    /responde 200 con un error: «no database»/u,
  ],
  [
    'a redirect',
    () => serving(answering(301, '', { location: 'https://nueva.example/' })),
    2,
    /redirige a «https:\/\/nueva\.example\/»/u,
  ],
  [
    'a council that does not know the town',
    () => serving(answering(404, '{"err":"Unknown realm","errCode":40,"message":"Unknown realm"}')),
    2,
    /no conoce el municipio «vilanova»/u,
  ],
  ['nobody', nobody, 4, /no responde: nadie atiende en esa dirección, ECONNREFUSED/u],
  [
    'a name that does not exist',
    async () => 'http://no-existe.invalid',
    4,
    /no responde: ese nombre no existe en la red, E/u,
  ],
  [
    'a server that closes the connection',
    () => serving((request) => void request.socket.destroy()),
    4,
    /la respuesta se cortó a medias/u,
  ],
  [
    'a server that closes the connection in the middle of an answer',
    () =>
      serving((request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"items":[');
        setTimeout(() => request.socket.destroy(), 20);
      }),
    4,
    /la respuesta se cortó a medias/u,
  ],
  [silent, () => serving(() => undefined), 4, /no ha respondido en 0\.3 s; con --timeout/u],
  [
    'a certificate that has expired',
    () => servingTls('2020-01-01', '2021-01-01'),
    4,
    /su certificado ha caducado, CERT_HAS_EXPIRED/u,
  ],
  [
    'a certificate of an unknown authority',
    () => servingTls('2020-01-01', '2049-01-01'),
    4,
    /su certificado no es de confianza, DEPTH_ZERO_SELF_SIGNED_CERT/u,
  ],
  [
    'https at a server of http',
    async () => (await serving(page)).replace('http:', 'https:'),
    4,
    /ahí no se habla https/u,
  ],
];

describe('without a council, one line says why', () => {
  it.each(elsewhere)('%s', async (what, address, exit, says) => {
    const baseUrl = await address();
    const result = await run({ baseUrl, timeout: timeoutFor(what) });
    expect(result).toMatchObject({ exit, out: '' });
    const [line = '', ...help] = result.errors.filter((text) => text !== '');
    expect(line).toMatch(/^error: /u);
    expect(line).toMatch(says);
    expect(line).toContain(baseUrl);
    // For a wrong address the line points to the help; nothing else follows.
    expect(help).toHaveLength(exit === 2 ? 1 : 0);
    expect(result.errors.join('\n')).not.toMatch(/\n\s+at |\.ts:\d/u);
  });

  it.each(languages)('in %s, each in its own words', async (locale) => {
    const lines = new Set<string>();
    for (const [what, address] of elsewhere) {
      const baseUrl = await address();
      const { errors } = await run({ baseUrl, timeout: timeoutFor(what) }, locale);
      lines.add((errors[0] ?? '').replaceAll(baseUrl, ''));
      expect(errors[0]).not.toMatch(/\{\w+\}|undefined/u);
    }
    // Two pages, two that are not JSON and two that end early have the same text but for their status.
    expect(lines.size).toBeGreaterThanOrEqual(elsewhere.length - 3);
  });
});
