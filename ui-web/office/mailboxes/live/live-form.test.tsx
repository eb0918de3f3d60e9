import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { openBuilder } from '../sample-builder.tsx';

afterEach(cleanup);

const tried: JsonObject = {
  _id: 'enseres',
  title: { es: 'Recogida' },
  noPrivacyPolicy: true,
  form: [
    {
      name: 'que',
      type: 'radio',
      title: { es: '¿Qué es?', va: 'Què és?' },
      options: [
        { value: 'sofa', title: { es: 'Sofá', va: 'Sofà' } },
        { value: 'mesa', title: { es: 'Mesa', va: 'Taula' } },
      ],
    },
    { name: 'body', type: 'textarea', title: { es: 'Detalles' }, required: true },
    { name: 'ancho', type: 'text', title: 'Ancho', showIf: { field: 'que', value: 'mesa' } },
  ],
};

/** The form as it is drawn at the right of the builder. */
async function liveForm(document: JsonObject = tried) {
  const office = await openBuilder({ document });
  const area = await screen.findByRole('complementary', { name: 'Como se ve' });
  await within(area).findByRole('radio', { name: 'Sofá' });
  return { ...office, live: within(area), area };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const lit = (area: HTMLElement) => area.querySelector('[data-lit]')?.textContent ?? '';

describe('the form that its author tries', () => {
  it('is that of residents: what is answered shows the next field, and its errors are those of the portal', async () => {
    const { live, sent } = await liveForm();
    expect(live.queryByLabelText(/^Ancho/u)).toBeNull();
    fireEvent.click(live.getByRole('radio', { name: 'Mesa' }));
    expect(await live.findByLabelText(/^Ancho/u)).toBeTruthy();
    press('Probar con errores');
    expect(await live.findByText(/Rellena el campo «Detalles»/u)).toBeTruthy();
    fireEvent.change(live.getByLabelText(/^Detalles/u), { target: { value: 'Uno' } });
    press('Probar con errores');
    expect(await live.findByText(/^Todo en orden: así se podría enviar/u)).toBeTruthy();
    press('Enviar solicitud');
    expect(sent.flat()).toEqual([]);
    press('Vaciar');
    await waitFor(() => expect(live.queryByLabelText(/^Ancho/u)).toBeNull());
    expect(live.getByLabelText<HTMLTextAreaElement>(/^Detalles/u).value).toBe('');
  });

  it('changes with what is written, and keeps what was filled in', async () => {
    const { live } = await liveForm();
    fireEvent.change(live.getByLabelText(/^Detalles/u), { target: { value: 'Un sofá' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Opción 2 · castellano' }), {
      target: { value: 'Mesa y sillas' },
    });
    expect(await live.findByRole('radio', { name: 'Mesa y sillas' })).toBeTruthy();
    expect(live.getByLabelText<HTMLTextAreaElement>(/^Detalles/u).value).toBe('Un sofá');
  });

  it('speaks any language of the town, whatever the office speaks', async () => {
    const { live } = await liveForm();
    fireEvent.click(live.getByRole('button', { name: 'va · valenciano' }));
    expect(await live.findByRole('radio', { name: 'Taula' })).toBeTruthy();
    expect(live.getByRole('button', { name: 'Enviar sol·licitud' })).toBeTruthy();
    expect(live.getByText(/^Es el formulario de verdad/u)).toBeTruthy();
  });

  it('lights the field that is chosen, and what is touched in it is chosen', async () => {
    const { live, area } = await liveForm();
    await waitFor(() => expect(lit(area)).toContain('¿Qué es?'));
    fireEvent.focus(live.getByLabelText(/^Detalles/u));
    expect(screen.getByRole('heading', { level: 2, name: 'Detalles' })).toBeTruthy();
    expect(lit(area)).toContain('Detalles');
    fireEvent.click(screen.getByRole('button', { name: /^Ancho/u }));
    expect(live.getByText(/^El campo elegido no sale ahora/u)).toBeTruthy();
  });

  it('says that it cannot be shown if something does not fit, and what is missing', async () => {
    await openBuilder({ document: { ...tried, form: [] } });
    expect(await screen.findByText('Aún no hay nada que ver: añade un campo.')).toBeTruthy();
    cleanup();
    await openBuilder({ document: { ...tried, form: [{ name: 'a', showIf: { field: 'b' } }] } });
    expect(await screen.findByText(/^Como está, el portal no lo mostraría/u)).toBeTruthy();
    cleanup();
    await openBuilder({ document: { ...tried, form: [{ name: 'a', type: 'nada' }] } });
    expect(await screen.findByText(/^El formulario no se puede leer como está/u)).toBeTruthy();
    await act(async () => undefined);
  });

  it('takes no money: its payment is only said', async () => {
    const { live } = await liveForm({ ...tried, payments: { gateway: 'sandbox', amount: 5 } });
    fireEvent.click(live.getByRole('button', { name: /5,00/u }));
    expect(await live.findByText(/^Aquí no se paga nada/u)).toBeTruthy();
  });

  it('opens the policy as the form does', async () => {
    const { live } = await liveForm({
      ...tried,
      noPrivacyPolicy: false,
      privacyPolicy: '/pagina/datos',
    });
    fireEvent.click(live.getByRole('link', { name: 'Leer la política de privacidad' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findAllByText(/Vilanova/u)).not.toEqual([]);
    expect(dialog.textContent).not.toContain('⟦');
    const own = dialog.querySelector('a[href="/pagina/datos"]');
    expect(own?.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('heading', { level: 2, name: 'Campos', hidden: true })).toBeTruthy();
  });
});
