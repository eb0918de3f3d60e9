import { describe, expect, it } from 'vitest';
import { defaultByVotes, defaultThreshold } from '#domain/budget/budget-rule.ts';
import { parameterLine, percentage, ruleParameters } from './rule-parameters.ts';

describe('the parameters of a rule', () => {
  it('go by the names of the flags', () => {
    expect(ruleParameters(defaultByVotes)).toEqual({ onMisfit: 'skip', ties: ['amount', 'order'] });
    expect(parameterLine(defaultThreshold)).toBe(
      'threshold=5% thresholdBase=votes onMisfit=skip ties=amount,order',
    );
  });

  it('give a share as an exact percentage, or as a fraction where it has no end', () => {
    expect(percentage({ numerator: 5, denominator: 100 })).toBe('5%');
    expect(percentage({ numerator: 1, denominator: 8 })).toBe('12.5%');
    expect(percentage({ numerator: 0, denominator: 100 })).toBe('0%');
    expect(percentage({ numerator: 1, denominator: 1 })).toBe('100%');
    expect(percentage({ numerator: 1, denominator: 3 })).toBe('1/3');
  });
});
