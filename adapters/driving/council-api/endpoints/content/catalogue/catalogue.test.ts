import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { dcatContext } from './dcat.ts';

type Node = Readonly<Record<string, unknown>>;

/** The mandatory properties of DCAT-AP 3.0 (those of 2.1 too), and those that the Spanish norm adds (NTI-RISP). */
const mandatory: Readonly<Record<string, readonly string[]>> = {
  'dcat:Catalog': ['dct:title', 'dct:description', 'dct:publisher', 'dcat:dataset', 'dct:language'],
  'foaf:Agent': ['foaf:name'],
  'dcat:Dataset': ['dct:title', 'dct:description', 'dct:publisher', 'dcat:theme', 'dcat:distribution'],
  'dcat:Distribution': ['dcat:accessURL', 'dct:format', 'dct:license', 'dct:title'],
  'dct:PeriodOfTime': ['dcat:startDate', 'dcat:endDate'],
};

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    yield value as Node;
    for (const member of Object.values(value)) yield* nodesIn(member);
  }
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const idOf = (value: unknown) => String((value as Node)['@id']);

const shared = sharedCouncil();

async function catalogueOf(realm: string, folders?: readonly string[]) {
  const { server } = folders === undefined ? await shared() : await openTestCouncil({ folders });
  const answer = await server.inject({
    url: `/api/${realm}/catalog.jsonld`,
    headers: { host: 'datos.example' },
  });
  const { '@graph': graph } = answer.json<{ '@graph': readonly Node[] }>();
  const nodes = [...nodesIn(graph)];
  const of = (type: string) => nodes.filter((node) => node['@type'] === type);
  return { server, answer, graph, nodes, of };
}

describe('the catalogue of a town’s data', () => {
  it('has what DCAT-AP requires of catalogue, publisher, datasets and distributions', async () => {
    const { answer, nodes, of } = await catalogueOf('vilanova');
    expect(answer.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    for (const [type, properties] of Object.entries(mandatory)) {
      expect([type, of(type).length > 0]).toEqual([type, true]);
      for (const node of of(type))
        for (const property of properties)
          expect([node['@id'], property, isMissing(node[property])]).toEqual([node['@id'], property, false]);
    }
    const ids = nodes.flatMap((node) => (node['@type'] === undefined ? [] : [node['@id'] ?? []].flat()));
    expect(new Set(ids).size).toBe(ids.length);
    const own = 'http://datos.example/api/vilanova/catalog.jsonld#';
    const pointed = nodes.map(idOf).filter((id) => id.startsWith(own));
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
    const prefixes = Object.keys(dcatContext);
    const names = new Set(nodes.flatMap((node) => Object.keys(node).filter((name) => !name.startsWith('@'))));
    expect([...names].filter((name) => !prefixes.includes(name.split(':')[0] ?? ''))).toEqual([]);
  });

  it('names addresses that answer, in the format that it names', async () => {
    const { server, of } = await catalogueOf('vilanova');
    const forms = of('dcat:Distribution');
    expect(forms.length).toBeGreaterThan(20);
    for (const form of forms) {
      const { pathname, search } = new URL(idOf(form['dcat:downloadURL']));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode, headers } = await server.inject(pathname + search);
      const media = idOf(form['dcat:mediaType'] ?? {}).replace(
        'http://www.iana.org/assignments/media-types/',
        '',
      );
      const type = String(headers['content-type']).split(';')[0]?.replace('text/xml', 'application/xml');
      const isNamed = type === media || (media === 'undefined' && type === 'application/jsonl');
      expect([pathname, statusCode, type, isNamed]).toEqual([pathname, 200, type, true]);
    }
  });

  it('has every kind of data of the town, with columns, licence and period; no result that is hidden', async () => {
    const { answer, of } = await catalogueOf('vilanova');
    const keys = of('dcat:Dataset').map((dataset) => String(dataset['dct:identifier']));
    const expected =
      'processes proposals news budgets associations calls grants reports process-proc-633 vote-sombra-mercado';
    for (const key of [...expected.split(' '), 'table-contratacion-contratos'])
      expect([key, keys.includes(key)]).toEqual([key, true]);
    expect(keys).not.toContain('vote-presupuestos-2027');
    expect(answer.body).not.toContain('presupuestos-2027/ballots');
    const contracts = of('dcat:Distribution').find((form) => idOf(form).includes('contratos'));
    const columns = [...nodesIn(contracts)].filter((node) => node['@type'] === 'csvw:Column');
    expect(columns.map((column) => column['csvw:name'])).toContain('importe');
    expect(contracts?.['dct:license']).toEqual({ '@id': 'https://creativecommons.org/licenses/by/4.0/' });
    const modifiedOf = (key: string) =>
      of('dcat:Dataset').find((one) => one['dct:identifier'] === key)?.['dct:modified'];
    expect(modifiedOf('vote-sombra-mercado')).toMatchObject({ '@type': 'xsd:date' });
    // Their documents do not say when they were revised: the day is that on which they were loaded.
    const loaded = { '@type': 'xsd:date', '@value': today };
    const own = ['calls', 'grants', 'process-proc-633'];
    for (const key of ['associations', 'proposals', 'table-contratacion-contratos', ...own])
      expect([key, modifiedOf(key)]).toEqual([key, loaded]);
    const process = of('dcat:Dataset').find((one) => one['dct:identifier'] === 'process-proc-633');
    expect(process?.['dct:temporal']).toMatchObject({ '@type': 'dct:PeriodOfTime' });
    expect(process?.['dct:title']).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@language': 'ca-ES-valencia' })]),
    );
  });

  it('has what DCAT-AP recommends as far as the town says it', async () => {
    const { of } = await catalogueOf('vilanova');
    const recommended: Readonly<Record<string, readonly string[]>> = {
      'dcat:Catalog': ['dct:license', 'dcat:themeTaxonomy', 'foaf:homepage'],
      'dcat:Dataset': ['dcat:contactPoint', 'dct:accessRights', 'dct:language', 'dcat:landingPage'],
      'dcat:Distribution': ['dcat:downloadURL', 'dcatap:availability'],
      'foaf:Agent': ['dct:type', 'foaf:homepage'],
    };
    for (const [type, properties] of Object.entries(recommended))
      for (const node of of(type))
        for (const property of properties)
          expect([node['@id'], property, isMissing(node[property])]).toEqual([node['@id'], property, false]);
    // A day of the collection is known where each of its documents says when it was revised.
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
      'collections/asociaciones.json': JSON.stringify([
        { _id: 'a', title: 'Coral', isPublished: true, active: true, revisions: [{ date: '2026-05-02' }] },
      ]),
    });
    const nova = await catalogueOf('nova', [folder]);
    const found = nova.of('dcat:Dataset').find((one) => one['dct:identifier'] === 'associations');
    expect(found?.['dct:modified']).toEqual({ '@type': 'xsd:date', '@value': '2026-05-02' });
  });

  it('of a town that names no licence claims none, whatever stands in its settings', async () => {
    const settings = {
      _id: 's',
      name: 'participa',
      openData: { license: 'javascript:alert(1)', contact: 'x' },
    };
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
      'collections/settings.json': JSON.stringify([{ _id: 's', name: 'participa' }]),
    });
    const { answer, of } = await catalogueOf('nova', [folder]);
    expect(of('dcat:Catalog')).toHaveLength(1);
    expect(answer.body).not.toContain('dct:license');
    const { readPublication } = await import('#adapters/wire/site/publication.ts');
    expect(readPublication(settings)).toEqual({ licence: null, contact: null, securityContacts: [] });
  });
});

describe('the contact for weaknesses', () => {
  it('is given with a day until when it holds, less than a year from now', async () => {
    const { server } = await shared();
    const { body, headers } = await server.inject('/.well-known/security.txt?realm=benialt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:seguridad@benialt\.example$/mu);
    const expires = Date.parse(/^Expires: (.+)$/mu.exec(body)?.[1] ?? '');
    const { date } = headers;
    expect(expires).toBeGreaterThan(Date.parse(String(date)) - 86_400_000);
    expect(body).toMatch(/^Canonical: http:\/\/.+\/\.well-known\/security\.txt\?realm=benialt$/mu);
  });

  it('is refused if the town names none, and no line can be added to it', async () => {
    const { readPublication } = await import('#adapters/wire/site/publication.ts');
    const read = (securityContact: unknown) => readPublication({ securityContact }).securityContacts;
    expect(read('a@b.example\nContact: x')).toEqual([]);
    expect(read(['tel:+34960000000', 'https://a.example/x', 'nobody'])).toEqual([
      'tel:+34960000000',
      'https://a.example/x',
    ]);
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
    });
    const { server } = await openTestCouncil({ folders: [folder] });
    expect((await server.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

describe('robots', () => {
  it('may read the data and not what belongs to people', async () => {
    const { server } = await shared();
    const { body } = await server.inject('/robots.txt');
    expect(body).toContain('Allow: /api/*/catalog.jsonld\n');
    expect(body).toContain('Disallow: /api/\n');
    expect((await server.inject('/sitemap.xml?realm=benialt')).body).toContain('/api/benialt/catalog.jsonld');
  });
});
