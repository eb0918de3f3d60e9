import { deviceSessionContract } from '#contract-tests/ports/browser/device-session.ts';
import { processPartsContract } from '#contract-tests/clients/process-parts.ts';
import { projectBookContract } from '#contract-tests/clients/projects.ts';
import { statusNamesContract } from '#contract-tests/ports/browser/status-names.ts';
import { surveySourceContract } from '#contract-tests/clients/surveys.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { httpProcessParts } from './process-parts-client.ts';
import { httpProjectBook } from './projects-client.ts';
import { httpStatusNames } from './http-status-names.ts';
import { httpSurveySource } from './surveys-client.ts';

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

processPartsContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { parts: httpProcessParts(client(council.url)), close: council.stop };
});

projectBookContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { book: httpProjectBook(client(council.url)), close: council.stop };
});

statusNamesContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { names: httpStatusNames(client(council.url)), close: council.stop };
});

surveySourceContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    surveys: httpSurveySource(client(council.url), zone),
    away: httpSurveySource(client(nowhere), zone),
    close: council.stop,
  };
});
