import { describe, expect, it } from 'vitest';
import { lastChange, notedChange } from './last-change.ts';

const zone = 'Europe/Madrid';

describe('the day on which a collection last changed', () => {
  it('is that of the latest revision of its documents, also of one that is not published', () => {
    const documents = [
      { _id: 'a', revisions: [{ date: '2026-03-01' }, { date: '2026-05-02' }] },
      { _id: 'b', revisions: ['2026-06-07'], isPublished: false },
    ];
    expect(lastChange(documents, zone)).toBe('2026-06-07');
  });

  it('is unknown if one document does not say when it was revised, and of no documents', () => {
    expect(lastChange([{ _id: 'a', revisions: ['2026-03-01'] }, { _id: 'b' }], zone)).toBeNull();
    expect(lastChange([], zone)).toBeNull();
  });
});

describe('the day on which the store noted a change', () => {
  const changes = new Map([
    ['menus', Date.UTC(2026, 4, 2, 22, 30)],
    ['descriptor', Date.UTC(2026, 2, 1)],
  ]);

  it('is the latest of the collections that are meant, in the town’s zone', () => {
    expect(notedChange(changes, () => true, zone)).toBe('2026-05-03');
    expect(notedChange(changes, (one) => one === 'descriptor', zone)).toBe('2026-03-01');
  });

  it('is unknown if no change of them was noted', () => {
    expect(notedChange(changes, (one) => one === 'noticias', zone)).toBeNull();
  });
});
