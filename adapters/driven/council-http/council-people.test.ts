import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { followDeskContract } from '#contract-tests/ports/follow-desk.ts';
import { personDeskContract } from '#contract-tests/ports/person-desk.ts';
import type { Mail } from '#application/ports/mailer.ts';
import { enterSilently } from '#application/access/enter-silently.ts';
import { isRight } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { keepingCookies } from '#fixtures/builders/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/running-council.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { httpFollowDesk } from './http-follow-desk.ts';
import { httpPersonDesk } from './http-person-desk.ts';

/** What a pattern finds in the newest mail to an address, in the folder that stands for the post. */
function mailed(data: string, email: string, pattern: RegExp): string {
  const folder = join(data, 'outbox');
  if (!existsSync(folder)) return '';
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Mail);
  const mail = mails.find(({ to }) => to === email);
  return pattern.exec(mail?.text ?? '')?.[0] ?? '';
}

const town = realmId('vilanova');
const codeFor = (data: string, email: string) => mailed(data, email, /[A-Z2-7]{4}-[A-Z2-7]{4}/u);

/** A browser of its own, with a session. */
async function aDevice(url: string) {
  const settings = {
    baseUrl: url,
    language: () => 'va' as const,
    firstAnswers: new Map(),
    fetch: keepingCookies(),
  };
  let own: string | null = null;
  const deviceIds = {
    read: () => own,
    keep: (id: string) => {
      own = id;
    },
  };
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  await enterSilently({ session: httpDeviceSession(settings), deviceIds, randomBytes })(town);
  return settings;
}

personDeskContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    device: async () => httpPersonDesk(await aDevice(council.url)),
    codeFor: (email) => codeFor(council.data, email),
    close: council.stop,
  };
});

followDeskContract('a council over HTTP', async () => {
  const council = await startCouncil();
  const settings = await aDevice(council.url);
  const people = httpPersonDesk(settings);
  const email = 'ana@correu.example';
  await people.keep(town, { firstName: 'Ana', lastName: 'Soler', telephone: '', email });
  const known = await people.giveCode(town, codeFor(council.data, email), null);
  if (!isRight(known)) throw new Error('the address was not verified');
  return {
    stranger: httpFollowDesk(await aDevice(council.url)),
    person: httpFollowDesk(settings),
    linkFor: async (to) => {
      const link = () => mailed(council.data, to, /(?<=#confirmar=)\S+/u);
      await vi.waitUntil(() => link() !== '');
      return link();
    },
    close: council.stop,
  };
});
