import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { base45 } from '../codes/base45.ts';
import {
  encodeTicketCode,
  readTicketCode,
  readTicketLetters,
  signedTicket,
  ticketIdFrom,
  ticketMarker,
} from './ticket-code.ts';

const facts = { key: 513, id: '7K2QRA5D3HT8', start: 1_796_410_800_000 };
const signature = new Uint8Array(64).fill(9);

describe('the code of a ticket of the first version', () => {
  it('says which ticket it is and when its session begins, in a small QR code', () => {
    const code = encodeTicketCode(signedTicket(facts), signature);
    expect(code).toHaveLength(121);
    expect(readTicketCode(` ${code.toLowerCase()} `)).toEqual({
      facts,
      signed: signedTicket(facts),
      signature,
    });
  });

  it('comes back whatever it says', () => {
    const ids = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(ticketIdFrom);
    const minutes = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(ids, minutes, fc.integer({ min: 0, max: 65_535 }), (id, minute, key) => {
        const all = { key, id, start: minute * 60_000 };
        expect(readTicketCode(encodeTicketCode(signedTicket(all), signature))?.facts).toEqual(all);
      }),
    );
  });

  it('is nothing else', () => {
    const wrongId = new Uint8Array(78).fill(255);
    for (const text of [
      '',
      'CT1:',
      'CV1:AAA',
      'CT1:ABC',
      `CT1:${base45(wrongId)}`,
      `CT1:${base45(new Uint8Array(77))}`,
    ])
      expect(readTicketCode(text)).toBeNull();
    expect(() => signedTicket({ ...facts, id: 'short' })).toThrow(RangeError);
    expect(() => signedTicket({ ...facts, start: -60_000 })).toThrow(RangeError);
  });
});

describe('the code of a ticket', () => {
  const codeOf = ticketMarker(new Uint8Array(64).fill(7));

  it('is the same each time, in the smallest QR code but one', () => {
    const code = codeOf('7K2QRA5D3HT8');
    expect(code).toMatch(/^CT2:[0-9A-Z $%*+./:-]{32}$/u);
    expect(encode(code, { ecc: 'M', border: 0 }).version).toBe(2);
    expect(codeOf('7K2QRA5D3HT8')).toBe(code);
    expect(ticketMarker(new Uint8Array(64).fill(7))('7K2QRA5D3HT8')).toBe(code);
  });

  it('is the HMAC-SHA-256 of the platform over version and ticket', () => {
    const [id] = [new Uint8Array([0, 0, 0, 5, 0, 0, 0, 6])];
    const mac = createHmac('sha256', new Uint8Array(64).fill(7)).update('CT2:').update(id).digest();
    expect(codeOf('000005000006')).toBe(`CT2:${base45(new Uint8Array([...id, ...mac.subarray(0, 13)]))}`);
  });

  it('is another one for every ticket and under every secret', () => {
    const ids = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(ticketIdFrom);
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        expect(codeOf(one) === codeOf(other)).toBe(one === other);
        expect(ticketMarker(new Uint8Array(64).fill(8))(one)).not.toBe(codeOf(one));
      }),
    );
    expect(() => codeOf('short')).toThrow(RangeError);
  });

  it('has letters below it that can be typed', () => {
    expect(readTicketLetters('7k2q-ra5d 3ht8')).toBe('7K2QRA5D3HT8');
    expect(readTicketLetters('7k2q')).toBeNull();
  });
});
