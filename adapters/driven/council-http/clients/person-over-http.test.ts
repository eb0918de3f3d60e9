import { personClientContract } from '#contract-tests/clients/person.ts';
import { enterSilently } from '#application/access/enter-silently.ts';
import { realmId } from '#domain/shared/ids.ts';
import { mailedTo } from '#fixtures/builders/councils/call-visitor.ts';
import { keepingCookies } from '#fixtures/builders/councils/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { httpDeviceSession } from '../http-device-session.ts';
import { personClient } from './person-client.ts';

const town = realmId('vilanova');
const codeFor = (data: string, email: string) => mailedTo(data, email, /[A-Z2-7]{4}-[A-Z2-7]{4}/u);

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

personClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    device: async () => personClient(await aDevice(council.url)),
    codeFor: (email) => codeFor(council.data, email),
    close: council.stop,
  };
});
