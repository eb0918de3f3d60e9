import { describe, expect, it } from 'vitest';
import { defaultByVotes } from './by-votes/rule.ts';
import { defaultEqualShares } from './equal-shares/rule.ts';
import { defaultThreshold } from './threshold/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
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
    const parts = { minVotes: 7, vetoed: [{ proposal: proposalId('a'), why: null }] };
    expect(ruleSyntax({ ...defaultByVotes, parts })).toBe('by-votes:min-votes=7');
  });
});
