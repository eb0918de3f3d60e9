import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFile, anEntry, files } from '#fixtures/builders/data/mailbox.ts';
import { type Condition, fieldsIn, holds, operators } from './condition.ts';

const answer = (operator: (typeof operators)[number], ...values: readonly string[]): Condition => ({
  kind: 'answer',
  field: 'pasa',
  operator,
  values,
});
const condition = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      kind: fc.constant('answer' as const),
      field: fc.constantFrom('a', 'b'),
      operator: fc.constantFrom(...operators),
      values: fc.array(fc.constantFrom('1', '2', 'x'), { maxLength: 2 }),
    }),
    fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), of: fc.array(tie('condition')) }),
    fc.record({ kind: fc.constant('not' as const), of: tie('condition') }),
  ),
})).condition;
const entry = fc
  .dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', 'x', ''))
  .map((answers) => anEntry(answers));

describe('a condition', () => {
  it('is never true together with its contrary', () => {
    fc.assert(
      fc.property(condition, entry, (one, filled) => {
        expect(holds({ kind: 'not', of: one }, filled)).toBe(!holds(one, filled));
      }),
    );
  });

  it('that all of some hold is true unless the contrary of one of them holds', () => {
    fc.assert(
      fc.property(fc.array(condition), entry, (of, filled) => {
        const contraries = of.map((one): Condition => ({ kind: 'not', of: one }));
        expect(holds({ kind: 'all', of }, filled)).toBe(!holds({ kind: 'any', of: contraries }, filled));
      }),
    );
  });

  it('depends only on the fields that it names', () => {
    fc.assert(
      fc.property(condition, entry, (one, filled) => {
        const named = new Map([...filled].filter(([name]) => fieldsIn(one).includes(name)));
        expect(holds(one, named)).toBe(holds(one, filled));
      }),
    );
  });

  it('names each field that it looks at', () => {
    const of: Condition = {
      kind: 'any',
      of: [answer('is', 'x'), { kind: 'not', of: { ...answer('filled'), field: 'otra' } as Condition }],
    };
    expect(fieldsIn(of)).toEqual(['pasa', 'otra']);
    expect(holds(of, new Map())).toBe(true);
    expect(holds({ kind: 'all', of: [of, answer('filled')] }, new Map())).toBe(false);
  });

  it.each([
    [answer('is', 'no'), 'no', true],
    [answer('is', 'no'), 'sí', false],
    [answer('isNot', 'no'), 'sí', true],
    [answer('oneOf', 'a', 'b'), 'b', true],
    [answer('contains', 'FAROLA'), 'la farola 212', true],
    [answer('contains', 'farola', 'banco'), 'la farola 212', true],
    [answer('contains', 'FAROLA'), 'zeta', false],
    [answer('contains', 'a'), '  ', false],
    [answer('is', 'no'), ' no ', true],
    [answer('empty'), 'x', false],
    [answer('atLeast', '10', '5'), '7', true],
    [answer('atMost', '10'), '10', true],
    [answer('atMost', '2026-11-20'), '2026-11-20', true],
    [answer('atMost', '2026-01-01'), '2026', true],
    [answer('atLeast', '2026'), '2026-01-01', true],
    [answer('filled'), '  ', false],
    [answer('empty'), '  ', true],
    [answer('filled'), 'x', true],
    [answer('atLeast', '10'), '9', false],
    [answer('atLeast', '10'), '10', true],
    [answer('atMost', '10'), '9,5', true],
    [answer('atMost', '2026-11-20'), '2026-11-19', true],
    [answer('atMost', '2026-11-20'), '2026-11-21', false],
    [answer('atLeast', '2026-11-20'), '2026-11-20', true],
    [answer('atLeast', '2026-11-20'), '2026-11-19', false],
    [answer('atMost', '2026-11-20'), '2026-11-21', false],
  ])('%j of the answer «%s» is %s', (one, written, expected) => {
    expect(holds(one, anEntry({ pasa: written }))).toBe(expected);
  });

  it('is false without an answer, except that the answer is empty and is not something', () => {
    const held = operators.filter((operator) => holds(answer(operator, 'x'), new Map()));
    expect(held).toEqual(['empty', 'isNot']);
  });

  it('compares boxes, lists, files and contacts, but never a person’s identity or location', () => {
    const of = (value: Parameters<typeof anEntry>[0][string], ...values: readonly string[]) =>
      holds(answer('is', ...values), anEntry({ pasa: value }));
    expect(of(true, 'true')).toBe(true);
    expect(of({ kind: 'texts', texts: ['sofá', 'mesa'] }, 'mesa')).toBe(true);
    expect(of({ kind: 'texts', texts: [' ', 'mesa'] }, ' ')).toBe(false);
    expect(of({ kind: 'contact', contact: { firstName: ' ', email: 'a@b.es' } }, ' ')).toBe(false);
    expect(of(files(aFile()), 'banc.jpg')).toBe(true);
    expect(of({ kind: 'contact', contact: { email: 'a@b.es' } }, 'a@b.es')).toBe(true);
    expect(of({ kind: 'census', identity: '12345678Z', secrets: [] }, '12345678Z')).toBe(false);
    expect(of({ kind: 'place', coordinates: { lat: 1, lng: 1 } }, '1')).toBe(false);
    expect(of({ kind: 'captcha', id: 'c', answer: '7' }, '7')).toBe(false);
  });

  it.each([
    [{ kind: 'texts', texts: [' '] }, false],
    [{ kind: 'texts', texts: ['mesa', ' '] }, true],
    [{ kind: 'place', coordinates: { lat: 39.4, lng: -0.3 } }, true],
    [{ kind: 'flag', on: false }, false],
    [files(), false],
    [{ kind: 'place', coordinates: null }, false],
    [{ kind: 'contact', contact: {} }, false],
    [{ kind: 'census', identity: ' ', secrets: ['1984'] }, false],
    [{ kind: 'captcha', id: 'c', answer: '' }, false],
    [{ kind: 'captcha', id: 'c', answer: '11' }, true],
  ] as const)('takes %j for filled: %s', (value, expected) => {
    expect(holds(answer('filled'), anEntry({ pasa: value }))).toBe(expected);
  });
});
