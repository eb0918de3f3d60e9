import { describe, expect, it } from 'vitest';
import { movedSessions, wroteTimes } from './moved-sessions.ts';

const [fri, sat] = [
  { id: 'fri', start: 100 },
  { id: 'sat', start: 200 },
];

describe('sessions that are moved', () => {
  it('begin at another time, or are gone; their order and new ones move none', () => {
    expect(movedSessions([fri, sat], [sat, { id: 'sun', start: 300 }, fri])).toEqual([]);
    expect(movedSessions([fri, sat], [fri, { id: 'sat', start: 201 }])).toEqual(['sat']);
    expect(movedSessions([fri, sat], [{ id: 'friday', start: 100 }, sat])).toEqual(['fri']);
  });
});

describe('who wrote the times of an event', () => {
  const wrote = (path: string, by: string) =>
    wroteTimes(new Map([[path, { path, was: undefined, value: 'new', by, at: 1 }]]), 'Marta');

  it.each(['sessions/@1/begins', 'sessions/@1/id', 'sessions/@1', 'sessions/@', 'sessions'])(
    'is who wrote %s',
    (path) => {
      expect([wrote(path, 'Marta'), wrote(path, 'Neus')]).toEqual([true, false]);
    },
  );

  it.each(['sessions/@1/title/es', 'sessions/@1/doors', 'title/es', 'pools/@1/id'])(
    'is not who wrote %s',
    (path) => {
      expect(wrote(path, 'Marta')).toBe(false);
    },
  );
});
