import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressToFetch, fetchInput } from './fetch-input.ts';

let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = Number(/status=(\d+)/u.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status).end(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('an address as input', () => {
  it('of a survey means its published ballots', async () => {
    expect(addressToFetch('https://c.example/api/vilanova/surveys/pp27')).toMatch(
      /\/surveys\/pp27\/ballots$/u,
    );
    expect(addressToFetch('https://c.example/api/vilanova/surveys/pp27/')).toMatch(
      /\/surveys\/pp27\/ballots$/u,
    );
    expect(await fetchInput(`${base}/api/vilanova/surveys/pp27`)).toEqual({
      _tag: 'Right',
      right: new TextEncoder().encode('/api/vilanova/surveys/pp27/ballots'),
    });
  });

  it('of anything else is read as it is', () => {
    for (const address of ['https://c.example/votos.pb.gz', 'https://c.example/api/v/surveys/pp27/ballots']) {
      expect(addressToFetch(address)).toBe(address);
    }
  });

  it('distinguishes a refused reader, a missing address and a server that does not answer', async () => {
    expect(await fetchInput(`${base}/?status=401`)).toMatchObject({
      left: { kind: 'notAuthorised', status: 401 },
    });
    expect(await fetchInput(`${base}/?status=403`)).toMatchObject({
      left: { kind: 'notAuthorised', status: 403 },
    });
    expect(await fetchInput(`${base}/?status=404`)).toMatchObject({ left: { kind: 'refused', status: 404 } });
    expect(await fetchInput('http://127.0.0.1:1/')).toMatchObject({ left: { kind: 'unreachable' } });
  });
});
