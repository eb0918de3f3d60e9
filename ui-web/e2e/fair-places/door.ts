import type { Page } from 'playwright';
import { type FairWalk, underWay, type WalkUnderWay } from './fair-walk.ts';

const event = 'hores-de-cine';
const doors = ['Calle del Mar', 'Plaza'] as const;
const inFours = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/u;

/** Sells three tickets for now at the box office; gives their letters. */
async function sellTickets({ t, at, see }: WalkUnderWay, page: Page): Promise<readonly string[]> {
  await page.goto(at(`/gestion/entradas/${event}/taquilla`));
  await page.getByLabel('General', { exact: true }).fill('3');
  await see(page, 'box-office', 'checked');
  await page.getByRole('button', { name: t('office-tickets:desk.sell') }).click();
  await page.getByRole('button', { name: t('office-tickets:sold.next') }).waitFor();
  await see(page, 'sold');
  return page.getByRole('listitem').getByText(inFours).allInnerTexts();
}

/** Names two doors, and makes a paper code for each of two phones. */
async function planDoors({ t, at, see }: WalkUnderWay, page: Page): Promise<readonly string[]> {
  await page.goto(at(`/gestion/entradas/${event}/puertas`));
  await page.getByRole('button', { name: t('office-doors:plan.add') }).click();
  for (const [nth, name] of doors.entries())
    await page.getByLabel(t('office-doors:plan.name'), { exact: true }).nth(nth).fill(name);
  await page.getByRole('button', { name: t('office-doors:plan.store') }).click();
  await page.getByText(t('office-doors:plan.stored')).waitFor();
  const codes: string[] = [];
  for (const phone of ['Móvil de Empar', 'Móvil de Pau']) {
    await page.getByLabel(t('office-doors:code.name')).fill(phone);
    await page.getByRole('button', { name: t('office-doors:code.make') }).click();
    const code = page.getByText(inFours);
    await code.filter({ hasNotText: codes.at(-1) ?? 'none' }).waitFor();
    codes.push(await code.innerText());
  }
  await see(page, 'office-doors');
  const here = page.getByRole('link', { name: t('office-doors:code.here') });
  const [scanner] = await Promise.all([page.context().newPage(), here.waitFor()]);
  await scanner.goto(new URL((await here.getAttribute('href')) ?? '', page.url()).href);
  await scanner.getByLabel(t('door:start.code')).waitFor();
  await scanner.close();
  return codes;
}

/** Opens the scanner from its link in the office, types the paper code, and begins at a door. */
async function openScanner(walk: WalkUnderWay, page: Page, code: string, door: string): Promise<void> {
  const { t, at, see } = walk;
  await page.goto(at('/entradas/puerta'));
  await page.getByLabel(t('door:start.code')).fill(code);
  await see(page, 'scanner-code');
  await page.getByRole('button', { name: t('door:start.enter') }).click();
  await page.getByRole('radio', { name: door }).check();
  await see(page, 'scanner-door');
  await page.getByRole('button', { name: t('door:choose.begin') }).click();
  await page.getByRole('button', { name: t('door:find.type') }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Types the letters of a ticket. */
async function typeLetters({ t }: WalkUnderWay, page: Page, letters: string): Promise<void> {
  await page.getByLabel(t('door:find.letters')).fill(letters.toLowerCase());
  await page.getByRole('button', { name: t('door:find.check') }).click();
}

/** With a line: it passes, a second time it does not, and what was a mistake is taken back. */
async function scanWithLine(walk: WalkUnderWay, page: Page, [first = '', second = '']: readonly string[]) {
  const { t, see } = walk;
  const next = () => page.getByRole('button', { name: t('door:act.next') }).click();
  await see(page, 'scanner-letters', 'checked');
  await typeLetters(walk, page, first);
  await heading(page, t('door:verdict.ok')).waitFor();
  await see(page, 'passes', 'checked');
  await next();
  await typeLetters(walk, page, first);
  await heading(page, t('door:verdict.used')).waitFor();
  await see(page, 'is-inside-already');
  await next();
  await typeLetters(walk, page, second);
  await heading(page, t('door:verdict.ok')).waitFor();
  await page.getByRole('button', { name: t('door:act.undo'), exact: true }).click();
  await page.getByText(t('door:inside_other', { count: 1 }), { exact: true }).waitFor();
}

/** Without a line two doors cannot know of each other: both ask, and the ticket is found when the line is back. */
async function scanWithoutLine(walk: WalkUnderWay, pages: readonly Page[], letters: string): Promise<void> {
  const { t, see } = walk;
  for (const page of pages) {
    await page.context().setOffline(true);
    await typeLetters(walk, page, letters);
    await heading(page, t('door:verdict.question')).waitFor();
    await see(page, 'without-a-line', 'checked');
    await page.getByRole('button', { name: t('door:act.letIn') }).click();
    await heading(page, t('door:verdict.ok')).waitFor();
    await page.getByRole('button', { name: t('door:act.next') }).click();
  }
  // Who brings theirs last is told that somebody is inside with it.
  for (const [page, said] of pages.map((one, nth) => [one, nth === 0 ? 'title' : 'repeated_one'] as const)) {
    await page.context().setOffline(false);
    await heading(page, t(`door:brought.${said}`)).waitFor();
    await see(page, `brought-${said}`);
  }
}

/**
 * The door: an officer sells tickets for now and names two doors; two phones become scanners, and let people in with a line
 * and without. It ends in the office, which says who is inside.
 */
export async function walkDoor(given: FairWalk): Promise<readonly string[]> {
  const walk = underWay(given);
  const { t, see, staff, resident } = walk;
  const { page: office } = await staff('carme-puertas', ['eventKeeper']);
  const letters = await sellTickets(walk, office);
  const codes = await planDoors(walk, office);
  const phones = [
    await resident({ width: 375, keepsPortal: true }),
    await resident({ width: 375, keepsPortal: true }),
  ];
  for (const [nth, { page }] of phones.entries())
    await openScanner(walk, page, codes[nth] ?? '', doors[nth] ?? '');
  const pages = phones.map(({ page }) => page);
  const [first] = pages;
  if (first !== undefined) await scanWithLine(walk, first, letters);
  await scanWithoutLine(walk, pages, letters[2] ?? '');
  await office.getByRole('button', { name: t('office-doors:refresh') }).click();
  await office.getByText(letters[2] ?? '').waitFor();
  // The second ticket was let in by mistake: its holder is neither inside nor gone.
  await office.getByRole('cell', { name: '2', exact: true }).waitFor();
  await office.getByRole('cell', { name: '0', exact: true }).waitFor();
  await see(office, 'who-is-inside', 'checked');
  return walk.faults();
}
