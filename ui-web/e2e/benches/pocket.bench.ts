// How long the pocket takes to open on a phone, from what it keeps: until the ticket of today can be read, and until the page handles
// presses. The processor has a quarter of this one's speed; the line is slow, then the server has ended. The limit is a second. Beside
// it is the floor: the same town's home page, React taking over one button.
import { someSoldTickets } from '../../office/tickets/sample-event.ts';
import { openBareBrowser } from '../bare-browser.ts';
import { serveProduct } from '../served.ts';
import { floorScript, serveFloor } from './floor-page.ts';
import { allStored, keptStart, type PhoneStart, takePage } from './phone-start.ts';

const rounds = 9;
const realm = 'vilanova';
/** The list of what is on today has the ticket; before it has come, the line of it that the first script writes. */
const ticket = 'main [class*=entry] button';
const read = `main [data-ahead], ${ticket}`;
const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const order = {
  ...someSoldTickets,
  session: { ...someSoldTickets.session, doors: inAnHour(0), start: inAnHour(1), end: inAnHour(2) },
};
const shelved = JSON.stringify([{ venue: order.event.id, key: order.id, answer: order }]);
/** The tour would be before the ticket. */
const keep = `(localStorage.setItem('concejo.tickets.${realm}', ${JSON.stringify(shelved)}),
  localStorage.setItem('showTour.${realm}', 'false'), ${allStored})`;

/** The pocket has kept what is to come in words, once it knew whose the device is. */
const hasWords = `new Promise((then) => {
  const look = () => (localStorage.getItem('comingUp.${realm}') === null ? setTimeout(look, 100) : then(true));
  look();
})`;

const median = (figures: readonly number[]) =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);
function say(name: string, starts: readonly PhoneStart[]): void {
  const [seen, listens] = [median(starts.map((one) => one.seen)), median(starts.map((one) => one.listens))];
  process.stdout.write(
    `  ${name}: seen after ${seen} ms, listens after ${listens} ms (median of ${starts.length})\n`,
  );
}

const served = await serveProduct();
const address = `${served.url}/bolsillo?realm=${realm}`;
const floor = await serveFloor(`${served.url}/?realm=${realm}`, await floorScript());
const bare = await openBareBrowser();
await takePage(bare, address, true, { seen: 'main h1', until: keep });
await takePage(bare, address, true, { seen: ticket, until: hasWords });
await takePage(bare, floor.url, false);
await bare.slowWorkers();
const [slow, gone, least]: [PhoneStart[], PhoneStart[], PhoneStart[]] = [[], [], []];
// oxlint-disable no-await-in-loop -- one after the other, or they would slow each other down
for (let n = 0; n < rounds; n += 1) {
  slow.push(await keptStart(bare, address, read));
  least.push(await keptStart(bare, floor.url));
}
await served.end();
for (let n = 0; n < rounds; n += 1) gone.push(await keptStart(bare, address, read));
// oxlint-enable no-await-in-loop
await bare.end();
await floor.end();
say('on slow 4G, limit 1000', slow);
say('after the server has ended, limit 1000', gone);
say('the home page on slow 4G, React taking over one button', least);
