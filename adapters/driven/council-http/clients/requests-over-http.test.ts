import { expect } from 'vitest';
import { enterSilently } from '#application/access/enter-silently.ts';
import { requestsClientContract } from '#contract-tests/clients/requests.ts';
import { realmId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from '../council-call.ts';
import { httpDeviceSession } from '../http-device-session.ts';
import { requestsClient } from './requests-client.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'va',
  firstAnswers: new Map(),
  fetch: keepingCookies(),
});

requestsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const settings = client(council.url);
  const entered = await enterSilently({
    session: httpDeviceSession(settings),
    deviceIds: { read: () => null, keep: () => undefined },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })(realmId('vilanova'));
  expect(entered).toEqual(right(true));
  return {
    client: requestsClient(settings),
    stranger: requestsClient(client(council.url)),
    away: requestsClient(client('http://127.0.0.1:1')),
    approve: council.approve,
    close: council.stop,
  };
});
