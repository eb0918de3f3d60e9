import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentDeskContract } from '#contract-tests/ports/comment-desk.ts';
import { deviceSessionContract } from '#contract-tests/ports/device-session.ts';
import { likeDeskContract } from '#contract-tests/ports/like-desk.ts';
import { processPartsContract } from '#contract-tests/ports/process-parts.ts';
import { projectBookContract } from '#contract-tests/ports/project-book.ts';
import { statusNamesContract } from '#contract-tests/ports/status-names.ts';
import { surveySourceContract } from '#contract-tests/ports/survey-source.ts';
import { keepingCookies } from '#fixtures/builders/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/running-council.ts';
import type { Mail } from '#application/ports/mailer.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { CallSettings } from './council-call.ts';
import { httpCommentDesk } from './http-comment-desk.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { httpLikeDesk } from './http-like-desk.ts';
import { httpPersonDesk } from './http-person-desk.ts';
import { httpProcessParts } from './http-process-parts.ts';
import { httpProjectBook } from './http-project-book.ts';
import { httpStatusNames } from './http-status-names.ts';
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

likeDeskContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    browser: () => {
      const settings = client(council.url);
      return { likes: httpLikeDesk(settings), session: httpDeviceSession(settings) };
    },
    away: httpLikeDesk(client(nowhere)),
    close: council.stop,
  };
});

/** The first code that was mailed from there. */
const mailedCode = (data: string): string => {
  const [name = ''] = readdirSync(join(data, 'outbox'));
  const { text } = JSON.parse(readFileSync(join(data, 'outbox', name), 'utf8')) as Mail;
  return /[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(text)?.[0] ?? '';
};

commentDeskContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const visitor = (settings = client(council.url)) => ({
    comments: httpCommentDesk(settings),
    session: httpDeviceSession(settings),
    person: httpPersonDesk(settings),
  });
  return {
    browser: visitor,
    author: async () => {
      const { comments, session, person } = visitor();
      const [town, id] = [realmId('vilanova'), 'b'.repeat(32)];
      await session.register(town, id);
      await session.logIn(town, id);
      const email = 'ana@correu.example';
      await person.keep(town, { firstName: 'Ana', lastName: '', telephone: '', email });
      await person.giveCode(town, mailedCode(council.data), null);
      return comments;
    },
    away: httpCommentDesk(client(nowhere)),
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
