import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { type CollectionQuery, queryBetween, queryCollection } from './collection-query.ts';

const process = (id: string, start: string, more: object = {}) => ({
  _id: id,
  title: { es: `Título ${id}` },
  data: { slug: { es: `slug-${id}`, va: 'a=b' } },
  period: { _extent: { start, end: '2026-11-27' } },
  isPublished: true,
  email: 'ana@vilanova.example',
  ...more,
});
const processes: readonly CouncilDocument[] = [
  process('a', '2026-09-01'),
  process('b', '2026-11-09', { categories: ['x', 'y'] }),
  process('c', '2026-10-01', { isPublished: false }),
  { _id: 'd', title: 'Sin fechas', isPublished: true },
];
const idsOf = (query: CollectionQuery, documents = processes) => {
  const answered = queryCollection('procesos', documents, query);
  return isLeft(answered) ? answered.left.kind : answered.right.items.map(({ _id }) => _id);
};

describe('a list of documents', () => {
  it('is all in the council’s order, twenty at a time, and counts all', () => {
    const many = Array.from({ length: 45 }, (_, n) => ({ _id: String(n) }));
    const answered = queryCollection('menus', many, {});
    expect(answered).toMatchObject({ right: { itemsCount: 45, items: many.slice(0, 20) } });
    expect(idsOf({ limit: '2', offset: '1' })).toEqual(['b', 'c']);
    expect(idsOf({ limit: '0' })).toEqual([]);
    expect(idsOf({ offset: '99' })).toEqual([]);
  });

  it('never has more than ten thousand', () => {
    const many = Array.from({ length: 10_001 }, (_, n) => ({ _id: String(n) }));
    expect(queryCollection('menus', many, { limit: '999999' })).toMatchObject({
      right: { itemsCount: 10_001 },
    });
    expect(idsOf({ limit: '999999' }, many)).toHaveLength(10_000);
  });

  it('is sorted by several fields; documents without the field come last either way', () => {
    expect(idsOf({ sort: 'period._extent.start' })).toEqual(['a', 'c', 'b', 'd']);
    expect(idsOf({ sort: '-period._extent.start' })).toEqual(['b', 'c', 'a', 'd']);
    expect(idsOf({ sort: '-isPublished,-period._extent.start' })).toEqual(['b', 'a', 'd', 'c']);
  });

  it('is filtered by whole values, in lists and in any language', () => {
    expect(idsOf({ categories: 'y' })).toEqual(['b']);
    expect(idsOf({ isPublished: 'false' })).toEqual(['c']);
    expect(idsOf({ 'data.slug': 'slug-a' })).toEqual(['a']);
    expect(idsOf({ _id: 'a', isPublished: 'false' })).toEqual([]);
  });

  it('is searched by a part of the title in any language, in any case, as the specification has it', () => {
    const fields = [
      'title',
      'title.es',
      'title.va',
      'title.ca',
      'title.en',
      'title.eu',
      'collectionName',
      'name',
    ];
    const or = (text: string) => fields.map((field) => `${field}=/${text}/i`).join(',');
    expect(idsOf({ or: or('TÍTULO') })).toEqual(['a', 'b', 'c']);
    expect(idsOf({ or: or('sin fech') })).toEqual(['d']);
    expect(idsOf({ or: or('vilanova.example') })).toEqual([]);
    expect(
      queryCollection('articulos', [{ _id: 'n', title: { va: 'Taules' }, isPublished: true }], {
        or: or('taul'),
      }),
    ).toMatchObject({ right: { items: [{ _id: 'n' }] } });
  });

  it('is looked up by any of several keys, equals signs in their values included', () => {
    expect(idsOf({ or: '_id=a,data.slug.es=slug-b' })).toEqual(['a', 'b']);
    expect(idsOf({ or: 'data.slug.va=a=b' })).toEqual(['a', 'b', 'c']);
    expect(idsOf({ or: '_id=' })).toEqual([]);
    expect(idsOf({ or: ['_id=a,_id=b', 'categories=x'] })).toEqual(['b']);
    expect(idsOf({ or: ['_id=a', ''] })).toEqual(['a']);
  });

  it('is filtered by a field without a value for documents that have something there', () => {
    const articles = [{ _id: 'a', ita: '1,2' }, { _id: 'b', ita: '' }, { _id: 'c', ita: null }, { _id: 'd' }];
    expect(queryCollection('articulos', articles, { ita: '' })).toMatchObject({
      right: { items: [{ _id: 'a' }] },
    });
  });

  it('has only the fields asked for, and the id', () => {
    const answered = queryCollection('procesos', processes, {
      fields: 'title,__proto__',
      limit: '1',
    });
    expect(answered).toMatchObject({ right: { items: [{ _id: 'a', title: { es: 'Título a' } }] } });
    expect(JSON.stringify(answered)).not.toContain('email');
  });

  it('has one field of a field, if that is asked for', () => {
    const proposals = [
      { _id: 'a', title: 'A', data: { IDproceso: 'p', barrio: 'raval' } },
      { _id: 'b', data: ['p'] },
      { _id: 'c', data: null },
    ];
    expect(queryCollection('propuestas', proposals, { fields: 'data.IDproceso' })).toMatchObject({
      right: { items: [{ _id: 'a', data: { IDproceso: 'p' } }, { _id: 'b' }, { _id: 'c' }] },
    });
    const answered = queryCollection('propuestas', proposals, {
      fields: 'data.IDproceso,data.__proto__,title.x',
    });
    expect(JSON.stringify(answered)).toBe(
      '{"_tag":"Right","right":{"items":[{"_id":"a","data":{"IDproceso":"p"}},{"_id":"b"},{"_id":"c"}],"itemsCount":3}}',
    );
  });
});

describe('a search of titles', () => {
  const proposals = [
    { _id: '1', title: { es: 'Una acequia', va: 'Una séquia' }, data: { barrio: 'raval' } },
    { _id: '2', title: 'Otra ACÉQUIA (vieja)', data: { barrio: 'centre' } },
  ];
  const idsOf = (query: CollectionQuery) => {
    const answered = queryCollection('propuestas', proposals, query);
    return isLeft(answered) ? answered.left.kind : answered.right.items.map(({ _id }) => _id);
  };

  it('finds words in any language, and combines with the other filters', () => {
    expect(idsOf({ title: '/acequia/i' })).toEqual(['1', '2']);
    expect(idsOf({ title: '/acequia/i', 'data.barrio': 'centre' })).toEqual(['2']);
    expect(idsOf({ title: '/\\(vieja\\)/i' })).toEqual(['2']);
  });

  it('needs its slashes, and a collection and a field that may be searched', () => {
    expect(idsOf({ title: 'acequia' })).toEqual([]);
    expect(idsOf({ body: '/acequia/i' })).toBe('wrongQuery');
    expect(queryCollection('menus', [], { title: '/a/i' })).toMatchObject({
      left: { kind: 'wrongQuery' },
    });
  });
});

describe('a query that is not allowed', () => {
  it.each([
    { email: '/^a/i' },
    { 'data.slug.en': 'x' },
    { __proto__x: '1' },
    { or: 'email=ana@vilanova.example' },
    { or: '_id' },
    { or: '_id=a,$where=1' },
    { or: ['_id=a', '$where=1'] },
    { isPublished: ['true', 'false'] },
    { sort: 'email' },
    { sort: ['title', 'title'] },
    { _id: ['a', 'b'] },
    { limit: '-1' },
    { limit: '1e3' },
    { limit: '9999999' },
    { limit: ['1', '2'] },
    { limit: '' },
    { offset: '1.5' },
    { fields: ['title', '_id'] },
  ])('is refused: %j', (query) => {
    expect(idsOf(query as CollectionQuery)).toBe('wrongQuery');
  });

  it('is of a collection that is not served', () => {
    for (const name of ['#surveys', 'census', 'constructor', '__proto__', '']) {
      expect(queryCollection(name, [{ _id: 'x' }], {})).toEqual(left({ kind: 'unknownDocument' }));
    }
  });

  it('has the rotas of pharmacies that are published', () => {
    const rotas = [{ _id: 'a' }, { _id: 'b', isPublished: false }, { _id: 'c', isPublished: true }];
    const answered = queryCollection('farmacias', rotas, {});
    expect(JSON.stringify(answered)).toContain('"itemsCount":2');
    expect(JSON.stringify(answered)).not.toContain('"b"');
  });

  it('never fails, whatever is asked', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (query) => {
        expect(['Left', 'Right']).toContain(queryCollection('procesos', processes, query)._tag);
        expect(['Left', 'Right']).toContain(queryBetween(processes, query, 'Europe/Madrid')._tag);
      }),
    );
  });
});

describe('processes between two days', () => {
  const between = (start: string, end: string, documents = processes) => {
    const answered = queryBetween(documents, { start, end }, 'Europe/Madrid');
    return isLeft(answered) ? answered.left.kind : answered.right.items.map(({ _id }) => _id);
  };

  it('are those that run on some day of them, both ends included', () => {
    expect(between('2026-09-01', '2026-09-01')).toEqual(['a']);
    expect(between('2026-11-27', '2027-01-01')).toEqual(['a', 'b', 'c']);
    expect(between('2026-11-28', '2027-01-01')).toEqual([]);
    expect(between('2026-11-27T10:00:00', '2026-11-27T12:00:00')).toEqual(['a', 'b', 'c']);
  });

  it('begin on the day that the town’s own clock shows', () => {
    const late = [process('late', '2026-11-08T23:30:00Z')];
    expect(between('2026-11-08', '2026-11-08', late)).toEqual([]);
    expect(between('2026-11-09', '2026-11-09', late)).toEqual(['late']);
  });

  it('need two days that exist', () => {
    for (const [start, end] of [
      ['', ''],
      ['2026-13-01', '2026-11-27'],
      ['2026-11-01', 'x'],
      ['2026-02-30', '2026-11-27'],
    ]) {
      expect(between(String(start), String(end))).toBe('wrongQuery');
    }
    expect(queryBetween([], { end: '2026-11-27' }, 'UTC')).toEqual(left({ kind: 'wrongQuery' }));
  });
});

describe('a collection that the town added', () => {
  const pages = [
    { _id: 'pabellon', title: 'P', data: { slug: 'el-pabellon' } },
    { _id: 'x', isPublished: false },
  ];
  it('is served like other content pages, without those that are not published', () => {
    const asked = { or: '_id=el-pabellon,data.slug=el-pabellon' };
    expect(queryCollection('equipamientos', pages, asked)).toEqual(left({ kind: 'unknownDocument' }));
    expect(queryCollection('equipamientos', pages, asked, ['equipamientos'])).toMatchObject({
      right: { items: [{ _id: 'pabellon' }], itemsCount: 1 },
    });
    expect(queryCollection('equipamientos', pages, {}, ['equipamientos'])).toMatchObject({
      right: { itemsCount: 1 },
    });
  });
  it('and every other one is found by key, whatever its filters', () => {
    const call = [{ _id: 'c', algo: '7' }];
    expect(queryCollection('convocatorias', call, { or: '_id=c,data.slug=c' })).toMatchObject({
      right: { itemsCount: 1 },
    });
  });
});
