import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { managedEntry, managedForm } from '#domain/office/desk/managed-form.ts';
import { aFormCouncil, aMailbox } from '#ui-web/screens/request/samples/sample-form.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { DeskFormsContext } from '../enter/desk-forms.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

const management = [
  {
    name: 'brigada',
    type: 'select',
    title: 'Brigada',
    options: [
      { value: 'alumbrado', text: 'Alumbrado' },
      { value: 'obras', text: 'Obras' },
    ],
  },
  { name: 'coste', type: 'text', mode: 'number', min: 0, title: 'Coste en euros' },
  { name: 'validationStatus', options: [] },
];

/** A request of a mailbox with these fields for staff, and what is stored of it. */
async function aTown(acts?: readonly Act[], definitions: readonly object[] = management) {
  const request = aStaffRequest({ managementFields: { brigada: 'alumbrado' } });
  const stored: object[] = [];
  const line = { isCut: false };
  const calls = [
    stubCall(readMailboxCall, async () => right({ _id: 'incidencias', management: definitions } as never)),
    stubCall(handleRequestCall, async ({ body }) => {
      if (line.isCut) return left({ kind: 'unreachable' });
      stored.push(body);
      return right({
        ...request,
        managementFields: { ...request.managementFields, ...body.managementFields },
      });
    }),
  ];
  await openDesk({
    requests: [request],
    calls,
    path: '/gestion/solicitudes/2026-000001',
    ...(acts && { acts }),
    around: (office) => (
      <DeskFormsContext
        value={async ({ enter, managed }) => {
          const { fields, values } = managed ?? { fields: [], values: {} };
          const { council } = aFormCouncil(managedForm(aMailbox([]), fields));
          const draft = {
            values: [...managedEntry(fields, values)],
            files: [],
            page: 0,
            key: 'k'.repeat(16),
          };
          return {
            ...council,
            requestDrafts: { ...council.requestDrafts, load: async () => draft as never },
            requests: { ...council.requests, send: enter },
          };
        }}
      >
        {office}
      </DeskFormsContext>
    ),
  });
  return { stored, line };
}

async function openFields() {
  fireEvent.click(await screen.findByRole('button', { name: 'Rellenar o cambiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Datos de la oficina' }));
  const cost = await dialog.findByRole('textbox', { name: /^Coste en euros/u });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  return { dialog, cost, save };
}

describe('the fields of a mailbox for its staff', () => {
  it('are shown in words, and only what was changed of them is stored', async () => {
    const { stored } = await aTown();
    expect(await screen.findByText('Alumbrado')).toBeTruthy();
    const { dialog, cost, save } = await openFields();
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Brigada/u }).value).toBe('alumbrado');
    fireEvent.change(cost, { target: { value: '120' } });
    save();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Datos de la oficina' })).toBeNull());
    expect(stored).toEqual([expect.objectContaining({ managementFields: { coste: '120' }, seen: 3 })]);
    expect(await screen.findByText('120')).toBeTruthy();
  });

  it('are checked at their field, and stay typed when the line breaks', async () => {
    const { stored, line } = await aTown();
    const { dialog, cost, save } = await openFields();
    fireEvent.change(cost, { target: { value: '-4' } });
    save();
    expect(await dialog.findByRole('link', { name: /Coste en euros|0/u })).toBeTruthy();
    expect(stored).toEqual([]);
    fireEvent.change(cost, { target: { value: '4' } });
    line.isCut = true;
    save();
    expect(await screen.findByText(/^No se ha guardado\. El motivo/u)).toBeTruthy();
    const typed = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Coste en euros/u });
    expect(typed.value).toBe('4');
    line.isCut = false;
    await act(async () => {});
    save();
    await waitFor(() => expect(stored).toHaveLength(1));
  });

  it('are read without a button by who may not change them, and are not there if the mailbox has none', async () => {
    await aTown(['request.read']);
    expect(await screen.findByText('Alumbrado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rellenar o cambiar' })).toBeNull();
    cleanup();
    await aTown(undefined, [{ name: 'validationStatus', options: [] }]);
    await screen.findByRole('heading', { level: 2, name: 'Farola apagada' });
    expect(screen.queryByText('Para la oficina')).toBeNull();
  });
});
