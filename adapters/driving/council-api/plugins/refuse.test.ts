import compress from '@fastify/compress';
import Fastify from 'fastify';
import { Readable } from 'node:stream';
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
