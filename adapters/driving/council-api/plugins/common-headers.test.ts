import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCommonHeaders } from './common-headers.ts';

const ownHeaders = ['content-type', 'content-length', 'date', 'connection', 'x-request-id'];

async function headersWith(prepare: (server: ReturnType<typeof Fastify>) => unknown) {
  const server = Fastify();
  await prepare(server);
  server.get('/', async () => ({}));
  const { headers } = await server.inject('/');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}

it('sends with every answer the headers that helmet would send for an API that may not be framed', async () => {
  const directives = { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] };
  const worked = await headersWith((server) =>
    server.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      strictTransportSecurity: false,
    }),
  );
  expect(await headersWith(addCommonHeaders)).toEqual(worked);
});
