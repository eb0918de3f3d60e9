import { describe, expect, it } from 'vitest';
import { noticeDue } from './council-notice.ts';

const due = (how: 'each' | 'daily', now: string) =>
  new Date(noticeDue(how, Date.parse(now), 'Europe/Madrid')).toISOString();

describe('the council is notified of a request', () => {
  it('at once, if it wants a mail for each', () => {
    expect(due('each', '2026-11-18T11:00:00Z')).toBe('2026-11-18T11:00:00.000Z');
  });

  it.each([
    ['2026-11-18T11:00:00Z', '2026-11-19T06:00:00.000Z'],
    ['2026-11-18T05:59:59Z', '2026-11-18T06:00:00.000Z'],
    ['2026-11-18T06:00:00Z', '2026-11-19T06:00:00.000Z'],
    // The clock goes back that night, and forward in March.
    ['2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('at the next seven in the morning, if it wants one mail a day: sent %s', (now, expected) => {
    expect(due('daily', now)).toBe(expected);
  });
});
