import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { personDeskContract } from '#contract-tests/ports/person-desk.ts';
import type { Mail } from '#application/ports/mailer.ts';
import { enterSilently } from '#application/access/enter-silently.ts';
import { realmId } from '#domain/shared/ids.ts';
import { keepingCookies } from '#fixtures/builders/cookie-keeper.ts';
import { startCouncil } from '#fixtures/builders/running-council.ts';
import { httpDeviceSession } from './http-device-session.ts';
import { httpPersonDesk } from './http-person-desk.ts';

/** The newest mail to an address in the folder that stands for the post. */
function codeFor(data: string, email: string): string {
  const folder = join(data, 'outbox');
  if (!existsSync(folder)) return '';
  const mails = readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Mail);
  const mail = mails.find(({ to }) => to === email);
  return /[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(mail?.text ?? '')?.[0] ?? '';
}

personDeskContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    device: async () => {
      const settings = {
        baseUrl: council.url,
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
      await enterSilently({ session: httpDeviceSession(settings), deviceIds, randomBytes })(
        realmId('vilanova'),
      );
      return httpPersonDesk(settings);
    },
    codeFor: (email) => codeFor(council.data, email),
    close: council.stop,
  };
});
