import { describe, expect, it } from 'vitest';
import { entriesIn, entriesWithin } from './entry-tree.ts';
import { homesFor, moveEntry, stepPlace } from './move-entry.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';
import { type BuiltWrite, withWrites } from './writes.ts';

const at = (name: string) =>
  entriesWithin(entriesIn(builtFields, 'form')).find((one) => one.name === name)?.path ?? '';

/** The names of the form, with what is within in brackets. */
function names(writes: readonly BuiltWrite[]): string {
  const drawn = (entries: ReturnType<typeof entriesIn>): string =>
    entries
      .map(({ name, fields, children }) => {
        const within = [...fields, ...children];
        return within.length === 0 ? name : `${name}(${drawn(within)})`;
      })
      .join(' ');
  return drawn(entriesIn(withWrites(builtFields, writes), 'form'));
}

const step = (name: string, way: 'up' | 'down') => {
  const place = stepPlace(builtFields, 'form', at(name), way);
  return place === null ? null : names(moveEntry(builtFields, 'form', at(name), place, 'nuevo'));
};

describe('an entry that is moved', () => {
  it('changes its place in its list and keeps its key', () => {
    expect(step('bultos', 'up')).toBe(
      'suelto que(bultos muebles grupo(uno dos(detalle))) donde(calle firma)',
    );
    expect(step('suelto', 'down')).toBe(
      'que(muebles bultos grupo(uno dos(detalle))) suelto donde(calle firma)',
    );
  });

  it('goes to the page beside at the end of its own, and nowhere at the ends of the form', () => {
    expect(step('calle', 'up')).toBe('suelto que(muebles bultos grupo(uno dos(detalle)) calle) donde(firma)');
    expect(step('grupo', 'down')).toBe(
      'suelto que(muebles bultos) donde(grupo(uno dos(detalle)) calle firma)',
    );
    expect([step('muebles', 'up'), step('firma', 'down'), step('suelto', 'up')]).toEqual([null, null, null]);
    expect(stepPlace(builtFields, 'form', 'form/@99', 'up')).toBeNull();
  });

  it('leaves a group, or the answer that brings it, at the end of its list', () => {
    expect(step('uno', 'up')).toBe('suelto que(muebles bultos uno grupo(dos(detalle))) donde(calle firma)');
    expect(step('dos', 'down')).toBe('suelto que(muebles bultos grupo(uno) dos(detalle)) donde(calle firma)');
    expect(step('detalle', 'up')).toBe(
      'suelto que(muebles bultos grupo(uno detalle dos)) donde(calle firma)',
    );
  });

  it('takes another key if its own is taken there, and brings along all that is within it', () => {
    const writes = moveEntry(builtFields, 'form', at('grupo'), { list: 'form', at: 0 }, 'nuevo');
    expect(names(writes)).toBe('grupo(uno dos(detalle)) suelto que(muebles bultos) donde(calle firma)');
    expect(withWrites(builtFields, writes).get('form/@nuevo/name')).toBe('grupo');
    const free = moveEntry(builtFields, 'form', at('grupo'), { list: `${at('donde')}/fields`, at: 9 }, 'x');
    expect(withWrites(builtFields, free).get(`${at('donde')}/fields/@3/name`)).toBe('grupo');
  });

  it('is refused within itself, in a list that does not exist, and for a page in anything', () => {
    const refused = [
      moveEntry(builtFields, 'form', at('grupo'), { list: `${at('dos')}/children`, at: 0 }, 'x'),
      moveEntry(builtFields, 'form', at('uno'), { list: 'management', at: 0 }, 'x'),
      moveEntry(builtFields, 'form', at('que'), { list: `${at('donde')}/fields`, at: 0 }, 'x'),
      moveEntry(builtFields, 'form', 'form/@99', { list: 'form', at: 0 }, 'x'),
    ];
    expect(refused).toEqual([[], [], [], []]);
  });

  it('has as homes the form, pages and groups by their fields, and answers by what they bring', () => {
    expect(
      homesFor(builtFields, 'form', at('grupo')).map(({ owner, as }) => `${owner?.name ?? ''} ${as}`),
    ).toEqual([
      ' form',
      'suelto children',
      'que fields',
      'muebles children',
      'bultos children',
      'donde fields',
      'calle children',
      'firma children',
    ]);
    expect(homesFor(builtFields, 'form', at('que'))).toHaveLength(1);
    expect(homesFor(builtFields, 'form', 'form/@99')).toHaveLength(12);
  });
});
