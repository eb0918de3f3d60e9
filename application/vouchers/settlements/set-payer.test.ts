import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { payingCouncil } from '#fixtures/builders/vouchers/closed-run.ts';
import { settledTownInMemory } from '#fixtures/builders/vouchers/settled-town.ts';
import { readPayer } from './read-run.ts';
import { setPayer } from './set-payer.ts';

describe('the account from which shops are paid', () => {
  it('is kept without the spaces of who typed it, and can be another one later', async () => {
    const { ports, good, setTime } = await settledTownInMemory();
    expect(await readPayer(ports, good)).toEqual({ payer: null, version: 0 });
    const typed = { name: ' Ajuntament ', iban: 'es17 2085 2066 6234 5678 9011', taxNumber: 'p-4626000-f' };
    expect(await setPayer(ports)(good, typed, 'Neus')).toEqual(right(true));
    expect(await readPayer(ports, good)).toEqual({ payer: payingCouncil, version: 1 });
    setTime(noon + 1);
    const other = { ...payingCouncil, iban: 'ES9121000418450200051332' };
    expect(await setPayer(ports)(good, other, 'Neus')).toEqual(right(true));
    expect(await readPayer(ports, good)).toEqual({ payer: other, version: 2 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(71) }],
    ['iban', { iban: 'ES1720852066623456789012' }],
    ['taxNumber', { taxNumber: 'P4626000A' }],
  ] as const)('is refused with its wrong field, and nothing is stored: %s %j', async (kind, wrong) => {
    const { ports, good } = await settledTownInMemory();
    expect(await setPayer(ports)(good, { ...payingCouncil, ...wrong }, 'Neus')).toEqual(left({ kind }));
    expect((await readPayer(ports, good)).payer).toBeNull();
  });

  it('is set by one of two people who set it at once', async () => {
    const { ports, good } = await settledTownInMemory();
    const both = ['Neus', 'Pau'].map((by) => setPayer(ports)(good, payingCouncil, by));
    expect(await Promise.all(both)).toEqual([right(true), left({ kind: 'changed' })]);
  });
});
