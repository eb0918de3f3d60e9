import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForStaff } from './audience.ts';

describe('a document for people of staff only', () => {
  it('is one that says so, in any collection', () => {
    fc.assert(
      fc.property(fc.string(), (collection) => {
        expect(isForStaff(collection, { audience: 'staff' })).toBe(true);
      }),
    );
  });

  it('is every one of the directory', () => {
    expect(isForStaff('directorio', {})).toBe(true);
  });

  it('is not one without an audience', () => {
    expect(isForStaff('articulos', {})).toBe(false);
    expect(isForStaff('articulos', { audience: null })).toBe(false);
    expect(isForStaff('articulos', { audience: '' })).toBe(false);
  });

  it('is one with a word that is unknown: a mistake shows nothing to residents', () => {
    expect(isForStaff('articulos', { audience: 'staf' })).toBe(true);
  });
});
