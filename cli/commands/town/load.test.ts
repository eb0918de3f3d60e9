import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townOfMailboxes } from '#fixtures/builders/towns/town-of-mailboxes.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function load(folder: string, locale: string) {
  const io = recordingIo({ env: { CONCEJO_DATA: scratchFolder() } });
  const exit = await main(['town', 'load', folder, '--locale', locale], io.io);
  return { exit, out: io.out(), lines: io.err().trimEnd().split('\n') };
}

const mailbox = {
  _id: 'quejas',
  form: [{ name: 'motivo', type: 'text', title: 'Motivo', showIf: { field: 'lugar' } }],
};

/** A town's folder with a fault of each kind of place: a file, a line, a line and column, a path in a document. */
const faulty = () =>
  scratchFolder({
    'town.json': '{ "realm": "Nova Town", "name": "Nova" }',
    'collections/mailboxes.json': JSON.stringify([mailbox]),
    'collections/menus.json': '[\n  { "_id": "main", }\n]',
    'collections/settings.json': '[{ "_id": "s", "embedSites": ["https://*.example"] }]',
    'surveys/\u001B[2Ja.json': '{ "_id": "a" }',
    'census.csv': 'id;birthYear;code\n12345678Z;1984;\n12.345.678-z;1985;\nX1234567L;;\n',
  });

describe('loading a town from a folder that does not exist', () => {
  it('says so, whether there is nothing or a file', async () => {
    const folder = scratchFolder({ 'town.json': '{}' });
    const nothing = await load(`${folder}/away`, 'es');
    expect(nothing).toEqual({ exit: 3, out: '', lines: [`error: ${folder}/away: no existe`] });
    const file = await load(`${folder}/town.json`, 'es');
    expect(file).toEqual({ exit: 3, out: '', lines: [`error: ${folder}/town.json: no es una carpeta`] });
  });
});

describe('loading a town whose folder has faults', () => {
  it('are reported in Spanish, and nothing is loaded', async () => {
    expect(await load(faulty(), 'es')).toEqual({
      exit: 3,
      out: '',
      lines: [
        'error: town.json: realm: no es lo que se espera de un municipio; el formato está en fixtures/towns/README.md',
        'error: collections/mailboxes.json:1:2: quejas.motivo: su condición depende de «lugar», que no está antes que él',
        'error: collections/menus.json:2:20: aquí deja de ser JSON',
        'error: collections/settings.json:1:31: s.embedSites.0: un sitio no puede llevar *; nombra cada uno de los que pueden mostrar tarjetas',
        'error: surveys/\uFFFD[2Ja.json:1:1: title: falta; se espera un texto, o uno por idioma',
        'error: surveys/\uFFFD[2Ja.json:1:1: displayType: falta; se espera un texto, o uno por idioma',
        'error: census.csv:3: el número de identidad ya está en una línea anterior',
        'error: census.csv:4: falta el año de nacimiento o el código; al menos uno de los dos',
        '8 errores. No se ha cargado nada.',
      ],
    });
  });

  it('are reported in Basque', async () => {
    const { exit, lines } = await load(faulty(), 'eu');
    expect(exit).toBe(3);
    expect(lines).toEqual([
      'errorea: town.json: realm: ez da udalerri batengandik espero dena; formatua fixtures/towns/README.md fitxategian dago azalduta',
      'errorea: collections/mailboxes.json:1:2: quejas.motivo: haren baldintza «lugar» eremuaren mende dago, eta hori ez dago haren aurretik',
      'errorea: collections/menus.json:2:20: hemendik aurrera ez da JSON',
      'errorea: collections/settings.json:1:31: s.embedSites.0: gune batek ezin du * izan; aipatu txartelak erakuts ditzakeen bakoitza',
      'errorea: surveys/\uFFFD[2Ja.json:1:1: title: falta da; testu bat espero da, edo bat hizkuntza bakoitzeko',
      'errorea: surveys/\uFFFD[2Ja.json:1:1: displayType: falta da; testu bat espero da, edo bat hizkuntza bakoitzeko',
      'errorea: census.csv:3: nortasun-zenbakia badago aurreko lerro batean',
      'errorea: census.csv:4: jaiotza-urtea edo kodea falta da; bietako bat gutxienez behar da',
      '8 errore. Ez da ezer kargatu.',
    ]);
  });

  it.each([
    [
      'es',
      'pone "1.200 €"; se espera un importe en euros, como 1200',
      'falta; se espera un texto, o uno por',
    ],
    ['va', 'posa "1.200 €"; s’espera un import en euros, com 1200', 'falta; s’espera un text, o un per'],
    ['ca', 'hi posa "1.200 €"; s’espera un import en euros, com 1200', 'falta; s’espera un text, o un per'],
    [
      'en',
      'says "1.200 €"; expected an amount in euros, such as 1200',
      'is missing; expected a text, or one',
    ],
    [
      'eu',
      '"1.200 €" dio; eurotan emandako zenbateko bat espero da',
      'falta da; testu bat espero da, edo bat',
    ],
  ])('reports in %s every field that no page can read, and loads nothing', async (locale, amount, title) => {
    const folder = scratchFolder({
      'town.json': '{ "realm": "nova", "name": "Nova" }',
      'census.csv': 'id;birthYear;code\n',
      'collections/propuestas.json': '[{ "_id": "p",\n "title": "P", "amount": "1.200 €" }]',
      'collections/articulos.json': '[{ "_id": "a" }]',
    });
    const { exit, out, lines } = await load(folder, locale);
    expect({ exit, out }).toEqual({ exit: 3, out: '' });
    expect(lines).toEqual([
      expect.stringContaining(`: collections/articulos.json:1:2: a.title: ${title}`),
      expect.stringContaining(`: collections/propuestas.json:2:26: p.amount: ${amount}`),
      expect.stringContaining('2 '),
    ]);
  });

  it.each([
    ['es', 'error: town.json: este fichero falta en la carpeta ', '1 error. No se ha cargado nada.'],
    ['va', 'error: town.json: este fitxer falta en la carpeta ', '1 error. No s’ha carregat res.'],
    ['ca', 'error: town.json: aquest fitxer falta a la carpeta ', '1 error. No s’ha carregat res.'],
    ['en', 'error: town.json: this file is missing in the folder ', '1 error. Nothing was loaded.'],
    ['eu', 'errorea: town.json: fitxategi hau falta da karpeta honetan: ', 'Errore 1. Ez da ezer kargatu.'],
  ])('says in %s which folder has no town', async (locale, sentence, count) => {
    const folder = scratchFolder();
    expect(await load(folder, locale)).toEqual({ exit: 3, out: '', lines: [`${sentence}${folder}`, count] });
  });
});

describe('loading a town with a form that has a price', () => {
  const forms = (gateway: string) =>
    townOfMailboxes([
      { _id: 'tasa', title: 'Tasa', form: [{ name: 'a' }], payments: { gateway, amount: 3 } },
    ]);

  it.each(['redsys', 'sanbdox'])(
    'loads nothing if the form names %s, which nobody configured',
    async (gateway) => {
      const { exit, lines } = await load(forms(gateway), 'en');
      const place = 'collections/mailboxes.json:1:75: tasa.payments.gateway';
      expect([exit, lines]).toEqual([
        3,
        [
          expect.stringContaining(`${place}: “${gateway}” receives no payments here`),
          '1 error. Nothing was loaded.',
        ],
      ]);
    },
  );

  it('does not warn if the form names the sandbox', async () => {
    expect(await load(forms('sandbox'), 'en')).toMatchObject({ exit: 0, lines: [''] });
  });
});
