import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { searchAllCall } from '#adapters/wire/desk/search-all.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';

beforeEach(() => history.replaceState(null, '', '/gestion/comentarios'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

type Found = CallAnswer<typeof searchAllCall>['items'];

const lamp = {
  kind: 'request',
  id: '2026-000012',
  title: 'Farola apagada',
  place: 'office',
  path: '/gestion/solicitudes/2026-000012',
} as const;
const comment = {
  kind: 'comment',
  id: 'c1',
  title: 'La farola molesta',
  place: 'office',
  path: '/gestion/comentarios/c1',
} as const;
const found: Found = [lamp, comment];

type Answer = (text: string) => Either<CouncilRefusal, { readonly items: Found }>;

/** The office over a council that answers each search so, once the line is open. */
async function draw(answer: Answer, me = somebody(), line: () => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const stub = stubCall(searchAllCall, async ({ text = '' }) => {
    asked.push(text ?? '');
    await line();
    return answer(text ?? '');
  });
  const drawn = anOffice({ calls: [stub], me: async () => right(me) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  return asked;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Buscar en Gestión/u });
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const chosen = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('the search over everything', () => {
  it('opens with Ctrl K from anywhere, and with a slash outside fields', async () => {
    await draw(() => right({ items: found }));
    await press('/');
    expect(document.activeElement).toBe(field());
    act(() => field().blur());
    const other = document.body.appendChild(document.createElement('textarea'));
    other.focus();
    await press('/');
    expect(document.activeElement).toBe(other);
    await press('k', { ctrlKey: true });
    expect(document.activeElement).toBe(field());
    other.remove();
  });

  it('lists what it finds by kind, screens of the office too, and opens one by arrows and Enter', async () => {
    await draw(() => right({ items: found }));
    act(() => field().focus());
    await type('farola');
    const groups = within(screen.getByRole('listbox', { name: 'Resultados' })).getAllByRole('group');
    expect(groups.map((one) => one.firstChild?.textContent)).toEqual(['Solicitudes', 'Comentarios']);
    expect(options()).toEqual(['Farola apagada 2026-000012', 'La farola molesta']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(chosen()).toBe('Farola apagada 2026-000012');
    expect(await faultsForAxe()).toEqual([]);
    await press('ArrowDown');
    expect(chosen()).toBe('La farola molesta');
    await press('ArrowDown');
    await press('ArrowUp');
    expect(chosen()).toBe('La farola molesta');
    await press('Enter');
    expect(location.pathname).toBe('/gestion/comentarios/c1');
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await type('propu');
    expect(options()).toContain('Propuestas');
  });

  it('says of a document what it is and its state, unless it is simply published', async () => {
    const place = 'office';
    const items: Found = [
      {
        kind: 'article',
        id: 'a',
        title: 'Parque',
        place,
        path: '/a',
        document: { collection: 'articulos', state: 'published' },
      },
      {
        kind: 'article',
        id: 'b',
        title: 'Parque 2',
        place,
        path: '/b',
        document: { collection: 'articulos', state: 'draft' },
      },
      {
        kind: 'document',
        id: 'm',
        title: 'Parque 3',
        place,
        path: '/m',
        document: { collection: 'menus', state: 'inReview' },
      },
      { kind: 'file', id: 'parque.pdf', title: 'parque.pdf', place, path: '/f' },
    ];
    await draw(() => right({ items }));
    act(() => field().focus());
    await type('parque');
    expect(options()).toEqual(['Parque', 'Parque 2 Borrador', 'Parque 3 Menús · En revisión', 'parque.pdf']);
  });

  it('remembers in this tab what the person opened, and nobody else’s', async () => {
    await draw(() => right({ items: found }));
    act(() => field().focus());
    await type('farola');
    await press('Enter');
    act(() => field().focus());
    expect(options()).toEqual(['Farola apagada 2026-000012']);
    expect(chosen()).toBeNull();
    await press('ArrowDown');
    expect(chosen()).toBe('Farola apagada 2026-000012');
    cleanup();
    await draw(() => right({ items: [] }), somebody(undefined, { name: 'Pau' }));
    act(() => field().focus());
    expect(options()).toEqual([]);
  });

  it('says kindly that there is nothing, and that it could not ask', async () => {
    let isThere = false;
    await draw(() => (isThere ? right({ items: [] }) : left({ kind: 'unreachable' })));
    act(() => field().focus());
    await type('zeppelin');
    expect(screen.getAllByText(/No se ha podido buscar en todo/u)).toHaveLength(2);
    expect(await faultsForAxe()).toEqual([]);
    isThere = true;
    const again = within(screen.getByRole('search')).getByRole('button', { name: 'Volver a intentarlo' });
    await act(async () => void fireEvent.click(again));
    expect(screen.getAllByText(/No hay nada con «zeppelin»/u)).toHaveLength(2);
    await press('Escape');
    expect(field().value).toBe('zeppelin');
    await press('Escape');
    expect(field().value).toBe('');
  });

  it('asks one question at a time, the last one typed, and opens its first answer if Enter came before', async () => {
    const held: (() => void)[] = [];
    const asked = await draw(
      (text) => right({ items: text === 'farola' ? found : [comment] }),
      somebody(),
      () => new Promise((go) => void held.push(go)),
    );
    act(() => field().focus());
    for (const text of ['fa', 'far', 'farola']) await type(text);
    await press('Enter');
    expect(asked).toEqual(['fa']);
    await act(async () => held[0]?.());
    expect(location.pathname).toBe('/gestion/comentarios');
    expect(asked).toEqual(['fa', 'farola']);
    await act(async () => held[1]?.());
    expect(location.pathname).toBe('/gestion/solicitudes/2026-000012');
  });

  it('forgets what was opened when the person signs out', async () => {
    await draw(() => right({ items: found }));
    act(() => field().focus());
    await type('farola');
    await press('Enter');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salir' })));
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks nothing for a person who may read no documents, and finds their screens', async () => {
    const asked = await draw(() => right({ items: found }), somebody(['comment.moderate']));
    act(() => field().focus());
    await type('come');
    expect(options()).toEqual(['Comentarios']);
    expect(asked).toEqual([]);
  });

  it('is a sheet of its own behind a button, for a phone', async () => {
    await draw(() => right({ items: found }));
    fireEvent.click(screen.getByRole('button', { name: 'Buscar en Gestión' }));
    const dialog = screen.getByRole('dialog', { name: 'Buscar en Gestión' });
    const inside = dialog.querySelector('input');
    expect(document.activeElement).toBe(inside);
    await act(async () => void fireEvent.change(inside ?? dialog, { target: { value: 'farola' } }));
    await waitFor(() => expect(dialog.querySelectorAll('[role=option]')).toHaveLength(2));
    expect(await faultsForAxe()).toEqual([]);
    await press('Enter');
    expect(location.pathname).toBe('/gestion/solicitudes/2026-000012');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
