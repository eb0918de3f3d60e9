import * as fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { base45 } from '../codes/base45.ts';
import {
  encodeReservationCode,
  isReservationCode,
  readReservationCode,
  signedReservation,
} from './reservation-code.ts';
import { reservationLettersFrom } from './reservation-letters.ts';

const start = Date.parse('2026-11-20T18:00:00Z');
const facts = { key: 513, letters: '7K2QRA5D', place: 'pista-2', start, end: start + 5_400_000 };
const signature = new Uint8Array(64).fill(9);

describe('the code of a reservation', () => {
  it('says whose letters, which place and when, in a QR code that a telephone shows well', () => {
    const code = encodeReservationCode(signedReservation(facts), signature);
    expect(code).toHaveLength(130);
    expect(encode(code, { ecc: 'M', border: 0 }).version).toBe(6);
    expect(isReservationCode(code)).toBe(true);
    expect(readReservationCode(` ${code.toLowerCase()} `)).toEqual({
      facts,
      signed: signedReservation(facts),
      signature,
    });
  });

  it('comes back whatever it says', () => {
    const letters = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(reservationLettersFrom);
    const place = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/u);
    const minutes = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const lengths = fc.integer({ min: 5, max: 1440 });
    fc.assert(
      fc.property(letters, place, minutes, lengths, (id, where, minute, length) => {
        const from = minute * 60_000;
        const all = { key: 65_535, letters: id, place: where, start: from, end: from + length * 60_000 };
        expect(readReservationCode(encodeReservationCode(signedReservation(all), signature))?.facts).toEqual(
          all,
        );
      }),
    );
  });

  it('is nothing else', () => {
    const texts = ['', 'CR1:', '7K2QRA5D', 'CT1:AAA', 'CR1:ABC', 'CR1:ñ'];
    for (const text of [...texts, ...[77, 118].map((size) => `CR1:${base45(new Uint8Array(size))}`)])
      expect(readReservationCode(text)).toBeNull();
    expect(() => signedReservation({ ...facts, letters: 'short' })).toThrow(RangeError);
    expect(() => signedReservation({ ...facts, start: -60_000 })).toThrow(RangeError);
  });
});
