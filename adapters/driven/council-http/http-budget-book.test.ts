import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetBookContract } from '#contract-tests/ports/budget-book.ts';
import { readTownBudget } from '#adapters/wire/town-budget.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/running-council.ts';
import { memoryBudgetBook } from '#fixtures/memory/budget-book.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import type { CallSettings } from './council-call.ts';
import { httpBudgetBook } from './http-budget-book.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});

budgetBookContract('memory', async () => {
  const file = join(sampleFolder, 'vilanova', 'collections', 'presupuestos.json');
  const years = (JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[]).flatMap((raw) => {
    const read = readTownBudget(raw);
    return isLeft(read) ? [] : [read.right];
  });
  return { book: memoryBudgetBook(years), close: async () => undefined };
});

budgetBookContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { book: httpBudgetBook(client(council.url)), close: council.stop };
});

describe('the budgets of a council', () => {
  it('are refused where it does not answer', async () => {
    expect(await httpBudgetBook(client('http://127.0.0.1:1')).years(realmId('vilanova'))).toEqual(
      left({ kind: 'unreachable' }),
    );
  });
});
