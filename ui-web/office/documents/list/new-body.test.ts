import { describe, expect, it } from 'vitest';
import { isShownDocument } from '#domain/content/shown.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { newBody, newRow, slugFor, titleField } from './new-body.ts';

const body = (collection: string, title: string) =>
  newBody({ collection, title, language: 'es', today: '2026-11-18' as CalendarDay });

describe('a new document', () => {
  it('begins with its title and the end of its address', () => {
    expect(body('articulos', 'Obras en el Mercado')).toEqual({
      title: { es: 'Obras en el Mercado' },
      data: { slug: 'obras-en-el-mercado' },
      publishPeriod: { start: '2026-11-18' },
      isPublished: true,
    });
  });

  it('begins with what its kind demands, so that its editor shows it: lists without items, days to change', () => {
    expect(body('procesos', 'Presupuestos')).toMatchObject({
      period: { _extent: { start: '2026-11-18', end: '2026-11-18' } },
    });
    expect(body('menus', 'Menú')).toEqual({ children: [], name: { es: 'Menú' } });
    expect(body('presupuestos', '2027')).toEqual({ year: 2027, spending: [], income: [] });
    expect(body('concesiones', 'Ayudas a la música')['convocatoria']).toEqual({ es: 'Ayudas a la música' });
  });

  it('is shown once it is published: an association begins as an active one', () => {
    const made = body('asociaciones', 'Colla de dansa');
    expect(made).toMatchObject({ title: { es: 'Colla de dansa' }, estado: 'Activa' });
    expect(isShownDocument('asociaciones', made)).toBe(true);
  });

  it('has a day where portals list by day or by year: news, calls and grants', () => {
    expect(body('convocatorias', 'Ayudas a la lectura')['Fecha']).toBe('2026-11-18');
    expect(body('concesiones', 'Ayudas a la lectura')['fecha']).toBe('2026-11-18');
    expect(body('enlaces', 'Sede')).not.toHaveProperty('Fecha');
  });

  it('says that it is published where lists of portals ask for it', () => {
    for (const collection of ['articulos', 'procesos', 'propuestas'])
      expect(body(collection, 'Sombra')['isPublished']).toBe(true);
  });

  it('has a title also if nothing describes its kind, and what was written where a year is meant', () => {
    expect(titleField('enlaces')?.name).toBe('name');
    expect(body('lista-centros', 'Mercado')).toEqual({ title: { es: 'Mercado' } });
    expect(body('presupuestos', 'el que viene')['year']).toBe('el que viene');
  });

  it('has, of a row of a table, what its first column has, as a figure where that has figures', () => {
    const column = { key: 'c1', kind: 'string' } as const;
    expect(newRow([column], '12')).toEqual({ c1: '12' });
    expect(newRow([{ ...column, kind: 'currency' }], '1.250,50')).toEqual({ c1: 1250.5 });
    expect(newRow([{ ...column, kind: 'percent' }], '12,5')).toEqual({ c1: 12.5 });
    expect(newRow([{ ...column, kind: 'number' }], 'doce')).toEqual({ c1: 'doce' });
    expect(newRow([], 'doce')).toEqual({ title: 'doce' });
  });

  it('has, of a description of a table, a name for its rows that no other table has', () => {
    const named = (title: string, tables: readonly string[] = []) =>
      newBody({
        collection: 'descriptor',
        title,
        language: 'es',
        today: '2026-11-18' as CalendarDay,
        tables,
      });
    expect(named('Becas')).toMatchObject({ name: 'becas', db: 'ayuntamiento', query: 'becas', columns: [] });
    expect(named('…')['query']).toBe('tabla');
    const taken = ['tabla-ayuntamiento-becas', 'tabla-ayuntamiento-becas-2'];
    expect(named('Becas', taken)['query']).toBe('becas-3');
  });

  it('has an address of small letters, digits and hyphens', () => {
    expect(slugFor('¿Qué hacemos el año 2027? L’Albufera…')).toBe('que-hacemos-el-ano-2027-l-albufera');
    expect(slugFor('…')).toBe('');
    expect(body('articulos', '…')).not.toHaveProperty('data');
  });
});
