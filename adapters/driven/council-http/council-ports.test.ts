import { deviceSessionContract } from '#contract-tests/ports/browser/device-session.ts';
import { processPartsClientContract } from '#contract-tests/clients/process-parts.ts';
import { projectsClientContract } from '#contract-tests/clients/projects.ts';
import { surveysClientContract } from '#contract-tests/clients/surveys.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { processPartsClient } from './clients/process-parts-client.ts';
import { projectsClient } from './clients/projects-client.ts';
import { surveysClient } from './clients/surveys-client.ts';

const nowhere = 'http://127.0.0.1:1';
const zone = () => 'Europe/Madrid';
const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'va',
  firstAnswers: new Map(),
  fetch: keepingCookies(),
});

deviceSessionContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    browser: () => httpDeviceSession(client(council.url)),
    away: httpDeviceSession(client(nowhere)),
    close: council.stop,
  };
});

processPartsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { parts: processPartsClient(client(council.url)), close: council.stop };
});

projectsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { book: projectsClient(client(council.url)), close: council.stop };
});

surveysClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    surveys: surveysClient(client(council.url), zone),
    away: surveysClient(client(nowhere), zone),
    close: council.stop,
  };
});
