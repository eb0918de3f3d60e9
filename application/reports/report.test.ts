import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { dayCell, linkCell, yearCell } from './report.ts';

describe('a cell for an address', () => {
  it('is a link to the web or to a path of the portal', () => {
    expect(linkCell(' https://c.example/a ')).toEqual({ kind: 'link', href: 'https://c.example/a' });
    expect(linkCell('/files/a.pdf')).toEqual({ kind: 'link', href: '/files/a.pdf' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a',
    'https://a@b.example',
    'mailto:a@b.c',
  ])('is text for %s', (written) => {
    expect(linkCell(written)).toEqual({ kind: 'text', text: written });
  });

  it('is blank without one, as cells for a day and a year are', () => {
    for (const cell of [linkCell(' '), dayCell(null), yearCell(null)]) expect(cell.kind).toBe('blank');
    expect(dayCell('2026-02-03' as CalendarDay)).toEqual({ kind: 'day', day: '2026-02-03' });
    expect(yearCell(2026)).toEqual({ kind: 'year', year: 2026 });
  });
});
