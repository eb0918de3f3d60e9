import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import type { GoodsPlace } from '../scarcity/killed-sellers.ts';
import { bookingStores, bookRound } from './booked-round.ts';

const script = fileURLToPath(new URL('../book-places.ts', import.meta.url));

/** Steps of eight people: two of an appointment, four of a court, one of a fee, and one of every second fee that goes back. */
const steps = 60;

/** Books in a process that is killed (SIGKILL) after so many answers, at some moment of the step after them. */
async function killedBooker({ store, place }: GoodsPlace, round: number, lines: number) {
  noteWork('process');
  const booker = spawn(process.execPath, [script, store, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers: (readonly [key: string, answer: string])[] = [];
  createInterface({ input: booker.stdout }).on('line', (line) => {
    const { key, answer } = JSON.parse(line) as { readonly key: string; readonly answer: string };
    answers.push([key, answer]);
    if (answers.length === lines) setTimeout(() => booker.kill('SIGKILL'), Math.random() * 4);
  });
  await once(booker, 'close');
  return answers;
}

/** What came of a kill. */
export interface KilledBooking {
  readonly answered: number;
  readonly faults: readonly string[];
}

/**
 * Kills a process between two steps of a booking, or in the middle of one, and does the whole round again: what was answered is
 * answered the same, everybody has what they booked and paid once, and nobody has the pavilion while somebody has a court of it.
 */
export async function killBooking(at: GoodsPlace, round: number): Promise<KilledBooking> {
  const before = await killedBooker(at, round, 1 + Math.floor(Math.random() * (steps - 1)));
  const again = new Map<string, string>();
  await bookRound(at, round, (key, answer) => void again.set(key, answer));
  const changed = before.filter(([key, answer]) => again.get(key) !== answer);
  const unfinished = [...again].filter(
    ([key, answer]) =>
      (key.endsWith('given') && !answer.startsWith('booked ')) ||
      (key.endsWith('whole') && answer !== 'taken') ||
      (key.endsWith('paid') && answer !== '200') ||
      (key.endsWith('back') && answer !== 'cancelled true') ||
      (key.endsWith('confirmed') && !/^C-\d{3} visit/u.test(answer)),
  );
  const stores = bookingStores(at);
  const audits = await auditGoods(stores)();
  await stores.close();
  return {
    answered: before.length,
    faults: [
      ...changed.map(([key, answer]) => `${key} was ${answer} and is ${again.get(key)}`),
      ...unfinished.map(([key, answer]) => `${key}: ${answer}`),
      ...audits.flatMap((one) => one.faults.map((fault) => `${one.good}: ${JSON.stringify(fault)}`)),
    ],
  };
}
