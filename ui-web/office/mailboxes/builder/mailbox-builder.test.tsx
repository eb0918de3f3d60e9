import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { builtMailbox } from '#fixtures/builders/data/built-mailbox.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { fieldChoices } from '#domain/forms/builder/built-kind.ts';
import { answerKinds } from '#domain/forms/field-kinds.ts';
import { openBuilder } from '../sample-builder.tsx';

afterEach(cleanup);

const simple: JsonObject = {
  _id: 'enseres',
  title: { es: 'Recogida', va: 'Arreplegada' },
  form: [
    {
      name: 'que',
      type: 'radio',
      title: { es: '¿Qué es?', va: 'Què és?' },
      options: [
        { value: 'sofa', title: { es: 'Sofá', va: 'Sofà' } },
        { value: 'mesa', title: { es: 'Mesa' } },
      ],
    },
    { name: 'body', type: 'textarea', title: { es: 'Detalles' }, required: true },
  ],
};

/** Opens the builder and waits for its list. */
async function opened(
  document: JsonObject = simple,
  more: Omit<Parameters<typeof openBuilder>[0], 'document'> = {},
) {
  const office = await openBuilder({ document, ...more });
  await screen.findByRole('heading', { level: 2, name: 'Campos' });
  const form = () => (office.now()['form'] ?? []) as readonly JsonObject[];
  return { ...office, form };
}

const list = () => within(screen.getByRole('list', { name: 'Campos' }));
const choose = (name: RegExp) => fireEvent.click(list().getByRole('button', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pick = (label: string, value: string) => write(screen.getByRole('combobox', { name: label }), value);
/** What is written is with the council half a second after the last key. */
const stored = (check: () => void) => waitFor(check);
const namesOf = (form: readonly JsonObject[]) => form.map(({ name }) => name);

describe('the builder of a mailbox', () => {
  it('lists the fields with what they are, and shows the chosen one with its texts side by side', async () => {
    await opened();
    expect(
      list()
        .getByRole('button', { name: /^¿Qué es\? Una opción · 2 opciones/u })
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(screen.getByDisplayValue('Què és?')).toBeTruthy();
    expect(await screen.findByText('341 solicitudes este año')).toBeTruthy();
    choose(/^Detalles/u);
    expect(screen.getByRole('heading', { level: 2, name: 'Detalles' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '¿Hay que rellenarlo?' })).toHaveProperty('value', 'yes');
  });

  it('adds a field by its key, removes it, and brings it back', async () => {
    const { form } = await opened();
    fireEvent.keyDown(document.body, { key: '/' });
    const menu = screen.getByRole('list', { name: 'Añadir campo' });
    expect(within(menu).getAllByRole('button')).toHaveLength(fieldChoices.length + 2);
    fireEvent.click(within(menu).getByRole('button', { name: /^Fotos/u }));
    await stored(() => expect(namesOf(form())).toEqual(['que', 'fotos', 'body']));
    expect(screen.getByRole('heading', { level: 2, name: 'Fotos' })).toBeTruthy();
    press('Quitar campo');
    await stored(() => expect(namesOf(form())).toEqual(['que', 'body']));
    press('Devolverlo');
    await stored(() => expect(namesOf(form())).toEqual(['que', 'fotos', 'body']));
  });

  it('builds every kind of field', async () => {
    const { form } = await opened({ ...simple, form: [] });
    for (const at of fieldChoices.keys()) {
      fireEvent.click(document.querySelectorAll('#anadir-campo li button')[at] as HTMLElement);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await act(async () => undefined);
    }
    await stored(() => expect(form()).toHaveLength(fieldChoices.length));
    expect(new Set(form().map(({ type }) => type))).toEqual(new Set(answerKinds));
    expect(form().flatMap(({ mode }) => mode ?? [])).toEqual(
      expect.arrayContaining(['email', 'tel', 'url', 'number', 'date', 'datetime']),
    );
    expect(screen.queryByText(/⟦/u)).toBeNull();
  });

  it('moves a field by its buttons and by keys, and into a page or a group', async () => {
    const { form } = await opened();
    press('Bajar ¿Qué es?');
    await stored(() => expect(namesOf(form())).toEqual(['body', 'que']));
    fireEvent.keyDown(document.body, { key: 's' });
    await stored(() => expect(namesOf(form())).toEqual(['que', 'body']));
    fireEvent.keyDown(document.body, { key: '/' });
    const menu = within(screen.getByRole('list', { name: 'Añadir campo' }));
    fireEvent.click(menu.getByRole('button', { name: /^Grupo de campos/u }));
    choose(/^Detalles/u);
    const homes = screen.getByRole('combobox', { name: 'Dónde está' });
    const group = within(homes).getByRole('option', { name: 'Grupo: Grupo de campos' });
    write(homes, group.getAttribute('value') ?? '');
    await stored(() => expect(namesOf(form())).toEqual(['que', 'grupo-de-campos']));
    expect(form()[1]).toMatchObject({ required: 1, fields: [{ name: 'texto-corto' }, { name: 'body' }] });
    choose(/^Grupo de campos/u);
    write(screen.getByRole('spinbutton', { name: 'Cuántos hay que rellenar' }), '2');
    await stored(() => expect(form()[1]).toMatchObject({ required: 2 }));
  });

  it('says what another kind loses before it is changed', async () => {
    const { form } = await opened();
    pick('Tipo', 'selectmultiple');
    await stored(() => expect(form()[0]).toMatchObject({ type: 'selectmultiple' }));
    pick('Tipo', 'text');
    expect(screen.getByRole('alert').textContent).toContain('se pierde: Opciones');
    press('Dejarlo como está');
    expect(screen.queryByRole('alert')).toBeNull();
    pick('Tipo', 'text');
    press('Cambiar el tipo');
    await stored(() =>
      expect(form()[0]).toEqual({ name: 'que', type: 'text', title: { es: '¿Qué es?', va: 'Què és?' } }),
    );
    press('Devolverlo');
    await stored(() => expect(form()[0]).toMatchObject({ type: 'selectmultiple' }));
  });

  it('writes options in a table, moves and removes them, and takes a pasted list', async () => {
    const { form } = await opened();
    const table = within(screen.getByRole('table', { name: 'Opciones del campo' }));
    const missing = table.getByRole('textbox', { name: 'Opción 2 · valenciano' });
    expect(missing.getAttribute('placeholder')).toBe('Falta');
    write(missing, 'Taula');
    press('Subir Mesa');
    press('Quitar Sofá');
    press('Pegar una lista');
    const dialog = within(screen.getByRole('dialog', { name: 'Pegar una lista' }));
    write(dialog.getByRole('textbox'), 'Armario\tArmari\nMesa\nCama');
    expect(dialog.getByText('3 opciones encontradas')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Añadir 3 opciones' }));
    await stored(() =>
      expect(form()[0]?.['options']).toEqual([
        { value: 'mesa', title: { es: 'Mesa', va: 'Taula' } },
        { value: 'armario', title: { es: 'Armario', va: 'Armari' } },
        { value: 'cama', title: { es: 'Cama' } },
      ]),
    );
    press('Añadir opción');
    await stored(() => expect((document.activeElement as HTMLTextAreaElement).value).toBe('Opción 4'));
  });

  it('builds a condition in words, with more that must hold, or may', async () => {
    const { form } = await opened();
    choose(/^Detalles/u);
    press('Solo si…');
    await stored(() =>
      expect(form()[1]?.['showIf']).toEqual({ field: 'que', operator: 'is', value: 'sofa' }),
    );
    pick('Valor', 'mesa');
    pick('Comparación', 'isNot');
    await stored(() =>
      expect(form()[1]?.['showIf']).toEqual({ field: 'que', operator: 'isNot', value: 'mesa' }),
    );
    expect(list().getByRole('button', { name: /Detalles.*Solo sale si se cumple/u })).toBeTruthy();
    press('O bien…');
    press('Al revés: si no se cumple');
    await stored(() =>
      expect(form()[1]?.['showIf']).toEqual({
        not: {
          any: [
            { field: 'que', operator: 'isNot', value: 'mesa' },
            { field: 'que', operator: 'is', value: 'sofa' },
          ],
        },
      }),
    );
    press('Al derecho: si se cumple');
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar esta condición' })[0] as HTMLElement);
    await stored(() =>
      expect(form()[1]?.['showIf']).toEqual({ field: 'que', operator: 'is', value: 'sofa' }),
    );
    pick('¿Hay que rellenarlo?', 'if');
    await stored(() =>
      expect(form()[1]).toMatchObject({
        required: false,
        requireIf: { field: 'que', operator: 'is', value: 'sofa' },
      }),
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar esta condición' })[0] as HTMLElement);
    pick('¿Hay que rellenarlo?', 'no');
    await stored(() =>
      expect(form()[1]).toEqual({
        ...(simple['form'] as JsonObject[])[1],
        required: false,
        showIf: { field: 'que', operator: 'is', value: 'sofa' },
      }),
    );
  });

  it('says what a change means for those who are filling the form in', async () => {
    await opened();
    expect(screen.queryByRole('heading', { name: 'Qué cambia para la gente' })).toBeNull();
    press('Quitar Sofá');
    expect(await screen.findByText(/^«¿Qué es\?» pierde «Sofá»: quien lo haya elegido/u)).toBeTruthy();
    choose(/^Detalles/u);
    press('Quitar campo');
    expect(screen.getByText(/^«Detalles» desaparece/u)).toBeTruthy();
    expect(screen.getByText(/^Las solicitudes ya enviadas no cambian/u)).toBeTruthy();
  });

  it('names findings by the question, and leads there', async () => {
    const looking = {
      ...simple,
      form: [{ name: 'a', title: 'Primera', showIf: { field: 'b' } }, { name: 'b' }],
    };
    await opened(looking);
    choose(/^b/u);
    const finding = await screen.findByText('Su condición mira un campo que no está antes: b');
    const item = within(finding.closest('li') as HTMLElement);
    expect(item.getByText('Primera')).toBeTruthy();
    fireEvent.click(item.getByRole('button', { name: 'Ir' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Primera' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'b (no está antes)' })).toBeTruthy();
  });

  it('leaves what it does not know as it is, and nothing that the codec knows out of reach', async () => {
    const { now } = await opened({ ...builtMailbox, propio: { de: 'otro programa' } });
    press('Bajar suelto');
    await stored(() => expect((now()['form'] as JsonObject[])[0]).toMatchObject({ name: 'que' }));
    const { form: _, ...rest } = builtMailbox;
    expect(now()).toMatchObject({ ...rest, propio: { de: 'otro programa' } });
    press('Lo demás');
    expect(screen.getByText('propio/de')).toBeTruthy();
  });

  it('is read only for those who may not change it', async () => {
    await opened(simple, { mayChange: 'none' });
    expect(screen.queryByRole('button', { name: 'Quitar campo' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Subir/u })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveProperty('disabled', true);
  });
});

describe('the settings of a mailbox', () => {
  it('ask for a payment, and for what of the sender', async () => {
    const { now } = await opened();
    press('Pago');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pide un pago' }));
    write(screen.getByRole('textbox', { name: 'Importe' }), '12,50');
    pick('Pasarela de pago', 'sandbox');
    press('Datos de contacto');
    pick('Se pide quién es', 'yes');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Correo electrónico' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Teléfono' }));
    await stored(() =>
      expect(now()).toMatchObject({
        payments: { gateway: 'sandbox', amount: 12.5 },
        contactRequest: { mode: 'yes', fields: ['telephone', 'email'] },
      }),
    );
    press('Pago');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pide un pago' }));
    await stored(() => expect(now()['payments']).toBeUndefined());
  });

  it('have a term for all requests, or one for each priority', async () => {
    const { now } = await opened();
    press('Avisos y plazo');
    pick('Plazo para responder', 'one');
    write(screen.getByRole('spinbutton', { name: 'Días hábiles' }), '7');
    await stored(() => expect(now()['answerWithin']).toBe(7));
    pick('Plazo para responder', 'each');
    write(screen.getByRole('spinbutton', { name: 'Urgente' }), '1');
    await stored(() => expect(now()['answerWithin']).toEqual({ normal: 7, urgent: 1 }));
    pick('Plazo para responder', 'none');
    await stored(() => expect(now()['answerWithin']).toBeUndefined());
  });
});
