import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { salesWithin } from '#application/vouchers/settlements/settled-sales.ts';
import { shopAccount } from '#domain/vouchers/sales/sale-money.ts';
import { settledAccount } from '#domain/vouchers/settlements/close-run.ts';
import { settlementIn, settlementKind } from '#domain/vouchers/settlements/settlement-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import type { GoodsPlace } from '../scarcity/killed-sellers.ts';
import type { AuditedStore } from './selling-store.ts';
import {
  closeLast,
  openRound,
  salesOfRound,
  sellingShops,
  sellVouchers,
  soldInRound,
} from './sold-vouchers.ts';

const script = fileURLToPath(new URL('../sell-vouchers.ts', import.meta.url));
/** Later than everything that the killed process did, and within the campaign. */
const [later, last] = [noon + 36_000_000, noon + 360_000_000];

interface Killed {
  readonly answers: ReadonlyMap<string, string>;
  /** Whether a closing had begun and had not been answered. */
  readonly wasClosing: boolean;
}

/** Sells in a process that is killed (SIGKILL): in even rounds after some answers, in odd ones in the middle of a closing. */
async function killedTill({ store, place }: GoodsPlace, round: number): Promise<Killed> {
  noteWork('process');
  const seller = spawn(process.execPath, [script, store, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers = new Map<string, string>();
  let [left, wasClosing] = [1 + Math.floor(Math.random() * (round % 2 === 0 ? 40 : 12)), false];
  const kill = async () => {
    if (round % 2 === 1) await after(Math.random() * 6);
    seller.kill('SIGKILL');
  };
  createInterface({ input: seller.stdout }).on('line', (line) => {
    const { key, answer } = JSON.parse(line) as { readonly key: string; readonly answer: string };
    const isClosing = key === 'closing' || key.startsWith('run ');
    if (isClosing) wasClosing = answer === 'begun';
    if (key !== 'closing') answers.set(key, answer);
    const counts = round % 2 === 0 ? !isClosing : answer === 'begun';
    if (counts) left -= 1;
    if (counts && left === 0) void kill();
  });
  await once(seller, 'close');
  return { answers, wasClosing };
}

const every = { owner: null, from: null, until: null, limit: 10_000, after: null };

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What is wrong with the money: the ledger owes each shop what its sales say, has paid what its settlements say, and nothing is
 * left to be paid. A shop may have been paid more, for what was brought back later.
 */
async function moneyFaults({ records, figures }: AuditedStore, round: number): Promise<readonly string[]> {
  const good = soldInRound(round);
  const sales = await salesWithin({ goodsRecords: records }, good, { owner: null, from: 0, until: last * 2 });
  const settlements = (await records.list(good, { kind: settlementKind, ...every })).map(settlementIn);
  const accounts = new Map((await figures.accounts(good)).map(({ account, amount }) => [account, amount]));
  const ofShops = sellingShops.flatMap(({ id: shop }) => {
    const kept = sales.filter((one) => one.shop === shop && one.status === 'finished');
    const sold = sumOf(kept.flatMap(({ lines }) => lines.map(({ amount }) => amount)));
    const paid = sumOf(settlements.filter((one) => one.shop === shop).map(({ amount }) => amount));
    const [owed, settled] = [
      -(accounts.get(shopAccount(shop)) ?? 0),
      accounts.get(settledAccount(shop)) ?? 0,
    ];
    const isRight = owed === sold && settled === paid && sold <= paid;
    return isRight ? [] : [`${shop}: sold ${sold}, owed ${owed}, paid ${paid}, settled ${settled}`];
  });
  const isTwice = new Set(sales.map(({ number }) => number)).size !== sales.length;
  return [
    ...ofShops,
    ...(isTwice ? ['a number was given twice'] : []),
    ...(sales.length === salesOfRound ? [] : [`${sales.length} sales of ${salesOfRound}`]),
  ];
}

/** What came of a kill: what is wrong, how much had been answered, and whether it came in the middle of a closing. */
export interface KilledTill {
  readonly faults: readonly string[];
  readonly answered: number;
  readonly wasClosing: boolean;
}

/** One kill: afterwards everything is sent again, and the settlements are closed to the end. */
export async function killTill(store: AuditedStore, at: GoodsPlace, round: number): Promise<KilledTill> {
  await openRound(store, round);
  const { answers, wasClosing } = await killedTill(at, round);
  const again = new Map<string, string>();
  await sellVouchers(store, round, later, (key, answer) => void again.set(key, answer));
  const closed = await closeLast(store, round, last);
  const records = await store.records.list(soldInRound(round), { kind: settlementKind, ...every });
  const settlements = records.map(settlementIn);
  const changed = [...answers].filter(([key, answer]) => {
    if (!key.startsWith('run ')) return again.get(key) !== answer;
    const run = Number(key.slice(4));
    const stored = settlements.filter((one) => one.run === run).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return JSON.stringify(stored) !== answer;
  });
  const [audited] = (await auditGoods(store)()).filter(({ good }) => good === soldInRound(round).good);
  return {
    faults: [
      ...changed.map(([key, answer]) => `${key}: ${answer}, then ${again.get(key)}`),
      ...(audited?.faults ?? ['no books']).map((fault) => JSON.stringify(fault)),
      ...(await moneyFaults(store, round)),
      ...('left' in closed && closed.left.kind !== 'nothingOwed' ? [closed.left.kind] : []),
    ],
    answered: answers.size,
    wasClosing,
  };
}
