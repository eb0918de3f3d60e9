import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanEnd, readIban } from './iban.ts';

const right = 'ES9121000418450200051332';

describe('a bank account', () => {
  it.each([
    ['ES91 2100 0418 4502 0005 1332', right],
    ['es91-2100-0418-45-0200051332', right],
    ['ＥＳ９１２１００ 0418 4502 0005 1332', right],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ])('%s is %s', (typed, read) => expect(readIban(typed)).toBe(read));

  it('is none with wrong check digits, another length, or outside the area of these payments', () => {
    const wrong = [
      'ES9221000418450200051332',
      'ES91 2100 0418 4502 0005 133',
      'BR1800360305000010009795493C1',
    ];
    for (const typed of [...wrong, '', 'ES', '12345', `${right}0`]) expect(readIban(typed)).toBeNull();
  });

  it('is none as soon as one digit changes or two neighbours are exchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 0, max: 9 }), (place, other) => {
        const changed = right.slice(0, place) + String(other) + right.slice(place + 1);
        expect(readIban(changed)).toBe(changed === right ? right : null);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 22 }), (place) => {
        const [one = '', next = ''] = right.slice(place, place + 2);
        const swapped = right.slice(0, place) + next + one + right.slice(place + 2);
        expect(readIban(swapped)).toBe(swapped === right ? right : null);
      }),
    );
  });

  it('is recognised by its end', () => expect(ibanEnd(right)).toBe('1332'));
});
