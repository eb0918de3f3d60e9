import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { Io } from '../io.ts';
import { main } from '../main.ts';
import { recordingIo } from '../recording-io.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-tables-'));

async function run(line: string, changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}
function fileOf(name: string, content: unknown): string {
  const file = join(scratch, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

let council: Awaited<ReturnType<typeof startCouncil>>;
let there = '';
beforeAll(async () => {
  council = await startCouncil();
  there = `--base-url ${council.url} --realm vilanova`;
});
afterAll(() => council.stop());
afterEach(() => nock.cleanAll());

const articles = [
  { _id: 'a', title: { es: 'Agenda', va: 'Agenda del dia' }, ita: '3, 7,,x,81', isPublished: true },
  { _id: 'b', title: 'Borrador', ita: '4', isPublished: false },
];

describe('concejo transparency count', () => {
  it('counts what a council publishes, section by section, with what is missing', async () => {
    const { exit, out, err } = await run(`transparency count ${there}`);
    expect([exit, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('63 de 80 puntos cumplidos · 78,75 %');
    expect(lines).toContainEqual(
      expect.stringMatching(/^A {5}Información sobre la corpor.* 18\/21 {3}85,71 %$/u),
    );
    expect(lines).toContain('No disponible (17)');
    expect(lines).toContain('   3  Gastos de viaje detallados de la alcaldía y los cargos electos');
    expect(lines).toContain('   4  Modificación de la plantilla, pendiente de pleno');
  });

  it('counts a file of articles, and lists entries that are not points of the index', async () => {
    const file = fileOf('articles.json', articles);
    const { exit, out, err } = await run(`transparency count ${file} --locale en`);
    expect(exit).toBe(0);
    expect(out).toContain('3 of 80 points met · 3,750 %');
    expect(err).toBe(
      'warning: “Agenda” names point “81”, which is not in the index\nwarning: “Agenda” names point “x”, which is not in the index\n',
    );
    expect((await run(`transparency count ${file} --quiet`)).err).toBe('');
  });

  it('gives programs every point with its articles', async () => {
    const parsed: unknown = JSON.parse(
      (await run(`transparency count ${fileOf('articles.json', { items: articles })} --format json`)).out,
    );
    expect(parsed).toMatchObject({
      edition: '2017',
      met: 3,
      total: 80,
      percentage: '3.750',
      source: { name: 'articles.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      strange: [
        { article: 'a', found: '81' },
        { article: 'a', found: 'x' },
      ],
    });
    const points = JSON.stringify(parsed);
    expect(points).toContain('"ita":4,');
    expect(points).toContain('{"id":"b","title":"Borrador","isPublished":false,"uri":null}');
  });

  it('reads another edition from its data file', async () => {
    const points = [3, 5].map((ita) => ({ ita, title: `p${ita}` }));
    const index = fileOf('index.json', {
      edition: '2030',
      name: 'Otro',
      sections: [{ id: 'A', title: 'A', groups: [{ id: 'A.1', title: 'g', points }] }],
    });
    const file = fileOf('articles.json', articles);
    expect((await run(`transparency count ${file} --index ${index} --quiet`)).out).toContain('1 de 2 puntos');
    const wrong = await run(`transparency count ${file} --index ${fileOf('wrong.json', {})}`);
    expect([wrong.exit, wrong.err]).toEqual([3, expect.stringContaining('wrong.json')]);
    expect((await run(`transparency count ${file} --edition 1999`)).err).toContain('puede ser 2017');
  });

  it('writes separated text with a row for each point, and workbooks', async () => {
    const file = fileOf('articles.json', articles);
    const { out } = await run(`transparency count ${file} --format csv --quiet`);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'section;group;point;pointTitle;met;articles;unpublished',
      expect.stringMatching(/^A;A\.1;1;.*;no;;$/u),
    ]);
    expect(out.trim().split('\n')).toHaveLength(81);
    for (const locale of languages) {
      const book = await run(`transparency count ${file} --format xlsx --quiet --locale ${locale}`);
      expect(Buffer.from(book.bytes).subarray(0, 2).toString()).toBe('PK');
    }
  });
});

describe('concejo associations export', () => {
  it('writes the columns of the portal’s download, active ones only', async () => {
    const { exit, out, err } = await run(`associations export ${there} --format csv`);
    expect([exit, err]).toEqual([0, '']);
    const [head, ...rows] = out.trim().split('\n');
    expect(head).toBe('Asociación;Subtipos;Domicilio;Teléfono;Email');
    expect(rows).toHaveLength(103);
    expect(out).toContain('Ñas, ritmo y baile afrolatino');
    expect(out).not.toContain('Tango en l’Andana');
  });

  it('keeps those of some types, or with some words, and the columns asked for', async () => {
    const line = `associations export ${there} --types Musicales --search coral --fields email,asociación`;
    expect((await run(`${line} --format csv`)).out).toBe('Email;Asociación\n;Coral Polifònica Sant Roc\n');
    expect(JSON.parse((await run(`${line} --format json`)).out)).toMatchObject({
      count: 1,
      rows: [{ Asociación: 'Coral Polifònica Sant Roc' }],
    });
    expect((await run(line)).out.split('\n')[0]).toMatch(/^Email +Asociación$/u);
  });

  it('refuses types and columns that do not exist, naming those that do', async () => {
    const wrongType = await run(`associations export ${there} --types Fallas`);
    expect([wrongType.exit, wrongType.err]).toEqual([2, expect.stringContaining('Medio Ambiente, Comercio')]);
    const wrongField = await run(`associations export ${there} --fields Fax`);
    expect([wrongField.exit, wrongField.err]).toEqual([2, expect.stringContaining('Asociación, Subtipos')]);
    for (const command of ['associations export', 'subsidies export', 'transparency count']) {
      const unread = await run(`${command} nowhere.json --fields Fax`);
      expect([command, unread.exit, unread.err]).toEqual([
        command,
        2,
        expect.stringContaining('--fields no puede ser «Fax»'),
      ]);
    }
  });

  it('in a folder has the name of the town', async () => {
    expect((await run(`associations export ${there} --out ${scratch}`)).exit).toBe(0);
    expect(existsSync(join(scratch, 'vilanova.xlsx'))).toBe(true);
  });
});

describe('concejo subsidies export', () => {
  const csv = async (rest: string) =>
    (await run(`subsidies export ${there} --format csv ${rest}`)).out.trim().split('\n');

  it('writes calls, grants and grants by call with the columns of the specification', async () => {
    expect((await csv('--quiet'))[0]).toBe('Código;MRR;Departamento;Organo;Fecha;Convocatoria;URL');
    expect((await csv('--view by-call'))[0]).toBe(
      'Convocatoria;Importe;Cuenta;Instrumento;Año;Fecha de concesión;URL de las BBRR;Aplicación',
    );
    expect((await csv('--view grants'))[0]).toBe(
      'Administración;Departamento;Convocatoria;Enlace Concesión;URL de las BBRR;Aplicación presupuestaria;Fecha de concesión;Beneficiario;Importe;Detalles',
    );
  });

  it('puts the highest amounts first, searches literally, and filters by a year', async () => {
    const amounts = (await csv('--view grants --sort -amount --fields Importe'))
      .slice(1)
      .map((amount) => Number(amount.replace(',', '.')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(await csv('--view grants --search .*')).toHaveLength(1);
    const years = (await csv('--view by-call --sort year --fields Año')).slice(1);
    const [first = ''] = years;
    expect(new Set(years).size).toBe(4);
    expect(new Set((await csv(`--view by-call --year ${first} --fields Año`)).slice(1))).toEqual(
      new Set([first]),
    );
  });

  it('in a folder has the names of the portal’s downloads', async () => {
    await run(`subsidies export ${there} --out ${scratch}`);
    await run(`subsidies export ${there} --view grants --out ${scratch} --format csv`);
    expect(existsSync(join(scratch, 'convocatorias.xlsx'))).toBe(true);
    expect(readFileSync(join(scratch, 'concesiones.csv'), 'utf8')).not.toMatch(/\d{8}[A-Z]/u);
  });

  it('shows people a table that fits, in their language', async () => {
    const { out } = await run(`subsidies export ${there} --view grants --locale va`);
    expect(out.split('\n')[0]).toMatch(
      /^Data de concessió +Departament +Convocatòria +Beneficiari +Import$/u,
    );
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(108);
    for (const locale of languages) {
      for (const view of ['calls', 'by-call', 'grants']) {
        expect((await run(`subsidies export ${there} --view ${view} --locale ${locale}`)).exit).toBe(0);
      }
    }
  });

  it('reads the national register, and says when it fails', async () => {
    const register = '--register https://register.example/api --organ 123';
    const row = { numeroConvocatoria: '809117', descripcion: 'Ayudas', fechaRecepcion: '2025-03-12' };
    const asked = () => nock('https://register.example').get('/api/convocatorias/busqueda').query(true);
    asked().reply(200, { content: [row], totalPages: 1 });
    expect((await run(`subsidies export ${register} --format csv`)).out).toContain(
      '809117;;;;2025-03-12;Ayudas;',
    );
    asked().reply(503, '');
    const failed = await run(`subsidies export ${register}`);
    expect([failed.exit, failed.out, failed.err]).toEqual([4, '', expect.stringContaining('responde 503')]);
  });

  it.each([
    ['--view all', 'calls, by-call, grants'],
    ['--sort name', 'amount, -amount'],
    ['--year 25', '--year no es un año: «25»'],
    ['--organ x', '--organ no es un número entero'],
    ['--register https://r.example', 'falta --organ'],
  ])('refuses %s', async (flags, told) => {
    const { exit, err } = await run(`subsidies export ${there} ${flags}`);
    expect([exit, err]).toEqual([2, expect.stringContaining(told)]);
  });
});

describe('the source of tables', () => {
  it.each([
    ['', 'falta de dónde leer'],
    [' --base-url https://a.example', 'falta --realm'],
    [' --base-url ftp://a.example --realm v', 'ftp://a.example'],
    [' --base-url https://a.example --realm v --format docx', 'docx'],
  ])('must be given: «%s»', async (flags, told) => {
    const { exit, err } = await run(`associations export${flags}`);
    expect([exit, err]).toEqual([2, expect.stringContaining(told)]);
  });

  it('may be standard input, but the command never waits for a terminal', async () => {
    const readStdin = async () => Buffer.from('[{"_id":"1","title":"Àgora"}]');
    expect((await run('associations export - --format csv', { readStdin })).out).toContain('\nÀgora;;;;\n');
    const waiting = await run('associations export -', { stdinIsTerminal: true });
    expect([waiting.exit, waiting.err]).toEqual([2, expect.stringContaining('entrada estándar')]);
  });

  it('is reported if it is wrong: no file, no JSON, no list, no such council', async () => {
    expect((await run('associations export /nowhere.json')).exit).toBe(3);
    const broken = fileOf('broken.json', '[\n  {"_id": 1,}\n]');
    const result = await run(`associations export ${broken}`);
    expect([result.exit, result.err]).toEqual([3, expect.stringContaining('broken.json:2:13: no es JSON')]);
    expect((await run(`associations export ${fileOf('cut.json', '[')}`)).err).toContain(
      'cut.json:1:2: no es JSON',
    );
    const both = await run(`subsidies export ${fileOf('both.json', '{"items":[{},\n{"algo":"ñ"]}')}`);
    expect([both.exit, both.err]).toEqual([3, expect.stringContaining('both.json:2:12: no es JSON')]);
    const page = await run(`subsidies export ${fileOf('page.json', '<!doctype html><p>')}`);
    expect([page.exit, page.err]).toEqual([3, expect.stringContaining('page.json')]);
    const readStdin = async () => Buffer.from('[{"_id":"1",');
    const cut = await run('associations export -', { readStdin });
    expect([cut.exit, cut.err]).toEqual([3, expect.stringContaining('-:1:13: no es JSON')]);
    const item = await run(`associations export ${fileOf('item.json', [{ _id: '1' }])}`);
    expect([item.exit, item.err]).toEqual([3, expect.stringContaining('items.0.title')]);
    const unknown = await run(`associations export --base-url ${council.url} --realm nowhere`);
    expect([unknown.exit, unknown.err]).toEqual([4, expect.stringContaining('no existe (404); revisa')]);
    const away = await run('associations export --base-url http://127.0.0.1:1 --realm v');
    expect([away.exit, away.err]).toEqual([4, expect.stringContaining('no responde')]);
    nock('https://a.example').get(/.*/u).reply(403, '');
    expect((await run('associations export --base-url https://a.example --realm v')).exit).toBe(5);
    nock('https://a.example').get(/.*/u).reply(403, '');
    expect((await run('transparency count --base-url https://a.example --realm v')).exit).toBe(5);
  });

  it('is only printed with --dry-run', async () => {
    const place = '--base-url https://a.example --realm v';
    expect(await run(`associations export ${place} --out ${scratch} --dry-run`)).toMatchObject({
      exit: 0,
      out: `GET https://a.example/api/v/collections/asociaciones?limit=10000&estado=Activa&sort=title&fields=headerImage,logo,title,subtitle,address,nodeTypes,telephones,emails,revisions\nescribiría ${join(scratch, 'v.xlsx')}\n`,
    });
    expect((await run(`transparency count ${place} --dry-run`)).out).toContain('collections/articulos');
    expect((await run(`subsidies export ${place} --view grants --dry-run`)).out).toContain('concesiones');
    expect((await run('subsidies export --organ 1 --dry-run')).out).toContain('infosubvenciones.es');
    expect((await run('subsidies export no.json --dry-run')).out).toBe('');
  });
});
