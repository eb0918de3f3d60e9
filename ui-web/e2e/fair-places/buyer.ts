import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { type FairWalk, underWay, type WalkUnderWay } from './fair-walk.ts';

/** The titles of the types of tickets of the concert, as its document has them. */
const titles = {
  es: { wheelchair: 'En silla de ruedas', companion: 'Quien acompaña', general: 'General', hall: 'Sala' },
  va: { wheelchair: 'En cadira de rodes', companion: 'Qui acompanya', general: 'General', hall: 'Sala' },
} as const;

/** The seats of a wheelchair, of who comes along, and of a friend behind them. */
const seats = [
  { need: 'wheelchair', title: 'wheelchair', row: 'A', n: 1 },
  { need: 'companion', title: 'companion', row: 'A', n: 2 },
  { need: 'any', title: 'general', row: 'B', n: 1 },
] as const;

const codesOn = (page: Page) => page.locator('article svg[role=img], article [role=img]');

/** Chooses one ticket of each kind, and its seat on the plan. */
async function chooseSeats({ t, at, see, language }: WalkUnderWay, page: Page): Promise<void> {
  const said = titles[language];
  await page.goto(at('/entradas'));
  await see(page, 'events');
  await page.getByRole('link', { name: 'La sequera i el mar' }).first().click();
  for (const { title } of seats)
    await page.getByRole('button', { name: t('tickets:more', { type: said[title] }) }).click();
  await page.getByRole('button', { name: t('tickets:seats.show') }).click();
  for (const { need, title, row, n } of seats) {
    const plan = page.getByLabel(`${t('tickets:seats.plan', { pool: said.hall })}. ${said[title]}`);
    const name = t(`tickets:seats.seat.${need}`, { row, n }).trim();
    await plan.getByRole('button', { name }).click();
    await page
      .getByText(t('tickets:seats.of', { type: said[title], chosen: 1, most: 1 }), { exact: true })
      .waitFor();
  }
  await see(page, 'seats');
}

/** Holds them, and pays at the bank. */
async function pay({ t, see }: WalkUnderWay, page: Page): Promise<void> {
  await page.getByRole('button', { name: t('tickets:bill.hold') }).click();
  const bank = page.getByRole('link', { name: t('tickets:held.pay', { amount: '20,00' }) });
  await bank.waitFor();
  await see(page, 'held');
  await bank.click();
  await page.locator('button[value=pay]').click();
  await page.getByRole('link').first().click();
  await codesOn(page).nth(2).waitFor();
  await see(page, 'tickets', 'checked');
}

/** Takes the tickets on paper, and reads their codes without a line. */
async function keep({ t, see }: WalkUnderWay, page: Page): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('tickets:paper.save') }).click(),
  ]);
  const paper = readFileSync(await saved.path());
  if (!paper.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the paper is not a PDF');
  const isKept = async () =>
    (await (await caches.open('pages')).match(location.pathname + location.search)) !== undefined;
  while (!(await page.evaluate(isKept))) await page.waitForTimeout(200);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(t('tickets:own.kept')).waitFor();
  await codesOn(page).nth(2).waitFor();
  await see(page, 'without-a-line');
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText(t('tickets:own.kept')).waitFor({ state: 'detached' });
}

const passOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Gives the friend's ticket back, and the one of who comes along to somebody else; gives the link of that one. */
async function letGo({ t, see, language }: WalkUnderWay, page: Page): Promise<string> {
  const { general, companion } = titles[language];
  await passOf(page, general)
    .getByRole('button', { name: t('tickets:back.ask'), exact: true })
    .click();
  await see(page, 'giving-back');
  await page.getByRole('button', { name: t('tickets:back.confirm') }).click();
  await passOf(page, general).waitFor({ state: 'detached' });
  await passOf(page, companion)
    .getByRole('button', { name: t('tickets:give.ask') })
    .click();
  await page.getByLabel(t('tickets:give.name')).fill('Amparo Gil');
  await see(page, 'giving-away');
  await page.getByRole('button', { name: t('tickets:give.confirm') }).click();
  const link = page.getByText(/^https?:/u);
  await link.waitFor();
  await see(page, 'given', 'checked');
  return link.innerText();
}

/**
 * The buyer: a wheelchair, who comes along and a friend choose their seats, pay, have their tickets on paper and without a
 * line; one is given back, and one goes to somebody else, who opens it.
 */
export async function walkBuyer(given: FairWalk): Promise<readonly string[]> {
  const walk = underWay(given);
  const { see, resident } = walk;
  const { page } = await resident({ width: 375, keepsPortal: true });
  await chooseSeats(walk, page);
  await pay(walk, page);
  await keep(walk, page);
  const link = await letGo(walk, page);
  const other = await resident({ width: 375 });
  await other.page.goto(link);
  await other.page.getByText('Amparo Gil').waitFor();
  await see(other.page, 'got');
  return walk.faults();
}
