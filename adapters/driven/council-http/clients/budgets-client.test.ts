import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetsClientContract } from '#contract-tests/clients/budgets.ts';
import nock from 'nock';
import { readTownBudget } from '#adapters/wire/tables/town-budget.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { memoryBudgets } from '#fixtures/memory/budgets.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import type { CallSettings } from '../council-call.ts';
import { budgetsClient } from './budgets-client.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});

budgetsClientContract('memory', async () => {
  const file = join(sampleFolder, 'vilanova', 'collections', 'presupuestos.json');
  const years = (JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[]).flatMap((raw) => {
    const read = readTownBudget(raw);
    return isLeft(read) ? [] : [read.right];
  });
  return { book: memoryBudgets(years), close: async () => undefined };
});

budgetsClientContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { book: budgetsClient(client(council.url)), close: council.stop };
});

describe('the budgets of a council', () => {
  it('leave out a year that cannot be read, and name it', async () => {
    const base = 'http://council.example';
    const items = [{ _id: '2026', year: 2026, spending: [], income: [] }, { _id: '2025', year: 'x' }, {}];
    nock(base)
      .get(/presupuestos/u)
      .query(true)
      .reply(200, { items, itemsCount: items.length });
    expect(await budgetsClient(client(base)).years(realmId('vilanova'))).toMatchObject(
      right({ years: [{ year: 2026 }], unread: ['2025', '?'] }),
    );
  });

  it('are refused if it does not answer', async () => {
    expect(await budgetsClient(client('http://127.0.0.1:1')).years(realmId('vilanova'))).toEqual(
      left({ kind: 'unreachable' }),
    );
  });
});
