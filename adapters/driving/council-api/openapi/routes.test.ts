import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { calls } from '#adapters/wire/calls.ts';

const { routes } = vi.hoisted(() => ({ routes: new Set<string>() }));
vi.mock('fastify', async (original) => {
  const { default: Fastify, ...others } = await original<typeof import('fastify')>();
  return {
    ...others,
    default: (options: object) => {
      const server = Fastify(options);
      server.addHook('onRoute', ({ method, url }) => {
        // Not a call: what a browser asks before a page of another site may read.
        for (const verb of [method].flat()) if (verb !== 'OPTIONS') routes.add(`${verb} ${url}`);
      });
      return server;
    },
  };
});

it('every route of the server is a call of the document, and the reverse', async () => {
  await openTestCouncil({
    webFolder: scratchFolder({
      'index.html': '',
      'service-worker.js': '',
      'door-worker.js': '',
      'shop-worker.js': '',
      'assets/main.js': '',
    }),
  });
  const described = calls.flatMap(({ method, path }) => {
    const url = path.replace('{path}', '*').replaceAll(/\{(\w+)\}/gu, ':$1');
    // Every GET route also answers HEAD.
    return method === 'get' ? [`GET ${url}`, `HEAD ${url}`] : [`POST ${url}`];
  });
  // Every other address is the page that `/` describes.
  described.push('GET /*', 'HEAD /*');
  expect(routes.size).toBeGreaterThan(20);
  expect([...routes].toSorted()).toEqual([...new Set(described)].toSorted());
});

it('no endpoint writes the address of a call by hand', () => {
  const folder = join(import.meta.dirname, '..');
  const written = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.(?:test|bench)\.ts$/u.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => /(?<!^\s*\/?\*.*)['`]\/(?:api|contents)\//u.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(written).toEqual([]);
});
