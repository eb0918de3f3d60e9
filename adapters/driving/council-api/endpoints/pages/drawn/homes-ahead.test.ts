import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { portals, residentPortals } from '#domain/access/portals.ts';
import { withinServer } from '../../../limits/within-server.ts';
import { drawHomesAhead } from './homes-ahead.ts';

const homes = residentPortals.map((portal) => portals[portal].home);

/** A server that says what it was asked, and by whom. */
function aServer(answer = async () => {}) {
  const server = fastify();
  const asked: string[] = [];
  server.get('/*', async ({ url, ip }) => {
    asked.push(ip === withinServer ? url : ip);
    await answer();
    return 'the page';
  });
  drawHomesAhead(server, 0);
  return { server, asked };
}

let close = async () => {};
afterEach(() => close());

it('draws the home of each front-end once the server listens', async () => {
  const { server, asked } = aServer();
  close = () => server.close();
  await server.ready();
  expect(asked).toEqual([]);
  await server.listen();
  await vi.waitFor(() => expect(asked).toEqual(homes));
});

it('is over when the server closes: the page under way is drawn, and no other', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { server, asked } = aServer(() => {
    begun.resolve();
    return ended.promise;
  });
  await server.listen();
  await begun.promise;
  const isOver = vi.fn<() => void>();
  const closed = server.close().then(isOver);
  await new Promise(setImmediate);
  expect(isOver).not.toHaveBeenCalled();
  ended.resolve();
  await closed;
  expect(asked).toEqual(homes.slice(0, 1));
});
