import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeTownFileCall } from '#adapters/wire/files/change-town-file.ts';
import { listTownFilesCall } from '#adapters/wire/files/list-town-files.ts';
import { readTownFileCall } from '#adapters/wire/files/read-town-file.ts';
import { removeTownFileCall } from '#adapters/wire/files/remove-town-file.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import type { PutFileRefusal, PutTownFile } from '#ui-web/composition/office.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import type { ReadFile } from './read-file.ts';
import { anOfficeFile, aReadFile, someFiles } from './sample-files.ts';

const publisher: readonly Act[] = ['document.read', 'document.edit', 'document.publish'];

beforeEach(() => history.replaceState(null, '', '/gestion/ficheros'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function draw(calls: readonly StubbedCall[], acts = publisher, putFile?: PutTownFile) {
  const drawn = anOffice({ calls, me: async () => right(somebody(acts)), ...(putFile && { putFile }) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
}

const square = anOfficeFile('plaza.jpg', { words: { es: 'La plaza Mayor' } });
const fountain = anOfficeFile('fuente.png');
const rules = anOfficeFile('bases.pdf', {
  content: {
    hash: 'cd'.repeat(32),
    type: 'application/pdf',
    bytes: 412_000,
    width: null,
    height: null,
    sizes: [],
  },
});
const settled = () => act(async () => undefined);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const aPhoto = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const place = () => screen.getByText('Suelta o pega aquí imágenes y archivos').parentElement as HTMLElement;

describe('the files of the town', () => {
  it('are tiles with their kind and size, and pictures that nobody has described say so', async () => {
    await draw(someFiles([square, fountain, rules]).calls);
    const tiles = within(await screen.findByRole('list', { name: /lo último primero/u }));
    expect(
      tiles.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'plaza.jpgJPG · 412 kB',
      'fuente.pngPNG · 412 kBSin texto alternativo',
      'PDFbases.pdfPDF · 412 kB',
    ]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are filtered by what the address says, and a search is written there', async () => {
    history.replaceState(null, '', '/gestion/ficheros?texto=plaza&tipo=imagenes&falta=texto&tras=48');
    const { calls, asked } = someFiles([]);
    await draw(calls);
    expect(await screen.findByText('No hay archivos con estos filtros.')).toBeTruthy();
    expect(asked).toEqual([
      { realm: 'vilanova', search: 'plaza', group: 'pictures', lacking: 'words', limit: 48, offset: 48 },
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Archivos' }));
    await settled();
    expect(location.search).toBe('?texto=plaza&tipo=archivos');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Nombre o texto alternativo' }), {
      target: { value: ' bases ' },
    });
    press('Buscar');
    await settled();
    expect(location.search).toBe('?texto=bases&tipo=archivos');
  });

  it('say kindly that there are none, and that they could not be read', async () => {
    history.replaceState(null, '', '/gestion/ficheros?tipo=otro&tras=-1');
    await draw(someFiles([]).calls);
    expect(await screen.findByText('Todavía no hay ninguna imagen ni archivo.')).toBeTruthy();
    cleanup();
    await draw([stubCall(listTownFilesCall, async () => left({ kind: 'unreachable' }))]);
    expect(await screen.findByText('No se han podido leer los archivos')).toBeTruthy();
  });

  it('have pages', async () => {
    history.replaceState(null, '', '/gestion/ficheros?tras=48');
    await draw([stubCall(listTownFilesCall, async () => right({ items: [square], itemsCount: 100 }))]);
    expect(await screen.findByText('49–96 de 100')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anteriores' }).getAttribute('href')).toBe('/gestion/ficheros');
    expect(screen.getByRole('link', { name: 'Siguientes' }).getAttribute('href')).toContain('tras=96');
  });
});

describe('uploading', () => {
  it('takes files that are dropped, chosen or pasted, one after the other, and shows how far each is', async () => {
    const [sent, ends]: [string[], (() => void)[]] = [[], []];
    const { calls, asked } = someFiles([square]);
    await draw(calls, publisher, async (_, name, file, { progress }) => {
      sent.push(`${name} ${file.name}`);
      progress(1, 4);
      await new Promise<void>((resolve) => ends.push(resolve));
      return right(square);
    });
    fireEvent.drop(place(), { dataTransfer: { files: [aPhoto('a.jpg'), aPhoto('b.jpg')] } });
    await settled();
    expect(sent).toEqual(['null a.jpg']);
    expect(screen.getByRole('progressbar', { name: 'Subiendo a.jpg' }).getAttribute('value')).toBe('25');
    expect(screen.getByText('Subiendo 2 archivos')).toBeTruthy();
    await act(async () => ends[0]?.());
    expect(sent).toEqual(['null a.jpg', 'null b.jpg']);
    await act(async () => ends[1]?.());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(asked.length).toBe(3);
    fireEvent.change(screen.getByLabelText('Elegir archivos'), { target: { files: [aPhoto('c.jpg')] } });
    fireEvent.change(screen.getByLabelText('Hacer una foto'), { target: { files: [aPhoto('d.jpg')] } });
    fireEvent.paste(document.body, { clipboardData: { files: [aPhoto('e.jpg')] } });
    fireEvent.paste(screen.getByRole('searchbox', { name: /alternativo/u }), {
      clipboardData: { files: [aPhoto('f.jpg')] },
    });
    await settled();
    for (const end of [2, 3, 4]) await act(async () => ends[end]?.());
    expect(sent.slice(2)).toEqual(['null c.jpg', 'null d.jpg', 'null e.jpg']);
  });

  it('says in words why a file was refused, and the others go on', async () => {
    const refusals: PutFileRefusal[] = [
      { kind: 'fileRefused', where: 'heic' },
      { kind: 'fileRefused', where: 'something new' },
      { kind: 'townFileTooLarge' },
      { kind: 'unreachable' },
    ];
    await draw(someFiles([]).calls, publisher, async () => left(refusals.shift() ?? { kind: 'stopped' }));
    const large = aPhoto('large.jpg');
    Object.defineProperty(large, 'size', { value: 33_554_433 });
    const files = [aPhoto('a.heic'), aPhoto('b.jpg'), aPhoto('c.jpg'), aPhoto('d.jpg'), large];
    fireEvent.drop(place(), { dataTransfer: { files } });
    await settled();
    await settled();
    const words = screen.getAllByRole('alert').map(({ textContent }) => textContent?.slice(0, 30));
    expect(words).toEqual([
      'Es una foto HEIC, que aquí no ',
      'No se ha podido subir. Vuelve ',
      'El archivo ocupa más de 32 MB.',
      'No hay conexión. Vuelve a subi',
      'El archivo ocupa más de 32 MB.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Entendido.*a\.heic$/u }));
    expect(screen.getAllByRole('alert')).toHaveLength(4);
  });
});

describe('one file', () => {
  const open = async (
    read: ReadFile,
    more: readonly StubbedCall[] = [],
    acts = publisher,
    put?: PutTownFile,
  ) => {
    history.replaceState(null, '', `/gestion/ficheros/${read.file.name}`);
    const asked: object[] = [];
    const calls = [
      stubCall(readTownFileCall, async ({ name }) => {
        asked.push({ name });
        return right(read);
      }),
      stubCall(changeTownFileCall, async ({ body }) => {
        asked.push(body);
        return right(read.file);
      }),
      ...more,
    ];
    await draw(calls, acts, put);
    await screen.findByRole('heading', { name: 'Qué se puede hacer' });
    return asked;
  };

  it('says where it is used, whether it is public, and who did what to it', async () => {
    const uses = [
      { collection: 'nodes', document: 'n1', title: { es: 'La plaza' }, isDraft: false },
      { collection: 'nodes', document: 'n2', title: null, isDraft: true },
    ];
    await open(aReadFile(square, { isPublic: true, uses }));
    expect(screen.getByRole('heading', { name: 'Lo ve todo el mundo' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Lo usa 1 documento publicado' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['La plaza', 'n2 (borrador)']),
    );
    expect(screen.getByText(/Neus subió el archivo/u)).toBeTruthy();
    expect(screen.getByText('1920 × 1280, guardada en 3 tamaños')).toBeTruthy();
    expect(screen.getByText('No se puede borrar mientras lo use un documento o un borrador.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('keeps its focal point, set by pointing or by the sliders, and its words by language', async () => {
    const asked = await open(aReadFile(square));
    const picture = screen.getByRole('img', { name: 'plaza.jpg, entera' }).parentElement as HTMLElement;
    picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
    fireEvent.click(picture, { clientX: 150, clientY: 130 });
    fireEvent.change(screen.getByRole('slider', { name: 'De arriba abajo' }), { target: { value: '79' } });
    press('Guardar el punto');
    await settled();
    expect(asked).toContainEqual({ focus: { x: 25, y: 79 } });
    expect(screen.getByText('El punto está guardado.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Valencià' }), { target: { value: 'La plaça' } });
    press('Guardar los textos');
    await settled();
    expect(asked).toContainEqual({ words: { es: 'La plaza Mayor', va: 'La plaça' } });
  });

  it('is replaced, published, brought back and deleted by those who may', async () => {
    const removed: string[] = [];
    const former = { hash: 'cd', by: 'Pep', at: '2026-11-17T10:00:00.000Z', bytes: 99_000 };
    const remove = stubCall(removeTownFileCall, async ({ name }) => {
      removed.push(name);
      return removed.length === 1 ? left({ kind: 'fileInUse' as const }) : right({ status: 'ok' as const });
    });
    const replaced: (string | null)[] = [];
    const read = aReadFile({ ...square, replaced: [former] });
    const asked = await open(
      read,
      [remove, ...someFiles([]).calls.slice(0, 1)],
      publisher,
      async (_, name) => {
        replaced.push(name);
        return right(square);
      },
    );
    press('Publicar');
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /^Recuperar.*ayer, 11\.00$/u }));
    await settled();
    expect(asked).toContainEqual({ isPublished: true });
    expect(asked).toContainEqual({ restore: 'cd' });
    fireEvent.change(screen.getByLabelText('Sustituir'), { target: { files: [aPhoto('x.jpg')] } });
    await settled();
    expect(replaced).toEqual(['plaza.jpg']);
    expect(screen.getByText('Está sustituido. La dirección es la misma.')).toBeTruthy();
    for (const _ of [1, 2]) {
      press('Borrar');
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
      await settled();
    }
    expect(removed).toEqual(['plaza.jpg', 'plaza.jpg']);
    expect(location.pathname).toBe('/gestion/ficheros');
  });

  it('offers an editor only what an editor may', async () => {
    await open(aReadFile(square, { isPublic: true }), [], ['document.read', 'document.edit']);
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    expect(screen.queryByLabelText('Sustituir')).toBeNull();
  });

  it('of a document has neither point nor words; one that came with the folder says so', async () => {
    await open(aReadFile({ ...rules, content: null, isPublished: true }, { isPublic: true, steps: [] }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('con la carpeta del municipio')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dejar de publicar' })).toBeNull();
  });

  it('that is not there, or cannot be changed, is said', async () => {
    history.replaceState(null, '', '/gestion/ficheros/no%2Fhay.jpg');
    await draw(someFiles([]).calls);
    expect(await screen.findByText('No hay ningún archivo con ese nombre')).toBeTruthy();
    cleanup();
    await open(aReadFile(square), [stubCall(changeTownFileCall, async () => left({ kind: 'unreachable' }))]);
    press('Publicar');
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido hacer. Vuelve a intentarlo.');
  });
});
