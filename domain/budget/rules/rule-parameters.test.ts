import { describe, expect, it } from 'vitest';
import { defaultByVotes } from './by-votes/rule.ts';
import { defaultEqualShares } from './equal-shares/rule.ts';
import { defaultMaxVotes } from './max-votes/rule.ts';
import { defaultPhragmen } from './phragmen/rule.ts';
import { defaultThreshold } from './threshold/rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { parameterLine, ruleParameters } from './rule-parameters.ts';
import { percentage } from './percentage.ts';

describe('the parameters of a rule', () => {
  it('go by the names of the flags', () => {
    expect(ruleParameters(defaultByVotes)).toEqual({
      onMisfit: 'skip',
      order: 'votes',
      count: 'ballots',
      ties: ['amount', 'order'],
    });
    expect(parameterLine(defaultThreshold)).toBe(
      'threshold=5% thresholdBase=votes onMisfit=skip order=votes count=ballots ties=amount,order',
    );
    expect(parameterLine(defaultEqualShares)).toBe(
      'satisfaction=cost completion=add1+greedy increment=1.00 add1Stop=exhaustive ties=amount,order',
    );
    expect(parameterLine({ ...defaultEqualShares, completion: 'none' })).toBe(
      'satisfaction=cost completion=none ties=amount,order',
    );
    expect(parameterLine(defaultPhragmen)).toBe('ties=amount,order');
    expect(parameterLine(defaultMaxVotes)).toBe('satisfaction=cardinality ties=amount,order');
  });

  it('have the optional parts as a survey names them', () => {
    const parts: RuleParts = {
      minVotes: 5,
      sums: { by: 'district', sums: new Map([['Centre', cents(5000)]]) },
      incompatible: [[proposalId('a'), proposalId('b')]],
      vetoed: [{ proposal: proposalId('c'), why: 'no' }],
      withdrawn: [{ proposal: proposalId('d'), why: null }],
      overrides: [{ proposal: proposalId('e'), outcome: 'funded', who: 'Pleno', why: 'sí' }],
    };
    expect(ruleParameters({ ...defaultPhragmen, parts })).toEqual({
      ties: ['amount', 'order'],
      minVotes: 5,
      sums: { by: 'district', amounts: { Centre: '50.00' } },
      incompatible: [['a', 'b']],
      vetoed: [{ proposal: 'c', why: 'no' }],
      withdrawn: [{ proposal: 'd' }],
      overrides: [{ proposal: 'e', outcome: 'funded', who: 'Pleno', why: 'sí' }],
    });
    expect(parameterLine({ ...defaultPhragmen, parts: { minVotes: 5, incompatible: [[]] } })).toBe(
      'ties=amount,order minVotes=5 incompatible=[[]]',
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
