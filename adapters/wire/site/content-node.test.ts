import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentNode } from '#domain/content/content-node.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readContentNode } from './content-node.ts';

const read = (raw: unknown): ContentNode => {
  const node = readContentNode(raw, 'entidades', 'Europe/Madrid');
  if (isLeft(node)) throw new Error(node.left.where);
  return node.right;
};

describe('a content page', () => {
  it('may have only its id', () => {
    const node = read({ _id: 'ent-1' });
    expect(node).toMatchObject({
      id: 'ent-1',
      slug: 'ent-1',
      title: '',
      updatedOn: null,
      help: null,
      unread: [],
    });
    expect([node.pictureGroups, node.videos, node.fileGroups, node.linkGroups, node.tables]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('is refused without an id', () => {
    expect(isLeft(readContentNode({ title: 'x' }, 'entidades', 'Europe/Madrid'))).toBe(true);
  });

  it('is read whatever its parts contain', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'title',
            'data',
            'images',
            'imagesGroup',
            'videos',
            'files',
            'filesGroup',
            'links',
            'linksGroup',
            'tables',
            'tablesGroup',
            'relatedGroups',
            'voidGroup',
            'coordinates',
            'address',
            'telephones',
            'emails',
            'socialShare',
            'subvenciones',
            'mailbox',
            'revisions',
            'help',
            'ita',
            'informeITA',
          ),
          fc.anything(),
        ),
        (parts) => {
          expect(read({ ...parts, _id: 'x' }).id).toBe('x');
        },
      ),
    );
  });

  it('shows the last revision by date, in whatever order they are', () => {
    const revisions = [{ date: '2026-03-01T23:30:00Z' }, { date: '2025-12-31' }, { date: 'ayer' }, null];
    expect(read({ _id: 'x', revisions }).updatedOn).toBe('2026-03-02');
    expect(read({ _id: 'x', revisions: ['2024-01-01', '2024-05-05'] }).updatedOn).toBe('2024-05-05');
  });

  it('has its data without the keys that the council’s program keeps for itself', () => {
    const data = {
      slug: 'club',
      owners: ['a'],
      _id: 'x',
      NIF: 'G00000000',
      socios: 120,
      activa: true,
      vacio: '',
      raro: { a: 1 },
    };
    const node = read({ _id: 'x', data });
    expect(node.slug).toBe('club');
    expect(node.facts).toEqual([
      { key: 'NIF', value: 'G00000000' },
      { key: 'socios', value: '120' },
      { key: 'activa', value: 'true' },
    ]);
    expect(node.unread).toEqual(['data']);
  });

  it('keeps the good ones of a list with bad ones, and names the part', () => {
    const node = read({
      _id: 'x',
      images: [{ src: '/a.jpg', alt: 'A' }, {}, '/b.jpg', { src: '/c.jpg', filename: 'plaza.jpg' }],
      videos: [{ uri: 'https://youtu.be/aaaaaaaaaaa' }, 3],
      files: [{ uri: '/a.pdf', title: { es: ' ' }, filename: 'acta.pdf' }, { title: 'no address' }],
      socialShare: [{ networkName: 'x' }],
      coordinates: { lat: null, lng: null },
    });
    expect(node.pictureGroups[0]?.pictures.map(({ src, fileName }) => [src, fileName])).toEqual([
      ['/a.jpg', null],
      ['/b.jpg', null],
      ['/c.jpg', 'plaza.jpg'],
    ]);
    expect(node.fileGroups[0]?.files[0]).toMatchObject({ title: 'acta.pdf' });
    expect(node.unread.toSorted()).toEqual(['coordinates', 'files', 'images', 'socialShare', 'videos']);
  });

  it('corrects exchanged coordinates, and accepts the order of maps', () => {
    const at = (coordinates: unknown) => read({ _id: 'x', coordinates }).coordinates;
    const here = { lat: 39.41, lng: -0.36 };
    expect([at(here), at({ lat: -0.36, lng: 39.41 }), at([-0.36, 39.41])]).toEqual([here, here, here]);
    expect(at({ type: 'Point', coordinates: [-0.36, 39.41] })).toEqual(here);
    expect(at(null)).toBeNull();
  });

  it('has groups in the four layouts, and expanded if it names none of them', () => {
    const relatedGroups = ['listin', 'lista', 'collapsible', 'expanded', 'constructor', null].map(
      (formatter) => ({ formatter, name: 'Grupo' }),
    );
    expect(read({ _id: 'x', relatedGroups }).relatedGroups.map(({ format }) => format)).toEqual([
      'listin',
      'lista',
      'collapsible',
      'expanded',
      'expanded',
      'expanded',
    ]);
  });

  it('leaves out a group without text and content, and says so', () => {
    const node = read({ _id: 'x', relatedGroups: [7, { nodes: [7] }, { body: 'Pronto.' }] });
    expect(node.relatedGroups).toMatchObject([{ body: 'Pronto.' }]);
    expect(node.unread).toEqual(['groups']);
  });

  it('has related pages with what a phone book needs', () => {
    const person = {
      _id: 'p1',
      title: 'Ana',
      position: 'Alcaldía',
      telephones: [{ value: '960' }],
      emails: ['mailto:a@b.example'],
    };
    const [group] = read({
      _id: 'x',
      relatedGroups: [{ formatter: 'listin', nodes: [person, {}] }],
    }).relatedGroups;
    expect(group?.nodes).toEqual([
      {
        title: 'Ana',
        subtitle: 'Alcaldía',
        collection: 'entidades',
        key: 'p1',
        telephones: ['960'],
        emails: ['a@b.example'],
      },
    ]);
  });

  it('has tables with their rows, by a descriptor’s columns or their own, or with the name of a query', () => {
    const data = [
      { _id: 1, año: 2025, importe: 12.5 },
      { año: 2026, nota: null },
    ];
    const columns = [{ key: 'año', title: { es: 'Año' }, type: 'number' }];
    const [own, described, asked] = read({
      _id: 'x',
      tables: [
        { title: 'Cuentas', data, graph: true },
        { data, descriptor: { columns } },
        { descriptor: 'contratos', query: 'contratos' },
        { title: 'nothing' },
        { data: ['x', null], descriptor: { columns: [] } },
      ],
    }).tables;
    expect(own).toMatchObject({
      columns: [{ key: 'año' }, { key: 'importe' }, { key: 'nota' }],
      isGraph: true,
    });
    expect(own?.rows[1]?.cells).toMatchObject([
      { kind: 'text', text: '2026' },
      { kind: 'blank' },
      { kind: 'blank' },
    ]);
    expect(described).toMatchObject({ columns: [{ key: 'año', kind: 'number' }], isGraph: false });
    expect(asked).toMatchObject({ descriptor: 'contratos', query: 'contratos', rows: [] });
  });

  it('has a word explained, an address with its z, an entity of subsidies, a mailbox and a place in the index', () => {
    const node = read({
      _id: 'x',
      help: { nombre_es: 'Bono', nombre_val: 'Bo', descripcion_es: 'Un vale.', ref: 'glosario', id: 12 },
      address: { street: 'C/ Major, 1', zity: 'Vilanova', zipCode: 46999 },
      subvenciones: { entity: 'Club' },
      mailbox: { _id: 'contacto' },
      informeITA: true,
    });
    expect(node.help).toEqual({
      name: { es: 'Bono', va: 'Bo' },
      description: { es: 'Un vale.' },
      source: { ref: 'glosario', id: '12', uri: null },
    });
    expect(node.address).toEqual({
      street: 'C/ Major, 1',
      zipCode: '46999',
      city: 'Vilanova',
      province: '',
      country: '',
    });
    expect([node.subsidies, node.mailbox, node.isInIndex]).toEqual(['Club', 'contacto', true]);
  });

  it('has links alone and in galleries', () => {
    const node = read({
      _id: 'x',
      links: [{ title: 'A', uri: '/guia' }],
      linksGroup: [{ name: 'B', formatter: 'imageGallery', links: ['https://b.example', 7] }, { links: [] }],
    });
    expect(node.linkGroups.map(({ look, links }) => [look, links.length])).toEqual([
      ['list', 1],
      ['pictures', 1],
    ]);
    expect(node.unread).toEqual(['links']);
  });
});
