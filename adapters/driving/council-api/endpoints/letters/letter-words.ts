import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import type { LetterWords } from '#application/ports/server/letters/letter-printing.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { formatWeekday } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Language, languages, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';

/** Where residents vote, as a person types it. */
const portalOf = ({ publicUrl }: Pick<ServerParts, 'publicUrl'>, { hosts }: Town): string =>
  publicUrl ?? `https://${hosts[0] ?? ''}`;

/** The page on which the vote is answered: that of the process that names it, or the portal while none does. */
async function pageOfVote(council: ServerParts, town: Town, { id }: Survey): Promise<string> {
  const process = (await council.plans.processes(town)).find(({ survey }) => survey === id);
  const portal = portalOf(council, town);
  return process === undefined ? portal : `${portal}/procesos-participativos/${process.slug}/participa`;
}

/** What letters of a vote say in one language: names from the town's settings, and nothing of a person. */
async function wordsIn(
  council: ServerParts,
  town: Town,
  { main, address }: { readonly main: Survey; readonly address: string },
  language: Language,
): Promise<LetterWords> {
  const say = serverSayIn(language);
  const said = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const settings = portalSettings(await council.documents.all(town.realm, 'settings'), 'participation');
  const { foot } = readDetails(settings);
  const organisation = said(foot.organisation) || said(town.name);
  const { startsAt, endDay } = main;
  const day = (at: NonNullable<typeof endDay>) => formatWeekday(at, language);
  const contact = [said(foot.address), foot.phone, foot.hours === null ? null : said(foot.hours)];
  const period = [
    ...(startsAt === null ? [] : [say('letter.from', { day: day(dayAt(startsAt, town.timeZone)) })]),
    ...(endDay === null ? [] : [say('letter.until', { day: day(endDay) })]),
  ];
  const lost = [foot.phone, foot.email, said(foot.address)].find((one) => one !== null && one !== '');
  return {
    title: say('letter.title', { vote: said(main.title) }),
    // The name is put in when a letter is written.
    greeting: say('letter.greeting', { name: '{{name}}' }),
    what: [say('letter.what', { organisation }), ...period].join(' '),
    codeTitle: say('letter.code'),
    address,
    steps: [
      say('letter.step1', { address: portalOf(council, town), vote: said(main.title) }),
      say('letter.step2'),
      say('letter.step3'),
    ],
    rules: [
      say('letter.secret'),
      lost === undefined || lost === null ? say('letter.lost') : say('letter.lostAt', { where: lost }),
      say('letter.stored'),
    ],
    sender: [organisation, ...contact.filter((one) => one !== null && one !== '')] as readonly string[],
  };
}

/** What letters of a vote say, in every language that a person may have. */
export async function letterWords(
  council: ServerParts,
  town: Town,
  main: Survey,
): Promise<Readonly<Record<Language, LetterWords>>> {
  const asked = { main, address: await pageOfVote(council, town, main) };
  const all = await Promise.all(
    languages.map(async (language) => [language, await wordsIn(council, town, asked, language)] as const),
  );
  return Object.fromEntries(all) as Record<Language, LetterWords>;
}
