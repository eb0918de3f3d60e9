import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { openedDocument } from '../own/opened-document.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const place = (id: string, title: string, whole?: string): JsonObject => ({
  id,
  title: { es: title },
  ...(whole !== undefined && { within: whole }),
});
const venue = (...places: readonly JsonObject[]) => ({ title: { es: 'Polideportivo' }, places: [...places] });
const placesIn = (written: JsonObject) =>
  (written['places'] as readonly JsonObject[]).map(({ id, within: whole }) => [id, whole ?? null]);
const wholeOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Es parte de: ${name}`);

describe('the places of a venue', () => {
  it('are a tree that says which exclude each other, and are put in and taken out by keyboard', async () => {
    const { written } = await openedDocument(
      'instalaciones',
      venue(
        place('pabellon', 'Pabellón'),
        place('pista-1', 'Pista 1', 'pabellon'),
        place('pista-2', 'Pista 2'),
      ),
    );
    const excludes = await screen.findAllByText(/^Mientras está reservado/u);
    expect(excludes.map(({ textContent }) => textContent)).toEqual([
      'Mientras está reservado no se puede reservar: Pista 1. Ni al revés.',
      'Mientras está reservado no se puede reservar: Pabellón. Ni al revés.',
    ]);
    const offered = within(wholeOf('Pabellón'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['ninguno: va por su cuenta', 'Pista 2']);
    fireEvent.change(wholeOf('Pista 2'), { target: { value: 'pabellon' } });
    expect(screen.getByText('Pista 2: ahora es parte de Pabellón')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Pista 2');
    fireEvent.click(screen.getByRole('button', { name: 'Sacar: Pista 1. De: Pabellón' }));
    await waitFor(() =>
      expect(placesIn(written())).toEqual([
        ['pabellon', null],
        ['pista-1', null],
        ['pista-2', 'pabellon'],
      ]),
    );
    expect(await faultsForAxe()).toEqual([]);
  });

  it('get a part with an id of its own, and keep the parts of one that is taken away', async () => {
    const { written } = await openedDocument(
      'instalaciones',
      venue(place('sitio-2', 'Pabellón'), place('pista', 'Pista', 'sitio-2')),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Añadir una parte: Pista' }));
    await waitFor(() => expect(placesIn(written())[2]).toEqual(['sitio-3', 'pista']));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar: Pista' }));
    await waitFor(() =>
      expect(placesIn(written())).toEqual([
        ['sitio-2', null],
        ['sitio-3', 'sitio-2'],
      ]),
    );
  });

  it('come back with their parts, and keep what was added meanwhile', async () => {
    const { written } = await openedDocument(
      'instalaciones',
      venue(
        place('pabellon', 'Pabellón'),
        place('pista-1', 'Pista 1', 'pabellon'),
        place('pista-2', 'Pista 2', 'pabellon'),
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar: Pabellón' }));
    await waitFor(() =>
      expect(placesIn(written())).toEqual([
        ['pista-1', null],
        ['pista-2', null],
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Añadir un sitio' }));
    fireEvent.change(wholeOf('Pista 2'), { target: { value: 'pista-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Devolverlo' }));
    await waitFor(() =>
      expect(placesIn(written())).toEqual([
        ['pabellon', null],
        ['pista-1', 'pabellon'],
        ['pista-2', 'pista-1'],
        [expect.stringMatching(/^sitio-/u), null],
      ]),
    );
  });

  it('say which is a part of itself or of none', async () => {
    await openedDocument(
      'instalaciones',
      venue(place('a', 'A', 'b'), place('b', 'B', 'a'), place('c', 'C', 'z')),
    );
    expect(await screen.findAllByText(/^Es parte de sí mismo/u)).toHaveLength(2);
    expect(screen.getByText('Es parte de un sitio que no está en la lista: z')).toBeTruthy();
  });
});
