import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DoorScan, directions, passageOf, withScan } from './door-scan.ts';

const scan = (nonce: string, at: number, more: Partial<DoorScan> = {}): DoorScan => ({
  nonce,
  at,
  door: 'one',
  direction: 'in',
  offline: false,
  undone: false,
  ...more,
});

const scans = fc.uniqueArray(
  fc.record({
    nonce: fc.string({ minLength: 1, maxLength: 3 }),
    at: fc.nat(6),
    door: fc.constantFrom('one', 'two'),
    direction: fc.constantFrom(...directions),
    offline: fc.boolean(),
    undone: fc.boolean(),
  }),
  { selector: ({ nonce }) => nonce },
);

describe('where the holder of a ticket is', () => {
  it('is outside before they came in, inside after, and outside once they left', () => {
    const [came, left] = [scan('a', 1), scan('b', 2, { direction: 'out' })];
    expect(passageOf([])).toEqual({ inside: false, last: null, repeated: [] });
    expect(passageOf([came])).toEqual({ inside: true, last: came, repeated: [] });
    expect(passageOf([came, left])).toEqual({ inside: false, last: left, repeated: [] });
    expect(passageOf([came, left, scan('c', 3)]).inside).toBe(true);
    expect(passageOf([left])).toEqual({ inside: false, last: null, repeated: [] });
  });

  it('is inside once if the ticket came in by two doors, and the second entry is listed', () => {
    const [first, again] = [scan('a', 1), scan('b', 2, { door: 'two' })];
    expect(passageOf([again, first])).toEqual({ inside: true, last: first, repeated: [{ first, again }] });
    expect(passageOf([{ ...first, undone: true }, again])).toEqual({
      inside: true,
      last: again,
      repeated: [],
    });
  });

  it('depends on the scans and not on the order in which they came, and each counts once', () => {
    fc.assert(
      fc.property(scans, fc.nat(), (all, turn) => {
        const at = all.length === 0 ? 0 : turn % all.length;
        const turned = [...all.slice(at), ...all.slice(0, at)];
        expect(passageOf(turned)).toEqual(passageOf(all));
        const kept = [...all, ...turned].reduce(withScan, [] as readonly DoorScan[]);
        expect(passageOf(kept)).toEqual(passageOf(all));
      }),
    );
  });

  it('has as many entries as exits, but for who is inside; other entries are listed', () => {
    fc.assert(
      fc.property(scans, (all) => {
        const { inside, repeated } = passageOf(all);
        const counted = all.filter(({ undone }) => !undone);
        const entries = counted.filter(({ direction }) => direction === 'in').length - repeated.length;
        const exits = counted.length - counted.filter(({ direction }) => direction === 'in').length;
        expect(entries - (inside ? 1 : 0)).toBeLessThanOrEqual(exits);
        expect(new Set(repeated.map(({ again }) => again.nonce)).size).toBe(repeated.length);
      }),
    );
  });
});

describe('the scans of a ticket', () => {
  it('keep what was said first of one, and that it was taken back', () => {
    const [first, other] = [scan('a', 1), scan('a', 9, { door: 'two' })];
    expect(withScan([first], other)).toEqual([first]);
    const undone = withScan([first, scan('b', 2)], { ...other, undone: true });
    expect(undone).toEqual([{ ...first, undone: true }, scan('b', 2)]);
    expect(withScan(undone, first)).toBe(undone);
    expect(withScan([], { ...first, undone: true })).toEqual([{ ...first, undone: true }]);
  });
});
