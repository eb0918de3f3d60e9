import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { fingerprintFault, isTextApart, type ListFault, listRules } from './published-list.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What the rules say of ballots with these ids, one a line from the second on: in the same bytes, or in new ones each. */
function faultsOf(ids: readonly string[], inNewBytes = false): readonly ListFault[] {
  const rules = listRules(textOf);
  const all = bytesOf(ids.join(''));
  let from = 0;
  return ids.flatMap((id, at) => {
    const to = from + id.length;
    const fault = inNewBytes
      ? rules.ordered(at + 2, bytesOf(id), 0, id.length)
      : rules.ordered(at + 2, all, from, to);
    from = to;
    if (inNewBytes) rules.keepLast();
    return fault ?? [];
  });
}

describe('the ballots of a published list', () => {
  it('are in the order of their ids, and no id is there twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{1,6}$/u)), fc.boolean(), (ids, inNewBytes) => {
        expect(faultsOf(ids.toSorted(), inNewBytes)).toEqual([]);
      }),
    );
    expect(faultsOf(['a', 'b', 'b', 'c'])).toEqual([{ kind: 'repeatedBallot', line: 4, ballot: 'b' }]);
    expect(faultsOf(['a', 'ab', 'b'], true)).toEqual([]);
    expect(faultsOf(['', 'a'])).toEqual([]);
  });

  it('are compared each with the one before it, although both are read into the same bytes', () => {
    const found = (...ids: readonly string[]) => {
      const rules = listRules(textOf);
      const bytes = new Uint8Array(8);
      return ids.flatMap((id, at) => {
        rules.keepLast();
        bytes.set(bytesOf(`-${id}-`));
        return rules.ordered(at + 2, bytes, 1, 1 + id.length) ?? [];
      });
    };
    expect(found('aa', 'ab', 'b')).toEqual([]);
    expect(found('', 'a')).toEqual([]);
    expect(found('ab', 'ab')).toEqual([{ kind: 'repeatedBallot', line: 3, ballot: 'ab' }]);
    expect(found('b', 'a')).toEqual([{ kind: 'unsortedBallots', line: 3, ballot: 'a' }]);
  });

  it('may be numbered instead: then they are in the order of their numbers', () => {
    expect(faultsOf(['1', '2', '10', '11'])).toEqual([]);
    expect(faultsOf(['1', '2', '10', '9'])).toEqual([{ kind: 'unsortedBallots', line: 5, ballot: '9' }]);
  });

  it('are not sorted if an id comes after a longer one that begins with it', () => {
    expect(faultsOf(['ab', 'a', 'c'])).toEqual([{ kind: 'unsortedBallots', line: 3, ballot: 'a' }]);
  });

  it('give one fault if they are not sorted, and one fault for each repeated id', () => {
    expect(faultsOf(['a', 'c', 'b', 'a', 'a'])).toEqual([
      { kind: 'unsortedBallots', line: 4, ballot: 'b' },
      { kind: 'repeatedBallot', line: 6, ballot: 'a' },
    ]);
    expect(faultsOf(['a', 'a', 'c', 'b'])).toEqual([
      { kind: 'repeatedBallot', line: 3, ballot: 'a' },
      { kind: 'unsortedBallots', line: 5, ballot: 'b' },
    ]);
  });

  it('have the fingerprint that the first line names, if it names one', () => {
    expect(fingerprintFault({ claimed: 'f1', counted: 'f1' })).toBeNull();
    expect(fingerprintFault({ claimed: null, counted: 'f1' })).toBeNull();
    expect(fingerprintFault({ claimed: 'f2', counted: 'f1' })).toEqual({
      kind: 'headMismatch',
      line: 1,
      claimed: 'f2',
      counted: 'f1',
    });
  });

  it('leave out the text written to a free question, and nothing else', () => {
    const free = { kind: 'free', longest: 120 } as const;
    expect([isTextApart(free, ''), isTextApart(free, 'x'), isTextApart(free, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isTextApart({ kind: 'options', answers: [anOption('a')] }, '')).toBe(false);
  });
});
