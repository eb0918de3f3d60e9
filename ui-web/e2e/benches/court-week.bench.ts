// How much script it takes to draw a week of twelve courts: from the press that shows it until the page has it, at full speed and
// at a quarter of it (Chromium slows the page's thread down). Drawn are the week of one court, and the day of all twelve with
// every start between the hours, in which each time says why it is not free. The council's answer is made here, with 300
// reservations and the uses of clubs in it; half of all times are free.
import { serveProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const [courts, rounds, most] = [12, 9, 50];
const long = 'Pista cubierta del complejo deportivo municipal, número';
const place = (n: number) => ({ id: `pista-${n}`, title: `${long} ${n}`, within: null });
const places = Array.from({ length: courts }, (_, n) => place(n + 1));
const day = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

/** A week from a day on: open from 9 to 22 by a clock in UTC; every other start is free, and clubs have the evenings. */
function week(from: number) {
  return Array.from({ length: 7 }, (_, n) => {
    const midnight = from + n * day;
    const at = (minutes: number) => midnight + minutes * 60_000;
    const starts = Array.from({ length: 25 }, (__, step) => at(540 + step * 30));
    return {
      day: iso(midnight).slice(0, 10),
      isOpen: true,
      hours: [{ from: iso(at(540)), until: iso(at(1320)) }],
      closed: null,
      dusk: '18:00',
      places: places.map(({ id }, court) => ({
        place: id,
        starts: starts.filter((_start, step) => (step + court + n) % 2 === 0).map(iso),
        clubs: [{ from: iso(at(1080)), until: iso(at(1200)), club: `Club de Voleibol ${court}` }],
        events: [],
      })),
    };
  });
}

const served = await serveProduct();
const browser = await openBrowser();
const { page, context } = await newVisitor(browser, { width: 1280 });
const session = await context.newCDPSession(page);
const midnight = Math.ceil(Date.now() / day) * day;
await page.route(/\/venues\/polideportivo-nord\/week/u, (route) =>
  route.fulfill({ json: { minutes: 60, days: week(midnight) } }),
);
await page.route(/\/venues\/polideportivo-nord$/u, async (route) => {
  const answer = (await (await route.fetch()).json()) as object;
  await route.fulfill({ json: { ...answer, places } });
});
await page.goto(`${served.url}/reservas?realm=vilanova&instalacion=polideportivo-nord`);
await page.getByRole('table').waitFor();
await settled(page);
await page.getByLabel('También entre horas').check();

/** The milliseconds from the press of a button until React has drawn what it shows, style and layout included. */
const drawn = (name: string): Promise<number> =>
  page.evaluate(async (text) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
    const began = performance.now();
    button?.click();
    await Promise.resolve();
    document.querySelector('table')?.getBoundingClientRect();
    return performance.now() - began;
  }, name);

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

let isSlow = false;
for (const speed of [1, 4]) {
  // oxlint-disable no-await-in-loop -- one measurement after the other
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  const [days, weeks]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    days.push(await drawn('Un día, todo'));
    weeks.push(await drawn('Una semana'));
  }
  const [one, all] = [middle(weeks), middle(days)];
  process.stdout.write(
    `at 1/${speed} of the speed: a week of one court ${one.toFixed(1)} ms, a day of ${courts} courts ${all.toFixed(1)} ms (${(all / most).toFixed(2)} of ${most} ms)\n`,
  );
  isSlow ||= speed === 1 && Math.max(one, all) > most;
  // oxlint-enable no-await-in-loop
}
await browser.close();
await served.end();
if (isSlow) process.exitCode = 1;
