import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

afterEach(cleanup);

const row = {
  collection: 'mailboxes',
  id: 'avisos',
  title: { es: 'Avisos', va: 'Avisos' },
  state: 'published',
  since: null,
  by: null,
  schedule: null,
  editing: [],
};

const forStaff = { ...row, id: 'int-averia', title: 'Una avería', isForStaff: true };

/** The list of mailboxes of a town with one for residents and one for staff; what is made in it. */
async function openList({ refuses = false } = {}) {
  history.replaceState(null, '', '/gestion/buzones');
  const made: unknown[] = [];
  const asked: unknown[] = [];
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listOfficeDocumentsCall, async ({ collection }) => {
        asked.push(collection);
        return right({ items: [row, forStaff], itemsCount: 2, counts: [] } as never);
      }),
      stubCall(createDocumentCall, async ({ body }) => {
        if (refuses) return left({ kind: 'notAllowed' });
        made.push(body);
        return right({ id: 'nuevo' } as never);
      }),
      stubCall(readOfficeDocumentCall, async () =>
        right({
          fields: [
            ['_id', 'avisos'],
            ['title/es', 'Avisos'],
            ['disabled', true],
          ],
          draft: [],
          outdated: [],
          languages: ['es', 'va'],
        } as never),
      ),
    ],
  });
  render(office);
  await act(() => presenter.open());
  await screen.findByRole('link', { name: 'Avisos' });
  return { made, asked };
}

async function openDialog() {
  fireEvent.keyDown(document.body, { key: 'n' });
  return within(await screen.findByRole('dialog', { name: 'Buzón nuevo' }));
}

describe('the mailboxes of a town', () => {
  it('are listed with their state, and lead to their builder', async () => {
    const { asked } = await openList();
    expect(asked).toEqual(['mailboxes']);
    expect(screen.getByRole('link', { name: 'Avisos' }).getAttribute('href')).toBe('/gestion/buzones/avisos');
    const marked = screen.getAllByText('Solo para el personal').map((one) => one.closest('li'));
    expect(marked.map((one) => one?.querySelector('a')?.textContent)).toEqual(['Una avería']);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(location.pathname).toBe('/gestion/buzones/avisos');
  });

  it('get a new one with a text and an e-mail to begin with, which opens', async () => {
    const { made } = await openList();
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Huertos ' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Crear el borrador' })));
    expect(made).toEqual([
      {
        body: {
          title: { es: 'Huertos' },
          form: [{ name: 'body', type: 'textarea', title: { es: 'Qué quieres contarnos' }, required: true }],
          contactRequest: { mode: 'yes', fields: ['email'] },
        },
      },
    ]);
    expect(location.pathname).toBe('/gestion/buzones/nuevo');
  });

  it('get a copy of another one, under a title of its own', async () => {
    const { made } = await openList();
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Otro' } });
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'avisos' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Crear el borrador' })));
    expect(made).toEqual([{ body: { title: { es: 'Otro' }, disabled: true } }]);
  });

  it('say that a new one could not be made', async () => {
    await openList({ refuses: true });
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Otro' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Crear el borrador' })));
    expect(dialog.getByRole('alert').textContent).toBe('No se ha podido crear. Vuelve a intentarlo.');
  });
});
