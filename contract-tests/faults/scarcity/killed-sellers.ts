import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { sellGoods } from './sold-goods.ts';

const script = fileURLToPath(new URL('../sell-goods.ts', import.meta.url));

/** Where the goods are: a file of SQLite, or the address of a PostgreSQL. */
export interface GoodsPlace {
  readonly store: 'sqlite' | 'postgres';
  readonly place: string;
}

/** Sells in a process that is killed (SIGKILL) after this number of answers; gives what it had answered. */
async function killedSeller({ store, place }: GoodsPlace, round: number, lines: number) {
  noteWork('process');
  const seller = spawn(process.execPath, [script, store, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers: (readonly [key: string, answer: string])[] = [];
  createInterface({ input: seller.stdout }).on('line', (line) => {
    const { key, answer } = JSON.parse(line) as { readonly key: string; readonly answer: string };
    answers.push([key, answer]);
    if (answers.length >= lines) seller.kill('SIGKILL');
  });
  await once(seller, 'close');
  return answers;
}

/** What is wrong after a kill: answers that are different when their request comes again. */
export interface KilledRound {
  readonly answered: number;
  readonly changed: readonly unknown[];
}

/**
 * Processes sell the same goods to the same people with the same requests, and are killed in the middle of it. Afterwards
 * everything is sent again: what was answered before must get the same answer.
 */
export async function killSellers(
  goods: GoodsStore,
  at: GoodsPlace,
  { round, processes }: { readonly round: number; readonly processes: number },
): Promise<KilledRound> {
  const lines = () => 1 + Math.floor(Math.random() * 30);
  const killed = await Promise.all(Array.from({ length: processes }, () => killedSeller(at, round, lines())));
  const again = new Map<string, string>();
  await sellGoods(goods, round, (key, answer) => void again.set(key, answer));
  const before = killed.flat();
  return {
    answered: before.length,
    changed: before
      .filter(([key, answer]) => again.get(key) !== answer)
      .map(([key, answer]) => ({ key, answer, again: again.get(key) })),
  };
}
