import type { Page } from 'playwright';
import { aGivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { fillApplication, type WalkedFamily } from './family.ts';
import type { WalkUnderWay } from './fair-walk.ts';

/** The activity that is copied, and the one that is made of it. */
export const made = { from: /Escuela de verano/u, title: 'Escuela de radio' } as const;

/** A day counted from today, where the town is. */
const dayFromNow = (days: number): string => addDays(dayAt(Date.now(), 'Europe/Madrid'), days);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function publish({ t }: WalkUnderWay, page: Page): Promise<void> {
  const words = t('office-documents:act.publish');
  await page
    .getByText(t('office-documents:saving.saved', { at: '' }).trim())
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^${words}`, 'u') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText(t('office-documents:state.published'), { exact: true }).first().waitFor();
}

/** Makes an activity of a copy of the summer school, and publishes it; gives its id. */
export async function makeActivity(walk: WalkUnderWay, page: Page): Promise<string> {
  const { t, at, see } = walk;
  await page.goto(at('/gestion/documentos/actividades'));
  await page
    .getByRole('button', { name: new RegExp(`^${t('office-documents:new.button')}`, 'u') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(t('office-documents:new.kind'))
    .selectOption({ label: t('office-fields:kind.actividades') });
  await dialog.getByRole('textbox').fill(made.title);
  await dialog.getByLabel(t('office-documents:new.copy')).selectOption({ index: 1 });
  await see(page, 'new-activity');
  await dialog.getByRole('button', { name: t('office-documents:new.make') }).click();
  await page.getByRole('heading', { level: 1, name: made.title }).waitFor();
  // Far from the first day of the copied activity: the town may have been loaded before midnight, and the walk begin after it.
  await changeDays(walk, page, { appliesFrom: dayFromNow(-9) });
  await see(page, 'activity-as-document');
  await publish(walk, page);
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

async function changeDays(
  { t }: WalkUnderWay,
  page: Page,
  days: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, day] of Object.entries(days)) {
    const input = page.getByLabel(t(`office-fields:name.${field}`), { exact: true });
    await input.fill(day);
    await input.blur();
  }
}

/** Changes the days of an activity, and publishes them: so its applications close, and its appeals. */
export async function setDays(
  walk: WalkUnderWay,
  page: Page,
  activity: string,
  days: Readonly<Record<string, number>>,
): Promise<void> {
  await page.goto(walk.at(`/gestion/documentos/actividades/${activity}`));
  await page.getByRole('heading', { level: 1, name: made.title }).waitFor();
  await changeDays(
    walk,
    page,
    Object.fromEntries(Object.entries(days).map(([field, n]) => [field, dayFromNow(n)])),
  );
  await publish(walk, page);
}

/** Writes down a family that comes to the desk; gives the link that is theirs. */
export async function applyAtDesk(
  walk: WalkUnderWay,
  page: Page,
  activity: string,
  family: WalkedFamily,
): Promise<string> {
  const { t, at, see } = walk;
  await page.goto(at(`/gestion/inscripciones/${activity}/alta`));
  await fillApplication(walk, page, family, 'office-registrations:desk');
  await see(page, 'at-the-desk');
  await press(page, t('office-registrations:desk.send'));
  const link = page.getByRole('link', { name: /\/inscripciones.*#/u });
  await link.waitFor();
  await see(page, 'sent-at-the-desk');
  return (await link.getAttribute('href')) ?? '';
}

/** Decides the application of somebody, or answers their appeal. */
export async function decide(
  { t, at, see }: WalkUnderWay,
  page: Page,
  activity: string,
  { who, reason, of }: { readonly who: string; readonly reason: string; readonly of: 'verdict' | 'appeal' },
): Promise<void> {
  await page.goto(at(`/gestion/inscripciones/${activity}`));
  await page.getByRole('link', { name: who }).click();
  const isAdmitted = of === 'appeal' || reason === '';
  const answer = page.getByRole('radio', {
    name: t(`office-registrations:verdict.${isAdmitted ? 'yes' : 'no'}`),
  });
  await answer.check({ force: true });
  if (reason !== '') await page.getByLabel(t(`office-registrations:verdict.reason.${of}`)).fill(reason);
  await see(page, `deciding-${of}-${isAdmitted ? 'yes' : 'no'}`);
  await press(page, t('office-registrations:verdict.send'));
  await page.getByText(t(`office-registrations:verdict.done.${isAdmitted ? 'yes' : 'no'}`)).waitFor();
}

/** Publishes the list that is next. */
export async function publishList(
  { t, at, see }: WalkUnderWay,
  page: Page,
  activity: string,
  list: 'provisional' | 'final',
): Promise<void> {
  await page.goto(at(`/gestion/inscripciones/${activity}`));
  await press(page, t(`office-registrations:lists.publish.${list}`));
  await see(page, `publishing-${list}`);
  await press(page, t('office-registrations:lists.yes'));
  await page.getByText(t('office-registrations:lists.done')).waitFor();
  await see(page, `published-${list}`, list === 'final' ? 'checked' : undefined);
}

const dice = '4 1 6 2 3';

/** Two people with passkeys seal the list, and sign the value that the public threw. */
export async function drawByTwoPeople({ t, at, see, staff }: WalkUnderWay, activity: string): Promise<void> {
  // Browsers use passkeys for a name only, not for an address.
  const place = at(`/gestion/sorteos/${activity}`).replace('127.0.0.1', 'localhost');
  for (const [nth, id] of ['rosa-sorteo', 'pere-sorteo'].entries()) {
    const { page } = await staff(id, ['drawSigner'], { key: aGivenPasskey() });
    await page.goto(place);
    if (nth === 0) {
      await press(page, t('office-draws:seal.do'));
      await press(page, t('office-draws:seal.yes'));
      await page.getByLabel(t('office-draws:value.source')).fill('Cinco dados tirados por el público');
    }
    const value = page.getByLabel(t('office-draws:value.value'), { exact: true });
    await page.getByLabel(t('office-draws:value.read')).check();
    if (nth === 1) {
      await value.fill('4 1 6 2 4');
      await press(page, t('office-draws:value.second'));
      await page.getByText(t('office-draws:refused.otherValue')).waitFor();
    }
    await value.fill(dice);
    await see(page, `draw-${nth === 0 ? 'first' : 'second'}`);
    await press(page, t(`office-draws:value.${nth === 0 ? 'first' : 'second'}`));
    const done = nth === 0 ? 'value.takeBack' : 'result.page';
    await page.getByText(t(`office-draws:${done}`)).waitFor();
    if (nth === 1) await see(page, 'drawn', 'checked');
  }
}

/** Calls who came on the first day. */
export async function callNames(
  { t, at, see }: WalkUnderWay,
  page: Page,
  activity: string,
  child: string,
): Promise<void> {
  await page.goto(at(`/gestion/inscripciones/${activity}/plazas`));
  await page.getByText(child).first().waitFor();
  await see(page, 'places');
  await page.goto(at(`/gestion/inscripciones/${activity}/asistencia`));
  await page.getByLabel(t('office-registrations:attendance.group')).selectOption('grans');
  const row = page.getByRole('listitem').filter({ hasText: child });
  await row.getByRole('button').first().click();
  await page.locator('button[aria-pressed=true]', { hasText: child }).waitFor();
  await see(page, 'attendance', 'checked');
}
