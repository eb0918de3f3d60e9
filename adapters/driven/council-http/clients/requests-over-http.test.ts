import { expect } from 'vitest';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { enterSilently } from '#application/access/enter-silently.ts';
import { requestsClientContract } from '#contract-tests/clients/requests.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { sumInWords } from '#fixtures/builders/data/sum-in-words.ts';
import type { CallSettings } from '../council-call.ts';
import { httpDeviceSession } from '../http-device-session.ts';
import { councilClient } from '../council-client.ts';
import { requestsClient } from './requests-client.ts';

const realm = realmId('vilanova');
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
  })(realm);
  expect(entered).toEqual(right(true));
  return {
    client: requestsClient(settings),
    stranger: requestsClient(client(council.url)),
    away: requestsClient(client('http://127.0.0.1:1')),
    captcha: async () => {
      const asked = await councilClient(settings)(askCaptchaCall, { realm, format: 'json', lang: 'en' });
      if (isLeft(asked)) throw new Error(asked.left.kind);
      return { id: asked.right.id, answer: sumInWords(asked.right.text) };
    },
    approve: council.approve,
    close: council.stop,
  };
});
