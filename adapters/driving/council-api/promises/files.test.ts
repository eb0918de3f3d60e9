import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

/** A request whose address is sent exactly as written, as no browser would send it. */
async function rawStatus({ server }: TestCouncil, path: string): Promise<{ status: number; body: string }> {
  await server.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a file of the data folder', () => {
  it('cannot be read through a path that leaves the town’s files', async () => {
    const council = await openTestCouncil();
    const below = [
      '../secrets.json',
      '..%2fsecrets.json',
      '%2e%2e/secrets.json',
      '..%5csecrets.json',
      'vilanova/../../secrets.json',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      '....//secrets.json',
      '/secrets.json',
      '.%00./secrets.json',
    ];
    for (const path of below) {
      const { status, body } = await rawStatus(council, `/files/${path}`);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['err', 'errCode', 'message']);
    }
    expect((await rawStatus(council, '/files/vilanova/escudo.svg')).status).toBe(200);
  });

  it('cannot run anything, nor be taken for another type', async () => {
    const { server } = await openTestCouncil();
    const { status, headers } = await ask(server, '/files/vilanova/escudo.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});
