import { describe, expect, it } from 'vitest';
import { shownDocuments } from './shown-documents.ts';

describe('the documents of a collection that may be shown', () => {
  it('leave out associations that are not active', () => {
    const all = [{ _id: '1', estado: 'Activa' }, { _id: '2', estado: 'Baja' }, { _id: '3' }];
    expect(shownDocuments('asociaciones', all).map(({ _id }) => _id)).toEqual(['1']);
  });

  it('show of an unpublished article of the index only its title and points, and of other unpublished articles nothing', () => {
    const text = { title: 'A', body: 'secret', lead: 'secret', isPublished: false, data: { slug: 'a' } };
    expect(
      shownDocuments('articulos', [
        { _id: '1', ...text, ita: '3' },
        { _id: '2', ...text },
      ]),
    ).toEqual([{ _id: '1', title: 'A', isPublished: false, data: { slug: 'a' }, ita: '3' }]);
  });

  it('hide the beneficiary of a grant, wherever the number is written', () => {
    const grant = {
      _id: '1',
      beneficiario: '12345678Z PI, ANA',
      convocatoria: { es: 'A X1234567L' },
      importe: 12.5,
    };
    expect(shownDocuments('concesiones', [grant, { _id: '2' }])).toEqual([
      { _id: '1', beneficiario: '***4567**', convocatoria: { es: 'A ****4567*' }, importe: 12.5 },
      { _id: '2' },
    ]);
  });

  it('are complete if they are published', () => {
    const all = [
      { _id: '1', body: 'x', isPublished: true },
      { _id: '2', body: 'y' },
    ];
    expect(shownDocuments('articulos', all)).toEqual(all);
    expect(shownDocuments('procesos', [{ _id: '1', isPublished: false }])).toHaveLength(1);
  });
});
