import { describe, expect, it } from 'vitest';
import { asksBallots, budgetRuleKinds, defaultRules, factsOf } from '../budget-rule.ts';
import { hasParameter, parameterChoices, parameterFlags, parameterNames } from './parameter-flags.ts';
import { ruleSyntax } from './rule-syntax.ts';

describe('the names of the parameters of budget rules', () => {
  it('are those of all parameters that a rule has, and each is a parameter of some rule', () => {
    const found = Object.values(defaultRules).flatMap((rule) => Object.keys(rule));
    const own = new Set(found.filter((name) => name !== 'kind' && name !== 'ties'));
    expect(new Set(parameterNames)).toEqual(own);
    expect(budgetRuleKinds.filter((kind) => hasParameter(kind, 'share'))).toEqual(['threshold']);
    expect(budgetRuleKinds.filter((kind) => hasParameter(kind, 'satisfaction'))).toEqual([
      'equal-shares',
      'max-votes',
    ]);
  });

  it('are the names that the short form of a rule uses', () => {
    expect(parameterFlags.base).toBe('threshold-base');
    expect(ruleSyntax({ ...defaultRules.threshold, base: 'ballots' })).toBe(
      `threshold:${parameterFlags.base}=ballots`,
    );
  });

  it('have the default of every rule among their values', () => {
    const isChoice = (name: string): name is keyof typeof parameterChoices => name in parameterChoices;
    const chosen = Object.values(defaultRules).flatMap((rule) =>
      Object.entries(rule).filter(([name]) => isChoice(name)),
    );
    const strange = chosen.filter(([name, value]) => {
      const words: readonly string[] = isChoice(name) ? parameterChoices[name] : [];
      return !words.includes(String(value));
    });
    expect(chosen.length).toBeGreaterThan(8);
    expect(strange).toEqual([]);
  });
});

describe('what is known of the budget rules', () => {
  it('has each rule under its own name, and says which ask single ballots', () => {
    for (const kind of budgetRuleKinds) expect(defaultRules[kind].kind).toBe(kind);
    const asking = budgetRuleKinds.filter((kind) => asksBallots(defaultRules[kind]));
    expect(asking).toEqual(['equal-shares', 'phragmen']);
  });

  it('counts by the votes that belong to the satisfaction, or that the rule names', () => {
    expect(factsOf(defaultRules.threshold).votesBy({ ...defaultRules.threshold, count: 'borda' })).toBe(
      'borda',
    );
    expect(
      factsOf(defaultRules['max-votes']).votesBy({ ...defaultRules['max-votes'], satisfaction: 'points' }),
    ).toBe('points');
    expect(factsOf(defaultRules.phragmen).votesBy(defaultRules.phragmen)).toBe('ballots');
  });
});
