import { describe, expect, it } from 'vitest';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { runDraw } from './run-draw.ts';
import { whyOf } from './why-of.ts';

const chance = { seed: '5e'.repeat(32), value: '4 1 6 2 3' };

describe('why an application got what it got', () => {
  const list = aDrawList({ count: 212 });
  const outcome = runDraw(list, chance);
  const whyIs = (reason: string) => {
    const found = outcome.applications.find((one) => one.reason === reason);
    return whyOf(list, outcome, found?.id ?? '');
  };

  it('is said with its position, the places, and where each of its wishes was full', () => {
    const why = whyIs('full');
    expect(why).toMatchObject({ reason: 'full', placed: null, places: 60, drawn: outcome.drawn });
    for (const { fullAt, waits, isPlaced } of why?.wishes ?? []) {
      expect(fullAt).toBeLessThan(why?.position as number);
      expect(waits).toBeGreaterThan(0);
      expect(isPlaced).toBe(false);
    }
    expect(why?.allFullAt).toBe(Math.max(...outcome.segments.map(({ fullAt }) => fullAt as number)));
  });

  it('says of a place which wish it is, and that the ones before were full', () => {
    const second = outcome.applications.find(
      ({ id, placed }) =>
        placed !== null && list.applications.find((one) => one.id === id)?.wishes[1] === placed,
    );
    const why = whyOf(list, outcome, second?.id as string);
    expect(why?.wishes.map(({ isPlaced }) => isPlaced).slice(0, 2)).toEqual([false, true]);
    expect(why?.wishes[0]?.fullAt).toBeLessThan(why?.position as number);
    expect(why?.wishes[0]?.waits).toBeNull();
  });

  it('counts the members of a family, which share a number', () => {
    const member = list.applications.find(({ family }) => family !== null);
    expect(whyOf(list, outcome, member?.id as string)?.family).toBe(2);
  });

  it('says that places are left, where some are', () => {
    const few = aDrawList({ count: 5 });
    const own = few.applications[0]?.id as string;
    const why = whyOf(few, runDraw(few, chance), own);
    expect(why?.allFullAt).toBeNull();
    expect(why?.wishes[0]).toMatchObject({ fullAt: null, isPlaced: true });
  });

  it('is not said of an application that the list does not have', () => {
    expect(whyOf(list, outcome, 'nobody')).toBeNull();
  });
});
