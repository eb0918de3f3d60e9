import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { limitFaultsOf } from './field-limits.ts';

const faults = (field: object) => limitFaultsOf(aMailbox([{ name: 'a', ...field }]));
const reversed = (found: string) => [{ kind: 'limitsReversed', field: 'a', found }];

describe('the limits of a field', () => {
  it.each([
    [{ mode: 'number', min: 10, max: 2 }, reversed('10 > 2')],
    [{ mode: 'number', min: 2, max: 10 }, []],
    [{ mode: 'number', min: '2', max: '2' }, []],
    [{ mode: 'number', min: 2 }, []],
    [{ mode: 'number', max: -2 }, []],
    [{ mode: 'date', min: '2026-12-01', max: '2026-11-01' }, reversed('2026-12-01 > 2026-11-01')],
    [{ mode: 'datetime', min: '2026-11-01', max: '2026-12-01' }, []],
    [{ type: 'textarea' }, []],
  ])('of %j give %j', (field, expected) => {
    expect(faults(field)).toEqual(expected);
  });

  it('must be numbers in a field of numbers', () => {
    expect(faults({ mode: 'number', min: 'dos', max: '1e3' })).toEqual([
      { kind: 'limitUnreadable', field: 'a', found: 'dos' },
      { kind: 'limitUnreadable', field: 'a', found: '1e3' },
    ]);
  });
});
