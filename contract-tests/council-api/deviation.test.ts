import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { allChecks } from './all-checks.ts';
import { readDeviations } from './deviation.ts';

const read = (value: unknown) => readDeviations(JSON.stringify(value), allChecks);

describe('a deviation file', () => {
  it('lists checks, each with a reason and its last day', () => {
    const list = [{ id: 'pro-02', reason: 'old server', expires: '2027-06-30' }];
    expect(read(list)).toEqual(right(list));
  });

  it('reports all its faults together', () => {
    const faults = read([
      { id: 'pro-99', reason: 'x', expires: '2027-06-30' },
      { id: 'pro-02', reason: ' ', expires: '2027-06-30' },
      { id: 'pro-03', reason: 'x', expires: '2027-02-30' },
      { id: 'pro-04', reason: 'x', expires: '2027-06-30T00:00' },
      { id: 'pro-05', reason: 'x', expires: '2027-06-30' },
      { id: 'pro-05', reason: 'x', expires: '2027-06-30' },
    ]);
    expect(faults).toEqual(
      left([
        { where: '0.id', expected: 'checkId' },
        { where: '1.reason', expected: 'reason' },
        { where: '2.expires', expected: 'day' },
        { where: '3.expires', expected: 'day' },
        { where: '5.id', expected: 'onceOnly' },
      ]),
    );
  });

  it.each(['', '{}', 'null', '[1]', '[null]'])('cannot be «%s»', (text) => {
    expect(readDeviations(text, allChecks)).toMatchObject({ _tag: 'Left' });
  });
});
