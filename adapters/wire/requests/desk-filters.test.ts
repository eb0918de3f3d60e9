import { describe, expect, it } from 'vitest';
import { severalOf, severalTexts } from '../query.ts';
import { chosenFacets, deskFilters, readCircle } from './desk-filters.ts';

const asNamed = (name: string) => [name];
const nothing = {
  status: null,
  mailbox: null,
  assignedTo: null,
  priority: null,
  due: null,
  hasReply: null,
  approval: null,
  replies: null,
  from: null,
  until: null,
  text: null,
  near: null,
};

describe('a parameter with several values', () => {
  it('has commas between them, and a comma within one after a backslash', () => {
    expect(severalTexts.read('Neus, Pep\\, el del 5,,nobody')).toEqual(['Neus', 'Pep, el del 5', 'nobody']);
    expect(severalTexts.read('a\\\\b')).toEqual(['a\\b']);
    expect(severalTexts.read('')).toEqual([]);
    expect(severalTexts.read(null)).toBeNull();
  });

  it('is refused if one of them is unknown', () => {
    const words = severalOf(['yes', 'no']);
    expect(words.read('yes,no')).toEqual(['yes', 'no']);
    expect(words.read('yes,maybe')).toBeUndefined();
    expect(words.read(null)).toBeNull();
  });
});

describe('the filters of staff', () => {
  it('read days and places, and refuse what is neither', () => {
    expect(deskFilters.from.read('2026-11-01')).toBe('2026-11-01');
    for (const wrong of ['2026-02-30', '1 de mayo', '2026-11-01T10:00', ''])
      expect(deskFilters.from.read(wrong)).toBeUndefined();
    expect(readCircle('39.41,-0.34,250')).toEqual({ at: { lat: 39.41, lng: -0.34 }, metres: 250 });
    for (const wrong of [
      '39.41,-0.34',
      '39,0,0',
      '99,0,9',
      '0,190,9',
      '0,0,50001',
      '1,1,1,1',
      '1e1,0,9',
      'a,b,c',
    ])
      expect([wrong, deskFilters.near.read(wrong)]).toEqual([wrong, undefined]);
    expect(deskFilters.near.read(null)).toBeNull();
  });

  it('know nobody, and everything under which a person has requests', () => {
    const stored = (name: string) => (name === 'me' ? ['person:n7', 'Neus'] : [name]);
    expect(chosenFacets({ ...nothing, assignedTo: ['me', 'nobody', 'Pep'] }, stored).assignedTo).toEqual([
      'person:n7',
      'Neus',
      null,
      'Pep',
    ]);
  });

  it('ask for replies in two ways', () => {
    expect(chosenFacets({ ...nothing, hasReply: ['no'] }, asNamed).hasReply).toEqual([false]);
    expect(chosenFacets({ ...nothing, hasReply: ['no'], replies: 'waiting' }, asNamed).hasReply).toEqual([
      true,
    ]);
    expect(chosenFacets(nothing, asNamed).hasReply).toBeNull();
  });
});
