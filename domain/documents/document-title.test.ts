import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

describe('the title of a document', () => {
  it('is what its kind calls it by, before a name for programs', () => {
    expect(documentTitle({ name: 'obras', title: { es: 'Obras' } })).toEqual({ es: 'Obras' });
    expect(documentTitle({ Convocatoria: { es: 'Ayudas' }, algo: '1' })).toEqual({ es: 'Ayudas' });
    expect(documentTitle({ year: 2027, spending: [] })).toBe(2027);
    expect(documentTitle({ title: null, name: 'barrios' })).toBe('barrios');
    expect(documentTitle({ _id: 'a' })).toBeNull();
  });
});
