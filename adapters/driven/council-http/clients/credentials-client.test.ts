import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { credentialsClientContract } from '#contract-tests/clients/credentials.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { callVisitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { credentialsClient } from './credentials-client.ts';

const town = realmId('benialt');
const clientAt = (url: string) => credentialsClient(callVisitor(url).settings);

credentialsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const resident = callVisitor(council.url);
  await resident.enter(town, 'd'.repeat(32));
  return {
    client: credentialsClient(resident.settings),
    stranger: clientAt(council.url),
    away: clientAt('http://127.0.0.1:1'),
    close: council.stop,
  };
});

describe('a council that answers badly to credentials', () => {
  const base = 'http://council.example';
  afterEach(() => nock.cleanAll());
  const credentials = credentialsClient({ ...callVisitor(base).settings, fetch: globalThis.fetch });
  const madeOf = (status: number, body: string | Record<string, unknown>) => {
    nock(base).post('/api/benialt/identitycheck').reply(status, body);
    return credentials.check(town, { id: '11111111H', type: '1', date: '1975-03-02', consent: true });
  };

  it('is neither a yes nor a no unless it is the exact word', async () => {
    expect(await madeOf(200, 'True\n')).toEqual(right(true));
    expect(await madeOf(200, 'False')).toEqual(right(false));
    for (const body of ['true', '', 'Verdadero', '<html>', { ok: true }])
      expect(await madeOf(200, body)).toEqual(left({ kind: 'serverFailed', status: 200 }));
  });

  it('is distinguished from a public service that is down', async () => {
    expect(await madeOf(503, { errCode: 62 })).toEqual(left({ kind: 'identityUnreachable' }));
    expect(await madeOf(503, 'busy')).toEqual(left({ kind: 'serverFailed', status: 503 }));
    expect(await madeOf(429, { errCode: 37, retryAfter: 90 })).toEqual(
      left({ kind: 'tooManyAttempts', retryAfterSeconds: 90 }),
    );
    expect(await madeOf(429, { errCode: 37 })).toEqual(
      left({ kind: 'tooManyAttempts', retryAfterSeconds: 60 }),
    );
  });

  it('gets no personal data in an address', async () => {
    const asked: string[] = [];
    nock(base)
      .post(/.*/u)
      .reply(200, ({ url }: { readonly url: string }) => {
        asked.push(url);
        return 'True';
      });
    await credentials.check(town, { id: '11111111H', type: '1', date: '1975-03-02', consent: true });
    expect(asked).toEqual([`${base}/api/benialt/identitycheck`]);
  });
});
