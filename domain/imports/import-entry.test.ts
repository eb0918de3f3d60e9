import { describe, expect, it } from 'vitest';
import { confirmStep, importSubject, undoStep } from './import-entry.ts';

const entry = {
  id: 'k3',
  at: 7,
  by: 'Marta',
  layout: 'grants',
  collection: 'concesiones',
  counts: { added: 2, changed: 1, same: 0, gone: 0 },
  undone: null,
};

describe('the steps of an import', () => {
  it('say who brought what kind of table and how much it changed, and nothing of its rows', () => {
    expect(importSubject(entry)).toBe('import/k3');
    const words = '{"collection":"concesiones","added":2,"changed":1,"same":0,"gone":0}';
    expect(confirmStep(entry)).toEqual({
      act: 'import.confirm',
      from: null,
      to: 'grants',
      words,
      by: 'Marta',
      at: 7,
    });
    expect(undoStep(entry, { by: 'Pau', at: 9 })).toEqual({
      act: 'import.undo',
      from: 'grants',
      to: null,
      words,
      by: 'Pau',
      at: 9,
    });
  });
});
