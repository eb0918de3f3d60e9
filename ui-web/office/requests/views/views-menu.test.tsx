import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keepViewCall } from '#adapters/wire/desk/keep-view.ts';
import { listViewsCall } from '#adapters/wire/desk/list-views.ts';
import { removeViewCall } from '#adapters/wire/desk/remove-view.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noDeskFilters } from '../filters.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';
import type { View } from './use-views.ts';
import { filtersOfView, viewQuery } from './view-query.ts';

afterEach(cleanup);

const mine: View = {
  id: 'v1',
  name: 'Mías que vencen',
  query: 'assignedTo=me&due=overdue,today&sort=term',
  isShared: false,
  isOwn: true,
};
const theirs: View = {
  id: 'v2',
  name: 'De un programa',
  query: 'near=39.4,-0.3,250',
  isShared: true,
  isOwn: false,
};

/** The desk of a town with these views. */
async function aTown(views: readonly View[], path?: string) {
  const done: object[] = [];
  const refuses = { next: false };
  const desk = await openDesk({
    requests: [aStaffRequest()],
    calls: [
      stubCall(listViewsCall, async () => right({ items: [...views] })),
      stubCall(keepViewCall, async ({ body }) => {
        if (refuses.next) return left({ kind: 'viewRefused', faults: [{ kind: 'tooMany' }] });
        done.push({ ...body });
        return right({ id: body.id ?? 'v9', isOwn: true, isShared: false, ...body } as View);
      }),
      stubCall(removeViewCall, async ({ id }) => {
        done.push({ removed: id });
        return right({ status: 'ok' });
      }),
    ],
    ...(path !== undefined && { path }),
  });
  await screen.findByRole('link', { name: 'Farola apagada' });
  return { ...desk, done, refuses };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const named = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });

describe('a view', () => {
  it('has the filters of the list, and shows them in the address when it is chosen', async () => {
    await aTown([mine], '/gestion/solicitudes?realm=benialt');
    fireEvent.click(await screen.findByRole('button', { name: /^Mías que vencen/u }));
    await waitFor(() =>
      expect(new URLSearchParams(location.search).getAll('plazo')).toEqual(['overdue', 'today']),
    );
    const query = new URLSearchParams(location.search);
    expect([query.get('lleva'), query.get('realm')]).toEqual(['me', 'benialt']);
    expect(await screen.findByText('Vista: Mías que vencen')).toBeTruthy();
  });

  it('is kept from what the list shows, for me or for all, and one of the same name is replaced', async () => {
    const { done } = await aTown([mine], '/gestion/solicitudes?estado=Recibida&lleva=Pla%2C+Neus');
    press('Guardar lo que se ve ahora');
    expect(document.activeElement).toBe(named());
    press('Guardar');
    expect(dialog().getByText('Escribe un nombre.')).toBeTruthy();
    fireEvent.change(named(), { target: { value: ' Nuevas ' } });
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Compartirla/u }));
    press('Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const kept = filtersOfView((done[0] as View).query);
    expect(done).toEqual([expect.objectContaining({ name: 'Nuevas', isShared: true })]);
    expect(kept).toMatchObject({ status: ['Recibida'], assignedTo: ['Pla, Neus'] });
    expect(await screen.findByText('Vista: Nuevas')).toBeTruthy();
    press('Guardar lo que se ve ahora');
    fireEvent.change(named(), { target: { value: 'Mías que vencen' } });
    expect(dialog().getByText(/Ya tienes una vista con este nombre/u)).toBeTruthy();
    press('Guardar en lugar de la otra');
    await waitFor(() => expect(done[1]).toMatchObject({ id: 'v1', isShared: false }));
  });

  it('is renamed without its filters, given those of now, and removed after a question', async () => {
    const { done } = await aTown([mine]);
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la vista: Mías que vencen' }));
    fireEvent.change(named(), { target: { value: 'Vencen' } });
    press('Guardar');
    await waitFor(() => expect(done).toEqual([{ ...mine, name: 'Vencen', isOwn: undefined }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la vista: Vencen' }));
    fireEvent.click(dialog().getByRole('checkbox', { name: /^Cambiar sus filtros/u }));
    press('Guardar');
    await waitFor(() => expect(done[1]).toMatchObject({ id: 'v1', query: viewQuery(noDeskFilters) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar la vista: Vencen' }));
    press('Borrar la vista');
    expect(done).toHaveLength(2);
    press('Sí, borrarla');
    await waitFor(() => expect(done[2]).toEqual({ removed: 'v1' }));
    expect(screen.queryByRole('button', { name: /^Vencen/u })).toBeNull();
  });

  it('of somebody else is not changed, and one with other filters than the desk has is not chosen', async () => {
    await aTown([theirs]);
    const choose = await screen.findByRole<HTMLButtonElement>('button', { name: /^De un programa/u });
    expect(choose.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Cambiar la vista/u })).toBeNull();
  });

  it('that is refused stays in its dialog, with the reason', async () => {
    const { refuses } = await aTown([]);
    refuses.next = true;
    press('Guardar lo que se ve ahora');
    fireEvent.change(named(), { target: { value: 'Otra' } });
    press('Guardar');
    expect(await dialog().findByText(/Tienes 50 vistas/u)).toBeTruthy();
    expect(named().value).toBe('Otra');
  });
});

describe('the parameters of a view', () => {
  it('are those of the filters, and the filters again', () => {
    const filters = {
      ...noDeskFilters,
      status: ['En gestión'],
      replies: ['yes'],
      text: 'a & b',
      sort: 'oldest',
    };
    expect(filtersOfView(viewQuery(filters))).toEqual(filters);
    expect(filtersOfView('')).toMatchObject({ sort: 'newest' });
    expect(filtersOfView('priority=urgent,high')).toMatchObject({ priority: ['urgent', 'high'] });
  });
});
