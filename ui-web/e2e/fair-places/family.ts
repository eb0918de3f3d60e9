import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { WalkUnderWay } from './fair-walk.ts';

/** The groups of the school, as its document has them. */
const groups = { es: ['Mayores', 'Tarde'], va: ['Grans', 'Vesprada'] } as const;

const photo = join(import.meta.dirname, '../../../fixtures/towns/vilanova/office/farola.jpg');
const address = 'familia@correo.example';

/** A child and who answers for them, as they are typed. */
export interface WalkedFamily {
  readonly child: string;
  readonly guardian: string;
  readonly identity: string;
}

/** The year of birth of somebody who is nine in July of next year. */
const birthYear = () => Number(dayAt(Date.now(), 'Europe/Madrid').slice(0, 4)) - 8;

async function fillPerson(
  { t }: WalkUnderWay,
  page: Page,
  legend: string,
  { name, identity, year }: { readonly name: string; readonly identity: string; readonly year: number },
): Promise<void> {
  const person = page.getByRole('group', { name: legend, exact: true });
  await person.getByLabel(t('registrations:person.name')).fill(name);
  await person.getByLabel(t('registrations:person.number')).fill(identity);
  for (const [part, value] of [
    ['Day', 14],
    ['Month', 3],
    ['Year', year],
  ] as const)
    await person.getByLabel(t(`survey:identity.birth${part}`), { exact: true }).fill(String(value));
}

/** Fills in who it is for, at home or at the desk, and two groups in the order of the wishes. */
export async function fillApplication(
  walk: WalkUnderWay,
  page: Page,
  { child, guardian, identity }: WalkedFamily,
  called: 'registrations:person' | 'office-registrations:desk' = 'registrations:person',
): Promise<void> {
  const { t, language } = walk;
  await fillPerson(walk, page, t(`${called}.child`), { name: child, identity: '', year: birthYear() });
  await fillPerson(walk, page, t(`${called}.guardian`), { name: guardian, identity, year: 1984 });
  for (const title of groups[language])
    await page.getByRole('button', { name: t('registrations:wishes.add', { title }) }).click();
}

/** A family applies at home with a proof, and corrects what it asked for. */
export async function applyAtHome(walk: WalkUnderWay, activity: string, family: WalkedFamily): Promise<Page> {
  const { t, at, see, resident, language } = walk;
  const { page } = await resident({ width: 375 });
  await page.goto(at('/inscripciones'));
  await see(page, 'activities');
  await page.locator(`a[href*="/inscripciones/${activity}"]`).first().click();
  await fillApplication(walk, page, family);
  await page.locator('#proof-libro').setInputFiles(photo);
  await page.getByLabel(t('registrations:form.email')).fill(address);
  await see(page, 'application');
  await page.getByRole('button', { name: t('registrations:form.send') }).click();
  await page.getByText(t('registrations:state.sent'), { exact: true }).waitFor();
  await page.getByText('farola.jpg').first().waitFor();
  await see(page, 'application-sent', 'checked');
  await page.getByRole('button', { name: t('registrations:correct.open'), exact: true }).click();
  const own = page.locator('form', { has: page.getByText(t('registrations:correct.hint')) });
  const title = groups[language][1];
  await own.getByRole('button', { name: t('registrations:wishes.remove', { title }) }).click();
  await see(page, 'correcting');
  await page.getByRole('button', { name: t('registrations:correct.send') }).click();
  await own.waitFor({ state: 'detached' });
  await page.context().close();
  return page;
}

/** The newest link in the mails to the family: they are in the folder that replaces the post. */
async function mailedLink(data: string, activity: string): Promise<string> {
  const folder = join(data, 'outbox');
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = existsSync(folder) ? readdirSync(folder) : [];
    const links = mails
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(address))
      .flatMap((mail) => /https?:\/\/[^\s"\\<]+\/inscripciones[^\s"\\<]+/u.exec(mail)?.[0] ?? [])
      .filter((link) => link.includes(`${activity}/`));
    const link = links.at(-1);
    if (link !== undefined) return link;
    await after(100);
  }
  throw new Error('no mail has come');
}

/** The family opens its application on another device, by the link of the mail. */
export async function openByMail(walk: WalkUnderWay, activity: string): Promise<Page> {
  const { served, resident, t } = walk;
  const link = new URL(await mailedLink(served.data, activity));
  const { page } = await resident({ width: 375 });
  await page.goto(`${served.url}${link.pathname}${link.search || '?realm=vilanova'}${link.hash}`);
  await page.getByText(t('registrations:own.code')).first().waitFor();
  return page;
}

/** Who was excluded says why that is an error, by the link that the desk gave them. */
export async function appeal({ t, see, resident }: WalkUnderWay, link: string): Promise<void> {
  const { page } = await resident({ width: 375 });
  await page.goto(link);
  await page.getByText(t('registrations:state.excluded'), { exact: true }).first().waitFor();
  await page.getByRole('button', { name: t('registrations:appeal.open'), exact: true }).click();
  await page.getByLabel(t('registrations:appeal.label')).fill('El libro de familia estaba en la mesa.');
  await see(page, 'appealing');
  await page.getByRole('button', { name: t('registrations:appeal.send') }).click();
  await page.getByText(t('registrations:appeal.unanswered')).waitFor();
}

/** The family accepts the place that the draw gave, and pays it at the bank. */
export async function acceptAndPay({ t, see }: WalkUnderWay, page: Page): Promise<void> {
  await page.reload();
  await page.getByText(t('registrations:state.offered'), { exact: true }).waitFor();
  await see(page, 'offered', 'checked');
  const accept = t('registrations:offer.acceptToPay', { amount: '' }).trim();
  await page.getByRole('button', { name: accept }).click();
  const bank = page.getByRole('link', { name: t('registrations:offer.pay', { amount: '' }).trim() });
  await bank.waitFor();
  await see(page, 'to-pay');
  await bank.click();
  await page.locator('button[value=pay]').click();
  await page.getByRole('link').first().click();
  await page.getByText(t('registrations:state.enrolled'), { exact: true }).waitFor();
  await see(page, 'enrolled');
}

/** The family looks at the lists, and draws again at home: the same comes out. */
export async function drawAgain({ t, see }: WalkUnderWay, page: Page): Promise<void> {
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByText(t('registrations:list.final'), { exact: true }).first().waitFor();
  await see(page, 'activity-with-lists');
  await page
    .getByRole('link', { name: t('registrations:own.why') })
    .first()
    .click();
  await page.getByRole('heading', { name: t('draw:ofActivity.why.title') }).waitFor();
  await page.getByText(t('draw:ofActivity.sameOf', { same: 2, all: 2 })).waitFor();
  await see(page, 'drawn-again', 'checked');
}
