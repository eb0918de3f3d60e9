import { describe, expect, it } from 'vitest';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { isLeft } from '#domain/shared/result.ts';
import { budgetRule } from './budget-rule.ts';
import { decode } from '../decode.ts';

function read(raw: unknown) {
  const rule = decode(budgetRule, raw);
  return isLeft(rule) ? rule.left.where : rule.right;
}

describe('a rule as data', () => {
  it('has the defaults of its kind for what it does not name', () => {
    for (const rule of [
      defaultByVotes,
      defaultThreshold,
      defaultEqualShares,
      defaultPhragmen,
      defaultMaxVotes,
    ])
      expect(read({ kind: rule.kind })).toEqual(rule);
  });

  it('names its parameters, amounts in euros', () => {
    expect(
      read({
        kind: 'equal-shares',
        satisfaction: 'points',
        completion: 'add1',
        increment: 0.5,
        add1Stop: 'overspend',
        endowments: 'whole',
        comparison: 'satisfaction',
        ties: ['id'],
      }),
    ).toEqual({
      kind: 'equal-shares',
      satisfaction: 'points',
      completion: 'add1',
      increment: 50,
      add1Stop: 'overspend',
      endowments: 'whole',
      comparison: 'satisfaction',
      ties: ['id'],
    });
    expect(read({ kind: 'threshold', share: '2,5%', order: 'votes-per-amount', count: 'borda' })).toEqual({
      ...defaultThreshold,
      share: { numerator: 250, denominator: 10_000 },
      order: 'votes-per-amount',
      count: 'borda',
    });
  });

  it('breaks ties by words and by a list of ids', () => {
    const ties = ['largest-amount', 'ids:12,7,3', 'order'];
    expect(read({ kind: 'phragmen', ties })).toEqual({ kind: 'phragmen', ties });
    expect(read({ kind: 'phragmen', ties: ['ids:'] })).toMatch(/^ties/u);
    expect(read({ kind: 'phragmen', ties: [7] })).toMatch(/^ties/u);
  });

  it('names its optional parts, whatever its kind', () => {
    const parts = {
      minVotes: 100,
      sums: { by: 'district', amounts: { Centre: 50_000 } },
      incompatible: [['a', 'b']],
      vetoed: [{ proposal: 'c', why: ' Fuera de competencia ' }],
      withdrawn: [{ proposal: 'd' }],
      overrides: [{ proposal: 'e', outcome: 'funded', who: 'Pleno', why: 'Obra empezada' }],
    };
    for (const kind of ['by-votes', 'threshold', 'equal-shares', 'phragmen', 'max-votes']) {
      expect(read({ kind, ...parts })).toMatchObject({
        kind,
        parts: {
          minVotes: 100,
          sums: { by: 'district', sums: new Map([['Centre', 5_000_000]]) },
          incompatible: [['a', 'b']],
          vetoed: [{ proposal: 'c', why: 'Fuera de competencia' }],
          withdrawn: [{ proposal: 'd', why: null }],
          overrides: [{ proposal: 'e', outcome: 'funded', who: 'Pleno', why: 'Obra empezada' }],
        },
      });
    }
  });

  it.each([
    [{ kind: 'dice' }, 'kind'],
    [{}, 'kind'],
    [{ kind: 'by-votes', share: '5%' }, 'share'],
    [{ kind: 'by-votes', satisfaction: 'cost' }, 'satisfaction'],
    [{ kind: 'phragmen', onMisfit: 'skip' }, 'onMisfit'],
    [{ kind: 'phragmen', minVote: 5 }, 'minVote'],
    [{ kind: 'threshold', share: '105%' }, 'share'],
    [{ kind: 'threshold', share: 5 }, 'share'],
    [{ kind: 'equal-shares', increment: 0 }, 'increment'],
    [{ kind: 'equal-shares', increment: 'x' }, 'increment'],
    [{ kind: 'equal-shares', completion: 'add2' }, 'completion'],
    [{ kind: 'by-votes', minVotes: -1 }, 'minVotes'],
    [{ kind: 'by-votes', minVotes: 1.5 }, 'minVotes'],
    [
      { kind: 'by-votes', overrides: [{ proposal: 'e', outcome: 'funded', who: ' ', why: 'x' }] },
      'overrides.0.who',
    ],
    [{ kind: 'by-votes', overrides: [{ proposal: 'e', outcome: 'funded', who: 'x' }] }, 'overrides.0.why'],
    ['by-votes', ''],
    [null, ''],
  ])('is refused if it has what its kind does not know: %j', (raw, where) => {
    expect(read(raw)).toBe(where);
  });
});
