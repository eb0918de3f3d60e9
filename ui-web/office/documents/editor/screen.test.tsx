import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { right } from '#domain/shared/result.ts';
import { anOffice, somebody } from '../../shell/sample-office.tsx';
import { aDocumentOf } from './sample-documents.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

async function opened(collection: string, body: JsonObject) {
  history.replaceState(null, '', `/gestion/documentos/${collection}/a-1`);
  const council = aDocumentOf(collection, body);
  const drawn = anOffice({
    calls: council.callsOf('Neus'),
    me: async () => right(somebody()),
    stored: 'es',
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('complementary');
  return council;
}
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const saved = () => screen.findByText(/Guardado a las/u);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const marks = (kind: 'del' | 'ins') =>
  [...document.querySelectorAll(kind)].map((one) => one.textContent?.replace(/^(?:Quitado|Nuevo): /u, ''));

const article = {
  title: { es: 'Obras', va: 'Obres' },
  lead: { es: 'De lunes a viernes', va: 'De dilluns a divendres' },
};

describe('the editor of a document on screen', () => {
  it('shows what a document has and what most have; the rest is a press away', async () => {
    await opened('articulos', article);
    expect(field('Titular · castellano').value).toBe('Obras');
    expect(screen.getByLabelText('Subtítulo · castellano')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Archivos' })).toBeNull();
    press('Archivos');
    const files = await screen.findByRole('group', { name: 'Archivos' });
    expect(within(files).getByRole('button', { name: /^1 ·/u }).getAttribute('aria-expanded')).toBe('true');
  });

  it('offers what is one of a few: the index of a year, the lists of an article', async () => {
    const offered = () => [...field('Edición').querySelectorAll('option')].map(({ value }) => value);
    await opened('transparencia', { year: 2027 });
    expect(offered()).toEqual(['', '2017']);
    cleanup();
    const news = await opened('articulos', { title: { es: 'Obras' }, categories: ['guia'] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Noticias' }));
    await saved();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'guia' }).checked).toBe(true);
    expect(news).toBeDefined();
  });

  it('gives each column of a table a key of its own, also if one is copied', async () => {
    const council = await opened('descriptor', { title: { es: 'Becas' }, columns: [{ key: 'c2' }] });
    press('Añadir columna');
    fireEvent.click(screen.getAllByRole('button', { name: /^Copiar: /u })[0] ?? document.body);
    await saved();
    const keys = [...council.fields()].filter(([path]) => /^columns\/@[^/]+\/key$/u.test(path));
    expect(keys).toHaveLength(3);
    expect(new Set(keys.map(([, key]) => key))).toEqual(new Set(['c2', 'c3', 'c4']));
  });

  it('keeps in sight, and under the focus, an item that moves behind those that are drawn', async () => {
    const children = Array.from({ length: 300 }, (_, at) => ({ title: { es: `Parte ${at}` }, uri: '/a' }));
    await opened('menus', { name: 'Largo', children });
    const down = screen.getByRole('button', { name: 'Bajar: 1 · Parte 0' });
    down.focus();
    fireEvent.keyDown(down, { key: 'End' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar: 300 · Parte 0');
  });

  it('calls a document without a title by its kind', async () => {
    await opened('calendario', { rest: ['saturday', 'sunday'], holidays: [] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendario laboral');
    expect(screen.getByRole('checkbox', { name: 'Sábado' })).toHaveProperty('checked', true);
  });

  it('shows what changed in the source of an older translation, and takes it as up to date', async () => {
    const council = await opened('articulos', article);
    write('Entradilla · castellano', 'De lunes a jueves');
    expect(await screen.findByText(/Más antiguo que el texto en castellano/u)).toBeTruthy();
    expect([marks('del'), marks('ins')]).toEqual([['viernes'], ['jueves']]);
    await saved();
    fireEvent.click(screen.getByLabelText('Solo lo que falta (1)'));
    expect(screen.queryByLabelText('Titular · castellano')).toBeNull();
    expect(field('Entradilla · castellano').value).toBe('De lunes a jueves');
    press('Ya está al día');
    await waitFor(() => expect(council.document().older.size).toBe(0));
    // The text stays in sight until the person is done with what was missing.
    expect(screen.getByLabelText('Entradilla · valenciano')).toBeTruthy();
    expect(screen.queryByText(/Más antiguo/u)).toBeNull();
  });

  it('goes through what is missing by one key', async () => {
    await opened('articulos', { title: { es: 'Obras' }, lead: { es: 'Una' }, subtitle: { es: 'Dos' } });
    fireEvent.click(screen.getByLabelText('Solo lo que falta (3)'));
    const next = () => fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', ctrlKey: true });
    field('Titular · valenciano').focus();
    write('Titular · valenciano', 'Obres');
    next();
    expect(document.activeElement).toBe(field('Subtítulo · valenciano'));
    next();
    expect(document.activeElement).toBe(field('Entradilla · valenciano'));
  });

  it('publishes after it has said what residents will see, with a note, and tells that it is done', async () => {
    const council = await opened('articulos', article);
    write('Titular · castellano', 'Fin de obras');
    await saved();
    press('Publicar 1 cambio');
    const dialog = screen.getByRole('dialog', { name: 'Publicar' });
    expect(within(dialog).getByText('Titular (castellano)')).toBeTruthy();
    expect(council.document().fields?.get('title/es')).toBe('Obras');
    fireEvent.change(within(dialog).getByLabelText('Nota (si hace falta)'), {
      target: { value: 'Acabadas' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Publicado.')).toBeTruthy();
    expect(council.document().fields?.get('title/es')).toBe('Fin de obras');
    press('Toda la historia');
    expect(await screen.findByText(/«Acabadas»/u)).toBeTruthy();
  });

  it('schedules for a day, and asks before it takes anything away', async () => {
    const council = await opened('articulos', article);
    write('Titular · castellano', 'Fin de obras');
    await saved();
    press('Un día');
    fireEvent.change(screen.getByLabelText('Se publica el'), { target: { value: '2026-11-20T08:00' } });
    press(/Programar para el 20 nov/u);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Programar/u }));
    expect(await screen.findByText('Programado.')).toBeTruthy();
    expect(council.document().status.work).toBe('scheduled');
    press('Quitar la programación');
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar la programación' }),
    );
    await screen.findByText('Ya no está programado.');
    press('Descartar el borrador');
    const sure = screen.getByRole('dialog', { name: 'Descartar el borrador' });
    fireEvent.click(within(sure).getByRole('button', { name: 'Dejarlo como está' }));
    expect(council.document().draft.size).toBe(1);
  });

  it('brings one field back from what is published, and shows the history of one field', async () => {
    const council = await opened('articulos', article);
    write('Titular · castellano', 'Fin de obras');
    await saved();
    fireEvent.focus(field('Titular · castellano'));
    press('Historia de «Titular (castellano)»');
    expect(await screen.findByText(/Neus lo cambió/u)).toBeTruthy();
    press('Comparar 1 cambio con lo publicado');
    press('Recuperar este campo: Titular (castellano)');
    expect(field('Titular · castellano').value).toBe('Obras');
    await waitFor(() => expect(council.document().draft.size).toBe(0));
  });

  it('moves, copies and takes out items by keys, says where they are, and brings them back', async () => {
    await opened('menus', {
      children: [
        { title: { es: 'Uno', va: 'Uno' } },
        { title: { es: 'Dos', va: 'Dos' } },
        { title: { es: 'Tres', va: 'Tres' } },
      ],
    });
    const heads = () => screen.getAllByRole('button', { name: /^\d · / }).map((one) => one.textContent);
    const down = () => screen.getByRole('button', { name: /^Bajar: \d · Uno/u });
    down().focus();
    fireEvent.keyDown(down(), { key: 'ArrowDown' });
    expect(heads()).toEqual(['1 · Dos', '2 · Uno', '3 · Tres']);
    expect(document.activeElement).toBe(down());
    expect(screen.getByText('Ahora está en el lugar 2 de 3.')).toBeTruthy();
    press('Copiar: 3 · Tres');
    expect(heads()).toEqual(['1 · Dos', '2 · Uno', '3 · Tres', '4 · Tres']);
    press('Quitar: 1 · Dos');
    expect(heads()).toEqual(['1 · Uno', '2 · Tres', '3 · Tres']);
    press('Devolverlo');
    expect(heads()).toEqual(['1 · Dos', '2 · Uno', '3 · Tres', '4 · Tres']);
  });

  it('reads a sum as it is written here, and does not guess one that may be another', async () => {
    const council = await opened('procesos', { title: { es: 'P' }, amount: 200_000 });
    expect(field('Importe').value).toBe('200.000,00');
    write('Importe', '1.250,5');
    await saved();
    expect(council.fields().get('amount')).toBe(1250.5);
    write('Importe', '56,200.00');
    expect(screen.getByText('No se ha guardado. Escríbelo así: 56.200,00 €')).toBeTruthy();
  });
});

describe('the phases of a process', () => {
  const process = {
    title: { es: 'Presupuestos' },
    period: {
      _extent: { start: '2026-09-01', end: '2026-12-31' },
      dateRanges: [
        { name: { es: 'Recogida' }, start: '2026-09-01', end: '2026-09-30' },
        { name: { es: 'Votación' }, start: '2026-11-09', end: '2026-11-27' },
      ],
    },
  };

  it('are moved by arrows on a line as by typing, and never end before they begin', async () => {
    const council = await opened('procesos', process);
    const end = await screen.findByRole('slider', { name: 'Cuándo acaba: Votación' });
    expect(end.getAttribute('aria-valuetext')).toBe('viernes, 27 de noviembre de 2026');
    fireEvent.keyDown(end, { key: 'ArrowRight' });
    fireEvent.keyDown(end, { key: 'ArrowRight', shiftKey: true });
    await saved();
    expect(council.fields().get('period/dateRanges/@2/end')).toBe('2026-12-05');
    for (let times = 0; times < 5; times += 1) fireEvent.keyDown(end, { key: 'PageDown' });
    expect(end.getAttribute('aria-valuetext')).toBe('lunes, 9 de noviembre de 2026');
  });

  it('say in words which days are without a phase, and what the portal says on another day', async () => {
    await opened('procesos', process);
    expect(await screen.findByText(/Entre «Recogida» y «Votación» hay 39 días sin fase/u)).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Lo que ve el vecindario' });
    expect(within(card).getByText('Fase 2 de 2: Votación')).toBeTruthy();
    expect(within(card).getByText('Quedan 9 días')).toBeTruthy();
    fireEvent.change(within(card).getByRole('slider', { name: '¿Y otro día?' }), { target: { value: '3' } });
    expect(within(card).getByText(/«Recogida» empieza el 1 de septiembre/u)).toBeTruthy();
    expect(within(card).getByText('Próximo')).toBeTruthy();
  });

  it('keep the focus when they are moved, also where a button goes', async () => {
    await opened('procesos', process);
    fireEvent.click(await screen.findByRole('button', { name: /^2\. Votación/u }));
    const up = screen.getByRole('button', { name: 'Subir' });
    up.focus();
    fireEvent.click(up);
    await screen.findByRole('button', { name: /^1\. Votación/u });
    expect(document.activeElement?.textContent).toBe('Bajar');
  });
});
