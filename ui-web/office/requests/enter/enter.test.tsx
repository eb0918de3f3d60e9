import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { enterRequestCall } from '#adapters/wire/staff-requests/enter-request.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { aField, aFormCouncil, aMailbox } from '#ui-web/screens/request/samples/sample-form.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';
import { DeskFormsContext } from './desk-forms.ts';

afterEach(cleanup);

const told = aField('textarea', 'body', { title: 'Qué ha pasado', required: true });
const photo = aField('group', 'fotos', {
  title: 'Fotos',
  fields: [aField('image', 'foto', { title: 'Foto' })],
});

/** The desk of a town with one form; what is entered through it. */
async function aTown(mailbox = aMailbox([told, photo]), acts?: readonly Act[]) {
  const done: object[] = [];
  const refuses = { kind: null as 'unreachable' | 'notAllowed' | null };
  const calls = [
    stubCall(listMailboxesCall, async () =>
      right({
        items: [{ _id: 'avisos', title: 'Avisos', description: null, address: '/', requiresProfile: false }],
        itemsCount: 1,
      } as never),
    ),
    stubCall(enterRequestCall, async ({ body }) => {
      const { kind } = refuses;
      refuses.kind = null;
      if (kind !== null) return left({ kind });
      done.push(body);
      return right(aStaffRequest({ iid: '2026-000043' }));
    }),
  ];
  const { council } = aFormCouncil(mailbox);
  await openDesk({
    requests: [aStaffRequest()],
    calls,
    ...(acts && { acts }),
    around: (office) => (
      <DeskFormsContext
        value={async ({ enter }) => ({ ...council, requests: { ...council.requests, send: enter } })}
      >
        {office}
      </DeskFormsContext>
    ),
  });
  await screen.findByRole('link', { name: 'Farola apagada' });
  return { done, refuses };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function openForm() {
  press('Anotar para alguien');
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar una solicitud para alguien' }));
  await dialog.findByRole('option', { name: 'Avisos' });
  write(dialog.getByRole('combobox', { name: 'Buzón' }), 'avisos');
  return dialog;
}

describe('a request that is entered for somebody', () => {
  it('has the fields of its form, how they came, an optional contact, and what they agreed to', async () => {
    const { done } = await aTown();
    const dialog = await openForm();
    const body = await dialog.findByRole('textbox', { name: /^Qué ha pasado/u });
    expect(dialog.getByRole('group', { name: 'Fotos' })).toBeTruthy();
    press('Anotarla');
    expect(await dialog.findByText(/^Escribe qué se le ha enseñado/u)).toBeTruthy();
    write(dialog.getByRole('textbox', { name: /^Qué se le ha enseñado/u }), 'Se le leyó.');
    press('Anotarla');
    expect(await dialog.findByRole('link', { name: /Qué ha pasado/u })).toBeTruthy();
    expect(done).toEqual([]);
    write(body, 'No hay luz');
    fireEvent.click(dialog.getByRole('radio', { name: 'Por teléfono' }));
    write(dialog.getByRole('textbox', { name: /^Teléfono/u }), '600 123 456');
    write(dialog.getByRole('combobox', { name: 'En qué idioma se le escribe' }), 'va');
    press('Anotarla');
    const receipt = await screen.findByRole('link', { name: 'Imprimir el justificante' });
    expect(receipt.getAttribute('href')).toBe('/api/vilanova/staff/requests/2026-000043/receipt');
    expect(done).toEqual([
      expect.objectContaining({
        mailbox: 'avisos',
        channel: 'telephone',
        consent: { shown: 'Se le leyó.' },
        language: 'va',
        request: expect.objectContaining({ body: 'No hay luz', contact: { telephone: '600 123 456' } }),
      }),
    ]);
  });

  it('is entered once under its name, also after the line broke', async () => {
    const { done, refuses } = await aTown();
    const dialog = await openForm();
    write(await dialog.findByRole('textbox', { name: /^Qué ha pasado/u }), 'No hay luz');
    write(dialog.getByRole('textbox', { name: /^Qué se le ha enseñado/u }), 'Se le leyó.');
    refuses.kind = 'unreachable';
    press('Anotarla');
    expect(await dialog.findByText(/^No hay conexión: no se ha anotado/u)).toBeTruthy();
    press('Anotarla');
    await screen.findByRole('link', { name: 'Imprimir el justificante' });
    expect(done).toHaveLength(1);
  });

  it('is not left by a slip: Escape asks first', async () => {
    await aTown();
    const dialog = await openForm();
    await dialog.findByRole('textbox', { name: /^Qué ha pasado/u });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(dialog.getByText('Lo escrito se pierde si lo dejas.')).toBeTruthy();
    press('Seguir');
    expect(screen.getByRole('dialog')).toBeTruthy();
    press('Cancelar');
    press('Dejarlo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('through a form that asks for a payment is left to the person, and says how', async () => {
    await aTown(aMailbox([told], { payment: { gateway: 'sandbox', amount: cents(100), concept: 'Tasa' } }));
    expect(await (await openForm()).findByText(/^Este formulario pide un pago/u)).toBeTruthy();
  });

  it('can have a file that the person brings, which is required where its form says so', async () => {
    const { done } = await aTown(aMailbox([told, aField('file', 'dni', { title: 'DNI', required: true })]));
    const dialog = await openForm();
    write(await dialog.findByRole('textbox', { name: /^Qué ha pasado/u }), 'No hay luz');
    write(dialog.getByRole('textbox', { name: /^Qué se le ha enseñado/u }), 'Se le leyó.');
    press('Anotarla');
    expect(await dialog.findByRole('link', { name: /DNI/u })).toBeTruthy();
    expect(done).toEqual([]);
    const paper = new File(['Un papel'], 'dni.txt', { type: 'text/plain' });
    const picker = document.querySelector('input[type=file]');
    fireEvent.change(picker as HTMLElement, { target: { files: [paper] } });
    expect(await dialog.findByRole('button', { name: /dni\.txt/u })).toBeTruthy();
    press('Anotarla');
    await screen.findByRole('link', { name: 'Imprimir el justificante' });
    expect(JSON.stringify(done)).toContain('asset-1');
  });

  it('is for those who may, and says so if a mailbox is not theirs', async () => {
    await aTown(undefined, ['request.read']);
    expect(screen.queryByRole('button', { name: 'Anotar para alguien' })).toBeNull();
    cleanup();
    const { refuses } = await aTown();
    const dialog = await openForm();
    write(await dialog.findByRole('textbox', { name: /^Qué ha pasado/u }), 'No hay luz');
    write(dialog.getByRole('textbox', { name: /^Qué se le ha enseñado/u }), 'Se le leyó.');
    refuses.kind = 'notAllowed';
    press('Anotarla');
    expect(await dialog.findByText('Tu papel no permite anotar en este buzón.')).toBeTruthy();
  });
});
