import { describe, expect, it } from 'vitest';
import { defaultByVotes } from './by-votes/rule.ts';
import { defaultEqualShares } from './equal-shares/rule.ts';
import { defaultThreshold } from './threshold/rule.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { ruleSyntax } from './rule-syntax.ts';

describe('a rule as the command line takes it', () => {
  it('is its name where nothing is said', () => {
    expect(ruleSyntax(defaultByVotes)).toBe('by-votes');
  });

  it('names what is not as usual, by the names of the flags', () => {
    expect(ruleSyntax({ ...defaultByVotes, onMisfit: 'stop', ties: ['votes', 'id'] })).toBe(
      'by-votes:on-misfit=stop,ties=votes,id',
    );
    expect(ruleSyntax({ ...defaultThreshold, base: 'ballots' })).toBe('threshold:threshold-base=ballots');
    expect(ruleSyntax({ ...defaultEqualShares, completion: 'none' })).toBe('equal-shares:completion=none');
    expect(ruleSyntax({ ...defaultEqualShares, increment: 250 })).toBe('equal-shares:increment=2.50');
  });

  it('has the minimum of votes, and no form for what else a town adds', () => {
    const [a, b] = [proposalId('a'), proposalId('b')];
    const parts: RuleParts = {
      minVotes: 7,
      sums: { by: 'district', sums: new Map([['Centre', cents(5000)]]) },
      incompatible: [[a, b]],
      vetoed: [{ proposal: a, why: null }],
      withdrawn: [{ proposal: b, why: null }],
      overrides: [{ proposal: a, outcome: 'funded', who: 'Pleno', why: 'sí' }],
    };
    expect(ruleSyntax({ ...defaultByVotes, parts })).toBe('by-votes:min-votes=7');
  });
});
