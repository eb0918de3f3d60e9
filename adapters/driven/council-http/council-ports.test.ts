import { deviceSessionContract } from '#contract-tests/ports/device-session.ts';
import { surveySourceContract } from '#contract-tests/ports/survey-source.ts';
import { keepingCookies } from '#fixtures/builders/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { httpSurveySource } from './http-survey-source.ts';

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

surveySourceContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    surveys: httpSurveySource(client(council.url), zone),
    away: httpSurveySource(client(nowhere), zone),
    close: council.stop,
  };
});
