import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, operators } from '#domain/forms/condition.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode } from '../decode.ts';
import { conditionWire, readCondition, writeCondition } from './condition.ts';

const compared = fc.record({
  kind: fc.constant('answer' as const),
  field: fc.string(),
  operator: fc.constantFrom(...operators),
  values: fc.array(fc.string(), { maxLength: 3 }),
});
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    compared,
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('condition') }),
  ),
}));

describe('a condition', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(condition, (one) => {
        const read = decode(conditionWire, JSON.parse(JSON.stringify(writeCondition(one))));
        expect(isLeft(read) ? null : readCondition(read.right)).toEqual(one);
      }),
    );
  });

  it('is written as a council would write it', () => {
    expect(writeCondition({ kind: 'answer', field: 'que', operator: 'is', values: ['sofa'] })).toEqual({
      field: 'que',
      operator: 'is',
      value: 'sofa',
    });
  });
});
