import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from './sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
beforeEach(() => history.replaceState(null, '', '/gestion/solicitudes?realm=benialt'));

async function draw(...made: Parameters<typeof anOffice>) {
  const drawn = anOffice(...made);
  render(drawn.office);
  await act(() => drawn.presenter.open());
  return drawn;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the office', () => {
  it('names the place in the title, and marks it in the rail', async () => {
    await draw();
    await title('Solicitudes');
    expect(location.pathname + location.search).toBe('/gestion/solicitudes?realm=benialt');
    expect(document.title).toBe('Solicitudes · Gestión · Vilanova');
    const [rail] = screen.getAllByRole('link', { name: 'Solicitudes' });
    expect(rail?.getAttribute('aria-current')).toBe('page');
  });

  it('shows no place for which the person has no act, not even by its address', async () => {
    history.replaceState(null, '', '/gestion/solicitudes');
    await draw({ me: async () => right(somebody([])) });
    await title('Aún no tienes tareas asignadas');
    expect(screen.queryByRole('link', { name: 'Solicitudes' })).toBeNull();
  });

  it('says so at an address that leads nowhere', async () => {
    history.replaceState(null, '', '/gestion/nada');
    await draw();
    expect(await title('Aquí no hay nada')).toBeTruthy();
  });

  it('asks a stranger to sign in, and says it differently when there is no line', async () => {
    await draw({ me: async () => left({ kind: 'notAllowed' }) });
    await title('Entra a trabajar');
    cleanup();
    let isThere = false;
    const { presenter } = await draw({
      me: async () => (isThere ? right(somebody()) : left({ kind: 'unreachable' })),
    });
    await title('No hay conexión con el servidor');
    isThere = true;
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await title('Solicitudes');
    isThere = false;
    await act(() => presenter.open());
    expect(screen.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeTruthy();
  });

  it('speaks the language chosen in this browser, else that of the person, else that of the town', async () => {
    const { spoken } = await draw({ me: async () => right(somebody(undefined, { language: 'va' })) });
    await title('Sol·licituds');
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    await title('Requests');
    expect(document.documentElement.lang).toBe('en');
    expect(spoken).toEqual(['va', 'en']);
    cleanup();
    await draw({ stored: 'eu', me: async () => right(somebody(undefined, { language: 'va' })) });
    await title('Eskaerak');
  });

  it('lists its single keys on a sheet, which can switch them off for good', async () => {
    await draw();
    await title('Solicitudes');
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = screen.getByRole('dialog', { name: 'Atajos de teclado' });
    expect(dialog.textContent).toContain('Ver todos los atajos');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await draw();
    await title('Solicitudes');
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves keys to fields, and keys with Ctrl to the browser', async () => {
    await draw();
    await title('Solicitudes');
    fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
    const field = document.body.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(field, { key: '?' });
    field.remove();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the focus alone at first, and moves it into the next place', async () => {
    history.replaceState(null, '', '/gestion');
    await draw({ calls: [stubCall(readTodayCall, async () => left({ kind: 'unreachable' }))] });
    await title('No se ha podido leer lo que te espera');
    expect(document.activeElement).toBe(document.body);
    const [rail] = screen.getAllByRole('link', { name: 'Solicitudes' });
    fireEvent.click(rail ?? document.body);
    await title('Solicitudes');
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  });
});
