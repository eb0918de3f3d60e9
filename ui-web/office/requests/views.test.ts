import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { areSame, areSome, noDeskFilters, readDeskFilters, writeDeskFilters } from './filters.ts';
import { aStaffRequest } from './sample-request.ts';
import { groupedByTerm, termGroup, termTiles } from './term-view.ts';
import { threadOf } from './thread-view.ts';

const wednesday = '2026-11-18' as CalendarDay;

describe('the filters of the list', () => {
  it('are read from the address as they were written, several values each', () => {
    const filters = {
      ...noDeskFilters,
      status: ['Recibida', 'En gestión'],
      assignedTo: ['nobody', 'Pla, Neus & Co'],
      text: 'banc & llavador',
      sort: 'oldest',
    };
    const address = writeDeskFilters(filters, '?realm=benialt&estado=Cerrada');
    expect(readDeskFilters(address)).toEqual(filters);
    expect(new URLSearchParams(address).get('realm')).toBe('benialt');
    expect(areSame(readDeskFilters(address), filters)).toBe(true);
    expect(areSame(readDeskFilters(address), noDeskFilters)).toBe(false);
  });

  it('leave the address short without any, and ignore an unknown order', () => {
    expect(writeDeskFilters(noDeskFilters, '?estado=Cerrada&orden=oldest&texto=x')).toBe('');
    expect(readDeskFilters('?orden=nada&estado=&estado=Cerrada&estado=Cerrada')).toEqual({
      ...noDeskFilters,
      status: ['Cerrada'],
    });
    expect(areSome({ ...noDeskFilters, sort: 'oldest' })).toBe(false);
    expect(areSome({ ...noDeskFilters, due: ['overdue'] })).toBe(true);
    expect(areSome({ ...noDeskFilters, text: 'a' })).toBe(true);
  });
});

describe('terms', () => {
  it('are over, end by Sunday, or later', () => {
    expect(termGroup({ due: '2026-11-17', left: -1 }, wednesday)).toBe('overdue');
    expect(termGroup({ due: '2026-11-18', left: 0 }, wednesday)).toBe('week');
    expect(termGroup({ due: '2026-11-22', left: 2 }, wednesday)).toBe('week');
    expect(termGroup({ due: '2026-11-23', left: 3 }, wednesday)).toBe('later');
    expect(termGroup(null, wednesday)).toBe('none');
    expect(termGroup({ due: '2026-11-22', left: 0 }, '2026-11-22' as CalendarDay)).toBe('week');
  });

  it('group the list in their order, without empty groups', () => {
    const none = aStaffRequest({ iid: 'a' });
    const late = aStaffRequest({ iid: 'b', term: { due: '2026-11-10', left: -4 } });
    const groups = groupedByTerm([none, late], wednesday);
    expect(groups.map(({ group, items }) => [group, items.map(({ iid }) => iid)])).toEqual([
      ['overdue', ['b']],
      ['none', ['a']],
    ]);
  });

  it('are one tile a working day, and no more than ten', () => {
    expect(termTiles({ left: -2 })).toEqual(['over', 'over']);
    expect(termTiles({ left: 2 })).toEqual(['today', 'left', 'left']);
    expect(termTiles({ left: 0 })).toEqual(['today']);
    expect([termTiles({ left: 99 }).length, termTiles({ left: -99 }).length]).toEqual([10, 10]);
  });
});

describe('the thread of a request', () => {
  it('has what was asked for first, then answers, replies and notes in the order of time', () => {
    const entries = threadOf(
      aStaffRequest({
        threads: [
          { at: '2026-11-18T09:00:00Z', by: '', text: 'Gracias', isSender: true, images: ['f'] },
          { at: '2026-11-17T09:00:00Z', by: 'Neus', text: 'Iremos', isSender: false },
        ],
        notes: [{ at: '2026-11-17T12:00:00Z', by: 'Vicent', text: 'Cabe' }],
      }),
    );
    expect(entries.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'resident No se ve nada.',
      'council Iremos',
      'note Cabe',
      'resident Gracias',
    ]);
  });
});
