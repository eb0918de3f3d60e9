import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { left, right } from '../shared/result.ts';
import { birthYear, readCredentials, type WrittenCredentials } from './credentials.ts';

const today = '2026-11-18' as CalendarDay;
const read = (more: Partial<WrittenCredentials> = {}) =>
  readCredentials({ id: '11111111H', type: '1', date: '1975-03-02', ...more }, today);

describe('the credentials of a resident', () => {
  it('are a number that fits its document, and a day of birth', () => {
    expect(read({ id: ' 11.111.111-h', type: ' 1', date: ' 1975-03-02 ' })).toEqual(
      right({ identity: '11111111H', type: '1', birthDay: '1975-03-02' }),
    );
  });

  it('need all three fields: while one is blank, no other fault is reported', () => {
    expect(read({ id: ' ', type: '9' })).toEqual(left([{ field: 'id', kind: 'missing' }]));
    expect(read({ id: '', type: '', date: '' })).toEqual(
      left([
        { field: 'id', kind: 'missing' },
        { field: 'type', kind: 'missing' },
        { field: 'date', kind: 'missing' },
      ]),
    );
  });

  it('report all other faults together', () => {
    expect(read({ type: '2', date: '1975-02-29' })).toEqual(
      left([
        { field: 'type', kind: 'unknownType' },
        { field: 'date', kind: 'noSuchDay' },
      ]),
    );
    expect(read({ type: '4', date: '2026-11-19' })).toEqual(
      left([
        { field: 'id', kind: 'wrongForm', type: '4' },
        { field: 'date', kind: 'dayToCome' },
      ]),
    );
    expect(read({ id: '1234567' })).toEqual(left([{ field: 'id', kind: 'identityTooShort', length: 7 }]));
  });

  it('belong to a person who is already born and may be alive', () => {
    expect(read({ date: today })).toMatchObject(right({ birthDay: today }));
    expect(read({ date: '1896-01-01' })).toMatchObject(right({ birthDay: '1896-01-01' }));
    expect(read({ date: '0075-03-02' })).toEqual(left([{ field: 'date', kind: 'dayLongPast' }]));
  });

  it.each(['2 de marzo', '02/03/1975', '1975-3-2', '1975-03-02T10:00', '1975-13-01', '1975'])(
    'have no day of birth «%s»',
    (date) => {
      expect(read({ date })).toEqual(left([{ field: 'date', kind: 'noSuchDay' }]));
    },
  );

  it('contain the secret that the census knows: the year of birth', () => {
    expect(birthYear({ birthDay: '1975-03-02' as CalendarDay })).toBe('1975');
  });
});
