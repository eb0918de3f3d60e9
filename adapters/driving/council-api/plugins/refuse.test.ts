import compress from '@fastify/compress';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { refusalBody } from '#adapters/wire/refusals.ts';
import { answerFailure } from './refuse.ts';

it('an answer that breaks before any of it is sent is a refusal that can be read', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  server.setErrorHandler(answerFailure);
  await server.register(compress, { encodings: ['br'] });
  server.get('/', (_request, reply) => {
    const source = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000, 'x');
        throw new Error('the disk');
      })(),
    );
    return reply.type('text/csv').header('content-disposition', 'attachment').send(source);
  });
  const url = await server.listen({ port: 0 });
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const fileHeaders = ['content-encoding', 'content-disposition'].map((name) => answer.headers.get(name));
  expect([answer.status, ...fileHeaders]).toEqual([500, null, null]);
  expect(await answer.json()).toEqual(refusalBody('defect'));
});

it('a client that hangs up in the middle of a file is no defect', async () => {
  const logged: string[] = [];
  const server = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } },
  });
  onTestFinished(() => server.close());
  const answered = Promise.withResolvers<void>();
  server.setErrorHandler((error: Error & { readonly code?: string }, request, reply) => {
    answered.resolve();
    return answerFailure(error, request, reply);
  });
  server.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  const begun = Promise.withResolvers<void>();
  server.post('/', async ({ body }) => {
    const write = (_: unknown, __: unknown, done: () => void) => {
      begun.resolve();
      done();
    };
    await pipeline(body as Readable, new Writable({ write }));
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  await once(client, 'connect');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\n');
  client.write('Content-Length: 50\r\n\r\nabc');
  await begun.promise;
  client.destroy();
  await answered.promise;
  expect(logged).toEqual([]);
});
