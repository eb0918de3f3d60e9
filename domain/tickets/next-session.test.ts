import { describe, expect, it } from 'vitest';
import { byNextSession, nextSessionOf } from './next-session.ts';

const session = (id: string, start: number) => ({ id, title: '', doors: start, start, end: start + 10 });
const event = (...starts: readonly number[]) => ({
  sessions: starts.map((start) => session(`s${start}`, start)),
});

describe('the next session of an event', () => {
  it('is the first that is not over, however they are written', () => {
    expect(nextSessionOf(event(300, 100, 200), 0)?.id).toBe('s100');
    expect(nextSessionOf(event(300, 100, 200), 110)?.id).toBe('s200');
  });

  it('is on until the moment at which it ends, and then there is none', () => {
    expect(nextSessionOf(event(100), 109)?.id).toBe('s100');
    expect(nextSessionOf(event(100), 110)).toBeNull();
  });
});

describe('a list of events', () => {
  it('begins with what comes next, and ends with what is over', () => {
    const [fair, film, past] = [event(300), event(50, 400), event(20)];
    expect(byNextSession([past, fair, film], 55)).toEqual([film, fair, past]);
    expect(byNextSession([past, fair, film], 70)).toEqual([fair, film, past]);
  });

  it('keeps the order of the council where two begin at the same time', () => {
    const [one, two, gone, lost] = [event(300), event(300), event(1), event(2)];
    expect(byNextSession([gone, one, lost, two], 100)).toEqual([one, two, gone, lost]);
  });
});
