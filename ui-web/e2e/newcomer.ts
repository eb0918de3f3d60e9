import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import type { Language } from '#domain/shared/localized-text.ts';
import { quiet } from './settled.ts';

type Texts = { readonly [name: string]: string | Texts };

const folder = new URL('../../application/text/catalogue/', import.meta.url);
const textsOf = (language: Language, file: string): Texts =>
  JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folder), 'utf8')) as Texts;

/** The texts of the office in a language, by file and key: `office-setup:next`. */
function speaker(language: Language) {
  const files = new Map<string, Texts>();
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const [file = '', path = ''] = key.split(':');
    const texts = files.get(file) ?? textsOf(language, file);
    files.set(file, texts);
    const found = path
      .split('.')
      .reduce<string | Texts | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : part),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`no text for ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
  };
}

/** The work of a newcomer: presses of a button, and fields that were typed in. */
export interface NewcomerWork {
  readonly presses: number;
  readonly fields: number;
}

/** Called when a screen is complete, with its name. */
type LookAt = (screen: string) => Promise<void>;

/** What the newcomer brings. */
export interface Newcomer {
  readonly language: Language;
  readonly town: string;
  readonly person: string;
  /** A picture of the arms; null: the town goes on without. */
  readonly arms: string | null;
}

/** Somebody at a page who counts what they do. */
function hands(page: Page, look: LookAt) {
  let [presses, fields] = [0, 0];
  return {
    press: async (target: Locator) => {
      await target.click();
      presses += 1;
    },
    type: async (target: Locator, text: string) => {
      await target.fill(text);
      fields += 1;
    },
    see: async (screen: string) => {
      await quiet(page);
      await look(screen);
    },
    work: (): NewcomerWork => ({ presses, fields }),
  };
}

type Hands = ReturnType<typeof hands>;
type Say = ReturnType<typeof speaker>;

interface Desk extends Hands {
  readonly page: Page;
  readonly say: Say;
  readonly newcomer: Newcomer;
}

const button = ({ page, say }: Desk, key: string) =>
  page.getByRole('button', { name: say(key), exact: true });
const titled = ({ page }: Desk, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const field = ({ page, say }: Desk, key: string, at = 0) =>
  page.getByRole('textbox', { name: say(key), exact: true }).nth(at);

/** The three questions, the passkey and the codes on paper. */
async function makeTown(desk: Desk, link: string): Promise<void> {
  const { page, say, newcomer, press, type, see } = desk;
  await page.goto(link);
  await titled(desk, say('office-setup:new.name.title'));
  await type(field(desk, 'office-setup:new.name.label'), newcomer.town);
  await see('name');
  await press(button(desk, 'office-setup:new.next'));
  await titled(desk, say('office-setup:new.languages.title'));
  const second = newcomer.language === 'va' ? 'Español' : 'Valencià';
  await press(page.getByRole('checkbox', { name: second }));
  await see('languages');
  await press(button(desk, 'office-setup:new.next'));
  await titled(desk, say('office-setup:new.person.title'));
  await type(field(desk, 'office-setup:new.person.label'), newcomer.person);
  await see('person');
  await press(button(desk, 'office-setup:new.person.make'));
  await titled(desk, say('office-access:invitation.hello', { name: newcomer.person }));
  await see('passkey');
  await press(button(desk, 'office-access:invitation.button'));
  await titled(desk, say('office-access:codes.title'));
  await see('codes');
  await press(button(desk, 'office-access:codes.done'));
  await titled(desk, say('office-setup:title'));
}

const stepOpen = (desk: Desk, step: string) =>
  desk.page.locator(`li[data-open="true"] [data-step="${step}"]`).waitFor();

/** Saves the open step, once its picture was taken. */
async function saved(desk: Desk, screen: string, key = 'office-setup:next'): Promise<void> {
  await desk.see(screen);
  await desk.press(button(desk, key));
}

/** The steps about the town: contact, colour, arms, people, the texts. */
async function describeTown(desk: Desk): Promise<void> {
  const { page, newcomer, press, type } = desk;
  await stepOpen(desk, 'town');
  await type(field(desk, 'office-setup:steps.town.email'), 'ajuntament@poble.example');
  await type(field(desk, 'office-setup:steps.town.phone'), '960 00 00 00');
  await saved(desk, 'town');
  await stepOpen(desk, 'colour');
  await press(
    page.getByRole('radio', { name: desk.say('office-setup:steps.colour.names.wine'), exact: true }),
  );
  await saved(desk, 'colour');
  await stepOpen(desk, 'arms');
  if (newcomer.arms === null) await saved(desk, 'arms', 'office-setup:steps.arms.none');
  else {
    await page.locator('li[data-open="true"] input[type="file"]').first().setInputFiles(newcomer.arms);
    await saved(desk, 'arms');
  }
  await stepOpen(desk, 'people');
  await type(field(desk, 'office-setup:steps.people.name'), 'Vicent');
  await press(button(desk, 'office-setup:steps.people.invite'));
  await saved(desk, 'people', 'office-setup:new.next');
  await stepOpen(desk, 'texts');
  await press(page.locator('li[data-open="true"] summary').nth(1));
  await saved(desk, 'texts', 'office-setup:steps.texts.read');
}

/** The first news item and the first process. */
async function writeFirst(desk: Desk): Promise<void> {
  const { page, type, press } = desk;
  await stepOpen(desk, 'news');
  await type(field(desk, 'office-setup:steps.news.name'), 'Obrim este lloc per a decidir junts');
  await type(field(desk, 'office-setup:steps.news.summary'), 'El primer assumpte és l’antic mercat.');
  await type(
    field(desk, 'office-setup:steps.news.body'),
    'Ací trobaràs els processos oberts.\n\nEn cada un veuràs les dates.',
  );
  await saved(desk, 'news');
  await stepOpen(desk, 'process');
  await type(field(desk, 'office-setup:steps.process.name'), 'Què fem amb l’antic mercat?');
  await type(
    field(desk, 'office-setup:steps.process.summary'),
    'Està buit des de fa anys i volem que servisca.',
  );
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(Date.now());
  await type(page.locator('li[data-open="true"] input[type="date"]').first(), today);
  await saved(desk, 'process');
  await page.locator('li[data-open="true"]').waitFor({ state: 'detached' });
  await desk.see('all-done');
  await press(button(desk, 'office-setup:open.title'));
  await titled(desk, desk.say('office-setup:open.done'));
  await desk.see('opened');
}

/** What somebody does who has just installed the program: from the printed link to a published process. */
export async function beginTown(
  page: Page,
  link: string,
  newcomer: Newcomer,
  look: LookAt,
): Promise<NewcomerWork> {
  await page.addInitScript((language) => localStorage.setItem('officeLanguage', language), newcomer.language);
  const desk = { ...hands(page, look), page, say: speaker(newcomer.language), newcomer };
  await makeTown(desk, link);
  await describeTown(desk);
  await writeFirst(desk);
  return desk.work();
}
