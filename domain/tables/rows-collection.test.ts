import { describe, expect, it } from 'vitest';
import { hasRows, isTableName, rowsCollection } from './rows-collection.ts';

describe('the rows of a table', () => {
  it('are the documents of a collection that its database and its query name', () => {
    expect(rowsCollection('contratacion', 'contratos')).toBe('tabla-contratacion-contratos');
    expect([hasRows('tabla-contratacion-contratos'), hasRows('lista-centros')]).toEqual([true, false]);
  });

  it('have names of letters, digits, hyphens and low lines', () => {
    for (const name of ['becas', 'becas_2', 'Becas-2']) expect(isTableName(name)).toBe(true);
    for (const name of ['', 'be cas', '../a', 'a'.repeat(41)]) expect(isTableName(name)).toBe(false);
  });
});
