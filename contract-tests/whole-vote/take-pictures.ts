import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { quiet } from '#ui-web/e2e/settled.ts';
import { type Look, newVisitor, openBrowser } from '#ui-web/e2e/visitor.ts';
import { type VoteMoment, realm, heldVote } from './hold-vote.ts';
import type { StaffOfVote, Worker } from './staff-of-vote.ts';

const page = `/gestion/encuestas/${heldVote}`;
/** Who looks at which page in each moment. */
const looks: Readonly<Record<VoteMoment, readonly { readonly who: Worker; readonly path: string }[]>> = {
  opened: [{ who: 'amparo', path: page }],
  voting: [
    { who: 'pau', path: `${page}/dia` },
    { who: 'pau', path: `${page}/mesa` },
  ],
  sealed: [{ who: 'pau', path: page }],
  counting: [{ who: 'fatima', path: page }],
  counted: [{ who: 'amparo', path: page }],
  closed: [{ who: 'vicent', path: page }],
};

const sizes: readonly Look[] = [
  { width: 1280, scheme: 'light', language: 'es' },
  { width: 375, scheme: 'dark', language: 'va' },
];

/** Takes pictures of a vote that is being held, from a browser, into a folder. */
export async function pictureTaker(council: TestCouncil, folder: string) {
  mkdirSync(folder, { recursive: true });
  const url = await council.server.listen({ port: 0, host: 'localhost' });
  const browser = await openBrowser();
  const take = async (moment: VoteMoment, { cookieOf, now }: StaffOfVote, look: Look) => {
    for (const [index, { who, path }] of looks[moment].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { page: tab, context } = await newVisitor(browser, look);
      // oxlint-disable no-await-in-loop -- one page after the other
      await tab.clock.setSystemTime(now());
      await context.addInitScript(
        (language) => localStorage.setItem('officeLanguage', language),
        look.language ?? 'es',
      );
      const [name = '', value = ''] = cookieOf(who).split('=');
      await context.addCookies([{ name, value, url }]);
      await tab.goto(`${url}${path}?realm=${realm}`);
      await tab.locator('h1').first().waitFor();
      await quiet(tab);
      await tab.screenshot({
        path: join(folder, `${moment}-${index + 1}-${look.width}.png`),
        fullPage: true,
      });
      await context.close();
      // oxlint-enable no-await-in-loop
    }
  };
  return {
    watch: async (moment: VoteMoment, staff: StaffOfVote): Promise<void> => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const look of sizes) await take(moment, staff, look);
    },
    end: () => browser.close(),
  };
}
