import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenVoters } from './seen-voters.ts';

const noted = (names: readonly string[]) => {
  const voters = seenVoters();
  return names.map((name) => voters.note(Buffer.from(`<${name}>`), 1, name.length + 1));
};

describe('the voters of a file', () => {
  it('are recognised under any name, as by a plain list of names', () => {
    const name = fc.oneof(
      fc.nat(30).map(String),
      fc.stringMatching(/^ ?[0a-b]{0,2}[0-9]{0,2}$/u),
      fc.constantFrom('9007199254740993', '999999999999999'),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const seen = new Set<string>();
        const expected = names.map((one) => {
          const known = seen.has(one.trim());
          seen.add(one.trim());
          return known;
        });
        expect(noted(names)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('may be many', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => String(at));
    expect(noted([...many, '4999', '10000'])).toEqual([...many.map(() => false), true, false]);
  });
});
