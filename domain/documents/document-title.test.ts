import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

describe('the title of a document', () => {
  it('is what its kind calls it by, before a name for programs', () => {
    expect(documentTitle('articulos', { name: 'obras', title: { es: 'Obras' } })).toEqual({ es: 'Obras' });
    expect(documentTitle('articulos', { Convocatoria: { es: 'Ayudas' }, algo: '1' })).toEqual({
      es: 'Ayudas',
    });
    expect(documentTitle('articulos', { year: 2027, spending: [] })).toBe(2027);
    expect(documentTitle('articulos', { title: null, name: 'barrios' })).toBe('barrios');
    expect(documentTitle('articulos', { _id: 'a', lema: 'Por todos' })).toBeNull();
  });

  it('is the first text of a row of a table, whose columns have names of the town', () => {
    const becas = 'tabla-ayuntamiento-becas';
    expect(documentTitle(becas, { _id: 'a', importe: 300, resto: '', nombre: 'Beca de música' })).toBe(
      'Beca de música',
    );
    expect(documentTitle(becas, { nombre: 'Beca', title: 'Música' })).toBe('Música');
    expect(documentTitle(becas, { _id: 'a', importe: 300 })).toBeNull();
  });
});
