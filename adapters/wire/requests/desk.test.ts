import { describe, expect, it } from 'vitest';
import { readCalendar } from '../site/calendar.ts';
import { readDeskMailbox } from './management.ts';
import { readDeskChange } from './staff-request.ts';

describe('what a mailbox says to its staff', () => {
  it('is one term for all priorities, or one for each; a low one has as much time as a normal one', () => {
    const timesOf = (answerWithin: unknown) => readDeskMailbox({ answerWithin }).times;
    expect(timesOf(5)).toEqual({ urgent: 5, high: 5, normal: 5, low: 5 });
    expect(timesOf({ urgent: 1, normal: 5 })).toEqual({ urgent: 1, high: null, normal: 5, low: 5 });
    expect(timesOf({ low: 20 })).toEqual({ urgent: null, high: null, normal: null, low: 20 });
    for (const wrong of [undefined, null, -1, 2.5, '5', 1000]) expect(timesOf(wrong).normal).toBeNull();
  });

  it('is its fields, without those that no member of staff can fill in', () => {
    const names = readDeskMailbox({
      management: [
        { name: 'validationStatus', options: [{ value: 2, text: 'x' }] },
        { name: 'brigada', type: 'select', options: [{ value: 7, text: 'Obras' }] },
        { name: 'nota' },
        { name: 'foto', type: 'image' },
        { name: 'grupo', fields: [{ name: 'dentro' }] },
        { type: 'text' },
        7,
      ],
    }).fields;
    expect(names).toMatchObject([
      { name: 'brigada', options: [{ value: '7', text: 'Obras' }] },
      { name: 'nota' },
    ]);
    expect(readDeskMailbox(undefined).fields).toEqual([]);
  });
});

describe('the calendar of a town', () => {
  it('is its region, its days of rest and its holidays', () => {
    const raw = {
      region: 'ES-VC',
      rest: ['sunday', 'sunday'],
      holidays: [{ day: '2026-09-08', name: 'Festa' }],
    };
    expect(readCalendar(raw)).toEqual({ region: 'ES-VC', rest: [7], holidays: ['2026-09-08'] });
    expect(readCalendar({})).toEqual({ region: null, rest: [6, 7], holidays: [] });
  });

  it('never rests all week, and is none if it cannot be read', () => {
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    expect(readCalendar({ rest: week })?.rest).toEqual([6, 7]);
    expect(readCalendar({ region: 'FR' })).toBeNull();
  });
});

describe('what staff change of how a request is worked on', () => {
  it('is nothing if the body does not say it', () => {
    expect(readDeskChange({ status: 'Resuelta', priority: null, managementFields: {} })).toBeNull();
  });

  it('stores numbers as they are written, and reads days', () => {
    expect(
      readDeskChange({ managementFields: { coste: 12, nota: null }, publishPeriod: { end: '2026-12-01' } }),
    ).toEqual({
      priority: undefined,
      managed: { coste: '12', nota: null },
      publishPeriod: { start: null, end: '2026-12-01' },
    });
    expect(readDeskChange({ publishPeriod: null })).toMatchObject({ publishPeriod: null });
  });
});
