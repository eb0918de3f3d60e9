import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, parseDay } from '../../shared/calendar-day.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { base45 } from '../../codes/base45.ts';
import { keyNumber } from '../../codes/signed-code.ts';
import { encodeVoucherCode, readVoucherCode, signedBytes, type VoucherFacts } from './voucher-code.ts';
import { voucherIdFrom } from './voucher-letters.ts';

const lastDay = parseDay('2026-12-31') as CalendarDay;
const facts: VoucherFacts = { key: 513, id: '7K2QRA5D3HT8', type: 1, uses: 4, lastDay };
const signature = new Uint8Array(64).fill(7);
const code = encodeVoucherCode(signedBytes(facts), signature);
const not = left({ kind: 'notACode' });

const someFacts = fc.record({
  key: fc.nat({ max: 65_535 }),
  id: fc.uint8Array({ minLength: 12, maxLength: 12 }).map(voucherIdFrom),
  type: fc.nat({ max: 255 }),
  uses: fc.integer({ min: 1, max: 255 }),
  lastDay: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2149-06-05'), noInvalidDate: true })
    .map((day) => parseDay(day.toISOString().slice(0, 10)) as CalendarDay),
});

describe('the code of a voucher', () => {
  it('is read as it was written, in capitals or not', () => {
    fc.assert(
      fc.property(someFacts, fc.uint8Array({ minLength: 64, maxLength: 64 }), (written, sign) => {
        const signed = signedBytes(written);
        const text = encodeVoucherCode(signed, sign);
        const read = right({ kind: 'code', facts: written, signed, signature: sign });
        expect(readVoucherCode(text)).toEqual(read);
        expect(readVoucherCode(`\n ${text.toLowerCase()}\t`)).toEqual(read);
        expect(text).toHaveLength(121);
        expect(text).toMatch(/^CV1:[0-9A-Z $%*+\-./:]+$/u);
      }),
    );
  });

  it('differs in what is signed if any fact does', () => {
    const others = [{ key: 514 }, { id: '7K2QRA5D3HT9' }, { id: '8K2QRA5D3HT8' }, { type: 2 }, { uses: 5 }];
    const all = [facts, ...others.map((other) => ({ ...facts, ...other }))].map((one) =>
      String(signedBytes(one)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('can be the letters alone', () => {
    expect(readVoucherCode(' 7k2q-rasd-3hto')).toEqual(right({ kind: 'letters', id: '7K2QRASD3HT0' }));
  });

  it('is refused if it is cut, longer, of another version, or something else', () => {
    const others = [
      '',
      code.slice(0, -1),
      code.slice(0, -3),
      `${code}0`,
      `${code}000`,
      code.replace('CV1', 'CV2'),
      code.slice(4),
      'CV1:',
      'https://example.org/bonos/7K2QRA5D3HT8',
      'x'.repeat(100_000),
    ];
    for (const text of others) expect(readVoucherCode(text)).toEqual(not);
  });

  it('is refused if it names what no voucher has', () => {
    const bytes = [...signedBytes(facts).slice(4), ...signature];
    const changed = (at: number, to: number) =>
      readVoucherCode(`CV1:${base45(Uint8Array.from(bytes, (byte, place) => (place === at ? to : byte)))}`);
    expect(isLeft(changed(0, 3))).toBe(false);
    for (const at of [2, 6]) expect(changed(at, 64)).toEqual(not);
    expect(changed(11, 0)).toEqual(not);
  });

  it('is never written with what would not fit', () => {
    for (const wrong of [
      { uses: 256 },
      { type: -1 },
      { type: 1.5 },
      { key: 65_536 },
      { id: '7K2Q' },
      { id: 'O'.repeat(12) },
    ])
      expect(() => signedBytes({ ...facts, ...wrong })).toThrow(RangeError);
  });

  it('names its key by the first two bytes', () => {
    expect(keyNumber(Uint8Array.from([2, 1, 255, 255]))).toBe(513);
  });
});
