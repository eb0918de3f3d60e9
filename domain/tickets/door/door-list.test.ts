import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packDeltas, unpackDeltas, type DoorDelta } from './door-delta.ts';
import { readDoorFacts, writeDoorFacts } from './door-facts.ts';
import { lettersHash, ticketHash } from './door-hash.ts';
import { ticketOfCode, ticketOfLetters } from './door-list.ts';
import { ownerOf } from './door-owner.ts';
import { partOfHash, partCount } from './door-part.ts';
import { type DoorEvent, type DoorTicket, doorTicketStates, type EventDoor } from './door-ticket.ts';
import { indexOfLetters } from './letters-index.ts';
import { packTickets } from './pack-tickets.ts';

const event: DoorEvent = {
  id: 'sequera',
  title: { es: 'La sequera i el mar' },
  sessions: [
    { id: 'friday', startsAt: 1000, opensAt: 500 },
    { id: 'saturday', startsAt: 2000, opensAt: 1500 },
  ],
  types: [
    { id: 'general', title: { es: 'General' } },
    { id: 'reduced', title: { es: 'Reducida' } },
  ],
};

const ticketNumber = (n: number, more: Partial<DoorTicket> = {}): DoorTicket => ({
  id: `TICKET${String(n).padStart(6, '0')}`,
  code: `CE1:secret-${n}`,
  session: n % 3 === 0 ? 'saturday' : 'friday',
  type: n % 2 === 0 ? 'general' : 'reduced',
  seat: n % 5 === 0 ? `Platea · fila ${n} · butaca 12` : null,
  initials: n % 7 === 0 ? '' : 'Ñ. F.',
  state: doorTicketStates[n % 3] ?? 'valid',
  grant: n % 2 === 0 ? `TICKET${n}` : null,
  ...more,
});
const ticketNumbers = (count: number) => Array.from({ length: count }, (_, n) => ticketNumber(n));
const text = fc.string({ maxLength: 40, unit: 'grapheme' }).filter((one) => !one.includes('\0'));

describe('the list of an event', () => {
  const tickets = ticketNumbers(1500);
  const parts = packTickets(event, tickets);

  it('has every ticket, found by its code with all that it says', () => {
    for (const { code, session, type, seat, initials, state } of tickets)
      expect(ticketOfCode(parts, code)).toEqual({
        hash: ticketHash(code),
        session: session === 'friday' ? 0 : 1,
        state,
        facts: { type: type === 'general' ? 0 : 1, seat, initials },
      });
  });

  it('finds a code as readers write it', () =>
    expect(ticketOfCode(parts, ' ce1:SECRET-5\n')?.facts?.seat).toBe('Platea · fila 5 · butaca 12'));

  const index = indexOfLetters(parts);

  it('has every ticket by its letters, which open nothing', () => {
    for (const { id, code } of tickets)
      expect(ticketOfLetters(parts, index, id)).toMatchObject({ hash: ticketHash(code), facts: null });
  });

  it('has no other ticket', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(ticketOfCode(parts, code)).toBeNull();
        expect(ticketOfLetters(parts, index, code)).toBeNull();
      }),
    );
    expect(ticketOfCode([], 'CE1:secret-1')).toBeNull();
    expect(ticketOfCode(packTickets(event, []), 'CE1:secret-1')).toBeNull();
  });

  it('changes only the part of a ticket that changed', () => {
    const sold = packTickets(event, [...tickets, ticketNumber(1500)]);
    const changed = packTickets(event, [{ ...ticketNumber(0), initials: 'A. B.' }, ...tickets.slice(1)]);
    for (const other of [sold, changed]) {
      const differing = other.filter((part, n) => String(part.salt) !== String(parts[n]?.salt));
      expect(differing).toHaveLength(1);
    }
    expect(packTickets(event, tickets.toReversed())).toEqual(parts);
  });

  it('seals the same facts otherwise as soon as its part changes', () => {
    const [before, after] = [[ticketNumber(1)], [ticketNumber(1), ticketNumber(2)]].map(
      (all) => packTickets(event, all)[0],
    );
    const sealed = (part: typeof before) => {
      const size = (part?.rows.length ?? 0) / (part === before ? 1 : 2);
      const rows = [0, 1].map((n) => part?.rows.slice(n * size, (n + 1) * size) ?? new Uint8Array());
      const own = rows.find((row) => String(row.slice(0, 12)) === String(ticketHash('CE1:secret-1')));
      return String(own?.slice(20, 28));
    };
    expect(sealed(before)).not.toBe(sealed(after));
  });

  it('leaves out tickets of a session or a type that the event does not have', () => {
    const strange = [ticketNumber(1, { session: 'monday' }), ticketNumber(2, { type: 'child' })];
    expect(packTickets(event, strange)[0]?.rows).toHaveLength(0);
  });

  it('is 3.6 MB for 100,000 tickets with names and without numbered places', () => {
    const bytes = [1, 256, 257, 100_000].map((count) => [count, partCount(count)]);
    expect(bytes).toEqual([
      [1, 1],
      [256, 1],
      [257, 2],
      [100_000, 256],
    ]);
    const size = (all: typeof parts) =>
      all.reduce((sum, { rows, salt }) => sum + rows.length + salt.length, 0);
    const plain = packTickets(
      event,
      ticketNumbers(2000).map((one) => ({ ...one, seat: null })),
    );
    expect(size(plain) / 2000).toBeLessThan(36);
  });
});

describe('a lost scanner', () => {
  const tickets = ticketNumbers(300).map((one, n) => ({ ...one, initials: `W${n}`, seat: `Palco ${n}` }));
  const parts = packTickets(event, tickets);

  it('has no code, no letters, no initials and no place in its list', () => {
    const bytes = String.fromCharCode(...parts.flatMap(({ rows, salt }) => [...salt, ...rows]));
    for (const { id, code, initials, seat } of tickets)
      for (const secret of [code, id, seat]) expect(bytes.includes(secret ?? initials)).toBe(false);
  });

  it('opens what is sealed of a ticket by no other code, also if a thief writes the hash of theirs into its row', () => {
    const [part] = packTickets(event, tickets.slice(0, 1));
    for (let n = 0; n < 100; n += 1) {
      const rows = (part?.rows ?? new Uint8Array()).slice();
      rows.set(ticketHash(`mine ${n}`), 0);
      const forged = ticketOfCode([{ ...(part as NonNullable<typeof part>), rows }], `mine ${n}`);
      expect(forged).not.toBeNull();
      expect(forged?.facts?.initials).not.toBe('W0');
    }
  });

  it('reads a damaged state as revoked', () => {
    const [part] = packTickets(event, tickets.slice(0, 1));
    const rows = (part?.rows ?? new Uint8Array()).slice();
    rows[19] = 9;
    expect(ticketOfCode([{ ...(part as NonNullable<typeof part>), rows }], 'CE1:secret-0')?.state).toBe(
      'revoked',
    );
  });
});

describe('what is said of a ticket', () => {
  it('is read as it was written, in any letters', () => {
    fc.assert(
      fc.property(fc.nat(255), text, text, (type, seat, initials) => {
        const facts = { type, seat: seat === '' ? null : seat, initials };
        const padded = new Uint8Array(400);
        padded.set(writeDoorFacts(facts));
        expect(readDoorFacts(padded)).toEqual(facts);
      }),
    );
  });

  it('is not read of bytes that cannot be it', () => {
    for (const bytes of [[1], [1, 65], [1, 65, 0, 66], [1, 0xff, 0, 66, 0]])
      expect(readDoorFacts(Uint8Array.from(bytes))).toBeNull();
  });
});

describe('the door that has a ticket without a line', () => {
  const doors: readonly EventDoor[] = ['one', 'two', 'three'].map((id) => ({
    id,
    name: id,
    types: id === 'three' ? ['reduced'] : null,
  }));

  it('is one of its type, the same for everybody, and each has its share', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 3000; n += 1) {
      const id = ownerOf(doors, { type: 'general', hash: ticketHash(String(n)) })?.id ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['one', 'two']);
    for (const count of counts.values()) expect(Math.abs(count - 1500)).toBeLessThan(150);
    expect(
      ownerOf([{ id: 'x', name: 'x', types: [] }], { type: 'general', hash: ticketHash('a') }),
    ).toBeNull();
  });
});

describe('what doors say to each other', () => {
  const delta = fc.record({
    ticket: fc.uint8Array({ minLength: 6, maxLength: 6 }),
    inside: fc.boolean(),
    at: fc.integer({ min: -30_000, max: 30_000 }).map((minutes) => minutes * 60_000),
    door: fc.option(fc.nat(99)),
  });

  it('is nine bytes a ticket, and read as it was packed', () => {
    fc.assert(
      fc.property(fc.array(delta), fc.nat(), (deltas, from) => {
        const moved: readonly DoorDelta[] = deltas.map((one) => ({ ...one, at: one.at + from }));
        const packed = packDeltas(moved, from);
        expect(packed).toHaveLength(9 * deltas.length);
        expect(unpackDeltas(packed, from)).toEqual(moved);
        expect(unpackDeltas(packed.subarray(0, -1), from)).toEqual(moved.slice(0, -1));
      }),
    );
  });

  it('keeps to what two bytes of minutes can say', () => {
    const [far] = unpackDeltas(
      packDeltas([{ ticket: new Uint8Array(6), inside: true, at: 1e13, door: 0 }], 0),
      0,
    );
    expect(far?.at).toBe((2 ** 15 - 1) * 60_000);
  });
});

it('the part and the hashes of a ticket are fixed, so that lists of before are read', () => {
  expect(Buffer.from(ticketHash('CE1:A')).toString('hex')).toMatchInlineSnapshot(
    `"f76dc4b9e5c450f0d6ece120"`,
  );
  expect(Buffer.from(lettersHash('7K2QRA5D3HT8')).toString('hex')).toMatchInlineSnapshot(`"234a0f29a5a8"`);
  expect([0, 127, 128, 255].map((byte) => partOfHash(Uint8Array.of(byte), 2))).toEqual([0, 0, 1, 1]);
});
