import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { type RunningCouncil, startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { answerBrokenRequest } from '../limits/connections.ts';

let council: RunningCouncil;
beforeAll(async () => {
  council = await startCouncil();
});
afterAll(() => council.stop());

/** The answer to these bytes, which no real client would send. */
async function answerTo(request: string, breaksOff = false): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(council.url).port), '127.0.0.1');
  const came: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => came.push(text));
  socket.on('close', () => resolve(came.join('')));
  socket.write(Buffer.from(request, 'latin1'));
  if (breaksOff) socket.end();
  return promise;
}

const host = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const get = (target: string, headers = host) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, body: string) =>
  `POST /users/v2/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`;
const long = 'a'.repeat(40_000);

it.each<readonly [string, RefusalTag, string]>([
  ['bytes that are no HTTP', 'unreadable', 'nonsense\r\n\r\n'],
  ['a method that nobody knows', 'unreadable', `FOO / HTTP/1.1\r\n${host}\r\n`],
  ['a request to no host', 'unreadable', get('/api/vilanova/surveys', 'Connection: close\r\n')],
  ['NUL in an address', 'unreadable', get('/api/vila\0nova/surveys')],
  ['a space in an address', 'unreadable', get('/api/vila nova/surveys')],
  ['a letter that is not ASCII', 'unreadable', get('/api/vil\u00E1nova/surveys')],
  ['a way out of the files', 'unreadable', get('/files/../../../../etc/passwd')],
  ['the same, encoded', 'unknownAddress', get('/files/..%2f..%2f..%2fetc/passwd')],
  ['NUL, encoded', 'unknownRealm', get('/api/vilanova%00/surveys')],
  ['letters spelt with too many bytes', 'unreadable', get('/api/%c0%ae%c0%ae/surveys')],
  ['half an encoding', 'unreadable', get('/api/%/surveys')],
  ['an address of another host', 'unknownAddress', get('//evil.example/api')],
  ['no address at all', 'unknownAddress', get('*')],
  ['an address of 40 kB', 'headersTooLarge', get(`/api/${long}`)],
  ['a header of 40 kB', 'headersTooLarge', get('/healthz', `${host}X-A: ${long}\r\n`)],
  ['two lengths', 'unreadable', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
  [
    'a length and chunks, to smuggle a second request',
    'unreadable',
    post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  ],
  ['chunks of no length', 'unreadable', post('Transfer-Encoding: chunked\r\n', 'zz\r\n\r\n')],
  [
    'a body that says it is packed',
    'unreadable',
    post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
  ],
])('%s → %s', async (_what, tag, request) => {
  const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
  const [status, ...headers] = head.toLowerCase().split('\r\n');
  expect([status?.split(' ')[1], body]).toEqual([
    String(refusals[tag].status),
    JSON.stringify(refusalBody(tag)),
  ]);
  expect(headers).toContain('content-type: application/json; charset=utf-8');
  expect(headers).toContain('x-content-type-options: nosniff');
});

it('a body that breaks off is refused as well', async () => {
  const came = await answerTo(post('Content-Length: 50\r\n', '{"user"'), true);
  expect(came).toContain(JSON.stringify(refusalBody('unreadable')));
});

it.each([
  ['an expectation that nobody knows', get('/healthz', `${host}Expect: 200-ok\r\n`)],
  ['an offer to speak another protocol', get('/healthz', `${host}Upgrade: websocket\r\n`)],
  ['a proxy that lies about the sender', get('/healthz', `${host}X-Forwarded-For: zz, ::::, 999.1.1.1\r\n`)],
  ['a request without a host of the time before hosts', 'GET /healthz HTTP/1.0\r\n\r\n'],
])('%s is answered all the same', async (_what, request) => {
  expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok"\}$/u);
});

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', /^HTTP\/1\.1 408 [^]*"errCode":57/u],
  ['ECONNRESET', /^$/u],
])('a connection that ends with %s', async (code, answer) => {
  const socket = new PassThrough();
  const said: string[] = [];
  socket.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  answerBrokenRequest(Object.assign(new Error(code), { code }), socket as unknown as Socket);
  await closed;
  expect(said.join('')).toMatch(answer);
});
