import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { listedDocuments, openedDocument } from '../own/opened-document.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const services = listedDocuments({ padron: 'Padrón', registro: 'Registro', sociales: 'Servicios sociales' });
const desk = (code: string, skills?: readonly string[]): JsonObject => ({
  code,
  title: { es: `Mesa ${code}` },
  ...(skills && { services: [...skills] }),
});
const office = (...desks: readonly JsonObject[]) => ({
  title: { es: 'Plaza' },
  opening: [],
  desks: [...desks],
});
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const skillsIn = (written: JsonObject) =>
  (written['desks'] as readonly JsonObject[]).map((one) => one['services'] ?? 'all');

describe('the services of the desks of an office', () => {
  it('are a table of ticks, in which a desk that does all names the others once one is taken from it', async () => {
    const { written } = await openedDocument('citas-oficinas', office(desk('1', ['padron']), desk('2')), [
      services,
    ]);
    await screen.findByRole('table', { name: 'Qué trámites atiende cada puesto' });
    expect(box('Padrón: Todos los puestos').checked).toBe(true);
    expect(box('Registro: Todos los puestos').indeterminate).toBe(true);
    fireEvent.click(box('Registro: Mesa 2'));
    fireEvent.click(box('Servicios sociales: Todos los puestos'));
    await waitFor(() =>
      expect(skillsIn(written())).toEqual([
        ['padron', 'sociales'],
        ['padron', 'sociales'],
      ]),
    );
    expect(screen.getByText('Ningún puesto de esta oficina atiende: Registro.')).toBeTruthy();
    fireEvent.click(box('Todos, también los que vengan: Mesa 1'));
    await waitFor(() => expect(skillsIn(written())).toEqual(['all', ['padron', 'sociales']]));
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are gone through by arrows, and keep a service that the town no longer has', async () => {
    await openedDocument('citas-oficinas', office(desk('1', ['antiguo']), desk('2', [])), [services]);
    const first = await screen.findByRole('checkbox', { name: 'Padrón: Mesa 1' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(box('Registro: Mesa 1'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(box('Registro: Mesa 2'));
    expect(box('antiguo: Mesa 1').checked).toBe(true);
  });

  it('are looked for among forty, for twenty desks', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`s${n}`, `Trámite ${n}`]));
    const desks = Array.from({ length: 20 }, (_, n) => desk(String(n + 1), ['s1']));
    await openedDocument('citas-oficinas', office(...desks), [listedDocuments(many)]);
    const table = await screen.findByRole('table', { name: 'Qué trámites atiende cada puesto' });
    expect(table.querySelectorAll('input')).toHaveLength(40 * 21 + 20);
    fireEvent.change(screen.getByLabelText('Buscar un trámite'), { target: { value: 'trámite 39' } });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('are a list for each desk on a narrow screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { written } = await openedDocument('citas-oficinas', office(desk('1', ['padron'])), [services]);
    const list = await screen.findByRole('group', { name: 'Mesa 1' });
    fireEvent.click(within(list).getByLabelText('Registro'));
    await waitFor(() => expect(skillsIn(written())).toEqual([['padron', 'registro']]));
    expect(screen.getByText('2 de 3')).toBeTruthy();
  });
});
