import { describe, expect, it } from 'vitest';
import { fair } from '#fixtures/builders/tickets/event.ts';
import { areLeft, countDown, placesLeft, poolsWanted } from './places-left.ts';

const wanting = (session: string, ...types: readonly string[]) => ({
  session,
  tickets: types.map((type) => ({ type })) as never,
});

describe('free places', () => {
  it('are counted down as a line is served, whatever types share them', () => {
    const taken = { id: 'fri/all', size: 20, perHolder: null, isClosed: false, held: 5, taken: 12 };
    const free = placesLeft(fair, [taken]);
    expect([...free]).toEqual([
      ['fri/all', 3],
      ['fri/workshop', 4],
    ]);
    expect(areLeft(fair, wanting('fri', 'adult', 'child', 'workshop'), free)).toBe(true);
    countDown(fair, wanting('fri', 'child', 'workshop'), free);
    expect([...free.values()]).toEqual([1, 3]);
    expect(areLeft(fair, wanting('fri', 'adult', 'workshop'), free)).toBe(false);
  });

  it('are none of a session or a type that is not there', () => {
    const free = placesLeft(fair, []);
    expect(areLeft(fair, wanting('sun', 'adult'), free)).toBe(false);
    countDown(fair, wanting('sun', 'adult'), free);
    expect(free.get('sun/all')).toBe(-1);
    expect(poolsWanted(fair, wanting('fri', 'none'))).toEqual([]);
    expect(poolsWanted(fair, wanting('fri', 'adult', 'workshop'))).toEqual(['fri/all', 'fri/workshop']);
  });
});
