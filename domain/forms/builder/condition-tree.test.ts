import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../condition.ts';
import { contrary, joinPart, conditionParts, replacePart } from './condition-tree.ts';

const a: Condition = { kind: 'answer', field: 'a', operator: 'filled', values: [] };
const b: Condition = { ...a, field: 'b' };
const c: Condition = { ...a, field: 'c' };
const all: Condition = { kind: 'all', of: [a, b] };

describe('the parts of a condition', () => {
  it('are joined beside the others that are joined the same way, else beside the whole', () => {
    expect(joinPart(all, 'all', c)).toEqual({ kind: 'all', of: [a, b, c] });
    expect(joinPart(all, 'any', c)).toEqual({ kind: 'any', of: [all, c] });
    expect(joinPart(a, 'any', b)).toEqual({ kind: 'any', of: [a, b] });
  });

  it('are replaced and removed; one that is left alone stays without its list, none leaves nothing', () => {
    expect(replacePart(all, [0], c)).toEqual({ kind: 'all', of: [c, b] });
    expect(replacePart(all, [1], null)).toEqual(a);
    expect(replacePart(a, [], null)).toBeNull();
    expect(replacePart(a, [0], c)).toEqual(a);
    const not: Condition = { kind: 'not', of: all };
    expect(replacePart(not, [0, 0], null)).toEqual({ kind: 'not', of: b });
    expect(replacePart(not, [0], null)).toBeNull();
    expect(replacePart({ kind: 'any', of: [] }, [0], c)).toBeNull();
  });

  it('are those of the list, or of what is negated', () => {
    expect([conditionParts(a), conditionParts(all), conditionParts({ kind: 'not', of: a })]).toEqual([
      [],
      [a, b],
      [a],
    ]);
  });

  it('hold in the contrary as they were, if that is taken twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(a, all, contrary(a)), (one) => {
        expect(contrary(contrary(one))).toEqual(one);
      }),
    );
    expect(contrary(a)).toEqual({ kind: 'not', of: a });
  });
});
