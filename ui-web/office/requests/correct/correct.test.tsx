import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { correctContactCall } from '#adapters/wire/staff-requests/correct-contact.ts';
import { erasePersonCall } from '#adapters/wire/staff-requests/erase-person.ts';
import { lookAtContactCall } from '#adapters/wire/staff-requests/look-at-contact.ts';
import { retitleRequestCall } from '#adapters/wire/staff-requests/retitle-request.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

/** The desk with one request open; what is changed of it. */
async function aTown(request: StaffRequest = aStaffRequest(), acts?: readonly Act[]) {
  const done: object[] = [];
  await openDesk({
    requests: [request],
    ...(acts && { acts }),
    path: `/gestion/solicitudes/${request.iid}`,
    calls: [
      stubCall(retitleRequestCall, async ({ body }) => {
        done.push(body);
        return right(body.title ? { ...request, publicTitle: body.title } : request);
      }),
      stubCall(handleRequestCall, async ({ body }) => {
        done.push(body);
        return right(request);
      }),
      stubCall(lookAtContactCall, async () => {
        done.push({ looked: true });
        return right({ contact: { firstName: 'Empar', telephone: '600 123 456' } });
      }),
      stubCall(correctContactCall, async ({ body }) => {
        if (body.contact.email === 'no') return left({ kind: 'correctionRefused', where: 'email' } as never);
        done.push(body);
        return right(request);
      }),
      stubCall(erasePersonCall, async ({ body }) => {
        done.push(body);
        return right({ ...request, personErasedAt: '2026-11-18T11:00:00Z' });
      }),
    ],
  });
  await screen.findByRole('article', { name: 'Farola apagada' });
  return { done };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openWith = async (name: string) => {
  press(name);
  return within(await screen.findByRole('dialog'));
};
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the public title', () => {
  it('is another one, that of the form, or the own one again', async () => {
    const { done } = await aTown();
    const dialog = await openWith('Cambiar el título público');
    write(dialog.getByRole('textbox', { name: 'Título público' }), ' Sin luz ');
    press('Cambiar el título');
    await isClosed();
    expect(screen.getByText('Se lee: «Sin luz»')).toBeTruthy();
    for (const name of [/^Ninguno/u, /^El que escribió/u]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const again = await openWith('Cambiar el título público');
      fireEvent.click(again.getByRole('radio', { name }));
      press('Cambiar el título');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await isClosed();
    }
    expect(done).toEqual([{ title: 'Sin luz' }, { isHidden: true }, {}]);
  });
});

describe('the days on which a request is public', () => {
  it('are set, checked and read beside it', async () => {
    const publishPeriod = { start: '2026-11-20', end: null };
    const { done } = await aTown(aStaffRequest({ publishPeriod }));
    expect(screen.getByText('Se ve desde: 20 de noviembre')).toBeTruthy();
    const dialog = await openWith('Cambiar los días en que se ve');
    write(dialog.getByLabelText('Último día'), '2026-11-19');
    press('Guardar los días');
    expect(dialog.getByText('El último día es anterior al primero.')).toBeTruthy();
    write(dialog.getByLabelText('Último día'), '2026-11-30');
    press('Guardar los días');
    await isClosed();
    await waitFor(() => expect(done).toHaveLength(1));
    expect(done[0]).toMatchObject({ publishPeriod: { start: '2026-11-20', end: '2026-11-30' }, seen: 3 });
  });
});

describe('what says who asked', () => {
  it('is corrected with a reason: it is read first, which is noted', async () => {
    const { done } = await aTown();
    const dialog = await openWith('Corregir los datos');
    const phone = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
    expect(phone.value).toBe('600 123 456');
    write(phone, '');
    write(dialog.getByRole('textbox', { name: 'Correo electrónico' }), 'no');
    press('Guardar los datos');
    expect(await dialog.findByText('Escribe por qué.')).toBeTruthy();
    write(dialog.getByRole('textbox', { name: 'Por qué' }), 'Lo pidió por teléfono.');
    press('Guardar los datos');
    expect(await dialog.findByText(/^Escribe un correo válido/u)).toBeTruthy();
    write(dialog.getByRole('textbox', { name: 'Correo electrónico' }), 'empar@correu.example');
    press('Guardar los datos');
    await isClosed();
    expect(done).toEqual([
      { looked: true },
      {
        contact: { firstName: 'Empar', telephone: '', email: 'empar@correu.example' },
        why: 'Lo pidió por teléfono.',
      },
    ]);
  });

  it('is erased only with a reason, after what goes and what stays was said', async () => {
    const { done } = await aTown();
    const dialog = await openWith('Borrar los datos personales');
    expect(dialog.getByText('No se puede deshacer.')).toBeTruthy();
    expect(dialog.getByText(/^Número, fechas, buzón, estado, pago, título/u)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: 'Quién la envió y todo lo escrito' }));
    expect(dialog.getByText(/^Además: título, texto, lugar/u)).toBeTruthy();
    press('Borrar para siempre');
    expect(await dialog.findByText('Escribe por qué.')).toBeTruthy();
    expect(done).toEqual([]);
    write(dialog.getByRole('textbox', { name: 'Por qué' }), 'Supresión 2026/31');
    press('Borrar para siempre');
    await isClosed();
    expect(done).toEqual([{ keepsText: false, why: 'Supresión 2026/31' }]);
    expect(screen.getByText(/^Datos personales borrados: /u)).toBeTruthy();
  });

  it('is left alone by those who may not change it', async () => {
    await aTown(aStaffRequest(), ['request.read', 'request.seeContact']);
    for (const name of ['Corregir los datos', 'Borrar los datos personales', 'Cambiar el título público'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
