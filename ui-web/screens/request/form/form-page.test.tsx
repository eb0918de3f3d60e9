import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { right } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import type { CensusQuestions } from '#adapters/wire/census/census.ts';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { aField, aMailbox, aPage } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';

afterEach(cleanup);

const option = (value: string) => ({ value, text: value });

describe('a form', () => {
  it('that is closed is shown to staff with a notice', async () => {
    await aScreen(aMailbox([shortTextField], { isDisabled: true }), { seesClosed: true });
    expect(screen.getByText('Este Buzón está cerrado. Solo se muestra al administrador.')).toBeTruthy();
  });

  it('asks for a title that may be left out after the text of which it is made', async () => {
    const labels = () => screen.getAllByRole('textbox').map(({ id }) => id);
    const body = aField('textarea', 'body', { required: true });
    const asked = (title: Parameters<typeof aField>[2], ...more: readonly Parameters<typeof aField>[]) =>
      aScreen(aMailbox([aField('text', 'title', title), body, ...more.map((one) => aField(...one))]));
    await asked({}, ['text', 'quien', {}]);
    expect(labels()).toEqual(['campo-body', 'campo-title', 'campo-quien']);
    cleanup();
    await asked({ required: true });
    expect(labels()).toEqual(['campo-title', 'campo-body']);
  });

  it('says how many fields of a group are needed and which, and calls none of them optional', async () => {
    const fields = [aField('text', 'calle', { title: 'Calle' }), aField('text', 'plaza', { title: 'Plaza' })];
    const group = (more: object) => aField('group', 'donde', { title: 'Dónde', fields, ...more });
    await aScreen(aMailbox([group({ required: true, atLeast: 1 })]));
    expect(screen.getByText('Rellena al menos 1 de estos 2 campos.')).toBeTruthy();
    expect(screen.queryByText('(opcional)')).toBeNull();
    await pressAndWait('Enviar solicitud');
    const words = 'Grupo requerido Dónde: rellena al menos 1 (Calle, Plaza)';
    expect(screen.getAllByText(words)).toHaveLength(2);
    cleanup();
    await aScreen(aMailbox([group({ required: true, atLeast: 2 })]));
    expect(screen.getByText('Rellena todos estos campos.')).toBeTruthy();
    cleanup();
    await aScreen(aMailbox([group({ atLeast: 0 })]));
    expect(screen.queryByText(/^Rellena/u)).toBeNull();
    expect(screen.getAllByText('(opcional)')).toHaveLength(2);
  });

  it('shows the markup of a hint as formatting, and never as characters', async () => {
    const hint = '<p>El número <b>no se guarda</b>.</p><p><a href="/guia">Más</a></p>';
    const options = [option('a')];
    const info = { es: '<p>Comprobamos que vives en el municipio.</p>' };
    const questions: CensusQuestions = {
      id: 'padron',
      info,
      questions: [{ es: '<p>Año de nacimiento</p>' }],
    };
    await aScreen(
      aMailbox([
        aField('text', 'texto', { hint }),
        aField('textarea', 'largo', { hint }),
        aField('select', 'uno', { hint, options }),
        aField('radio', 'radio', { hint, options }),
        aField('selectmultiple', 'varias', { hint, options, most: 2 }),
        aField('checkbox', 'casilla', { hint }),
        aField('image', 'fotos', { hint }),
        aField('map', 'sitio', { hint }),
        aField('callejero', 'calle', { hint }),
        aField('census', 'censo', { title: 'DNI' }),
        aField('group', 'grupo', { hint, fields: [aField('text', 'dentro', { hint })] }),
      ]),
      { calls: [stubCall(readCensusCall, async () => right(questions))] },
    );
    await screen.findByText('Comprobamos que vives en el municipio.');
    expect(document.body.textContent).not.toMatch(/<\/?[a-z]/u);
    expect(screen.getAllByText('no se guarda').map(({ localName }) => localName)).toEqual(
      Array.from({ length: 11 }, () => 'strong'),
    );
    expect(screen.getAllByRole('link', { name: 'Más' })).toHaveLength(11);
    expect(screen.getByLabelText(/Año de nacimiento/u)).toBeTruthy();
    expect(screen.getByLabelText(/^texto/u).getAttribute('aria-describedby')).toContain('hint');
  });

  it('shows a read-only answer of any type, and sends it unchanged', async () => {
    const read = { readonly: true, required: true };
    const options = [option('a'), { value: 'b', text: 'Bona' }];
    const draft: RequestDraft = {
      mailbox: mailboxId('avisos'),
      title: 'Avisos',
      key: 'a-key-of-a-draft',
      values: [
        ['uno', { kind: 'text', text: 'b' }],
        ['varias', { kind: 'texts', texts: ['a', 'b'] }],
        ['casilla', { kind: 'flag', on: true }],
        ['sitio', { kind: 'place', coordinates: { lat: 39.5, lng: -0.4 } }],
      ],
      files: [],
      page: 0,
      payment: null,
      sendsWhenBack: false,
      keptAt: noon,
    };
    const visit = await aScreen(
      aMailbox([
        shortTextField,
        aField('text', 'texto', { title: 'Un texto', ...read }),
        aField('category', 'category', { title: 'Categoría', ...read }),
        aField('select', 'uno', { title: 'Uno de varios', options, ...read }),
        aField('collection', 'barrio', { title: 'Barrio', ...read }),
        aField('radio', 'radio', { title: 'Una de pocas', options, ...read }),
        aField('selectmultiple', 'varias', { title: 'Varias', options, most: 2, ...read }),
        aField('checkbox', 'casilla', { title: 'Una casilla', ...read }),
        aField('callejero', 'address', { title: 'Calle', ...read }),
        aField('search', 'centro', { title: 'Centro', ...read }),
        aField('image', 'fotos', { title: 'Fotos', ...read }),
        aField('file', 'docs', { title: 'Documentos', ...read }),
        aField('pdf', 'firmado', { title: 'Declaración', ...read }),
        aField('map', 'sitio', { title: 'En el mapa', ...read }),
      ]),
      { draft },
    );
    const fields = screen.getAllByLabelText<HTMLInputElement>(/\(solo lectura\)$/u);
    expect(fields).toHaveLength(13);
    for (const field of fields) expect([field.id, field.readOnly]).toEqual([field.id, true]);
    const wordsOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([/Uno/u, /Varias/u, /casilla/u, /mapa/u].map(wordsOf)).toEqual([
      'Bona',
      'a, Bona',
      'Sí',
      '39.5000, -0.4000',
    ]);
    write('Qué ha pasado', 'Una farola');
    await pressAndWait('Enviar solicitud');
    await pressAndWait('Enviar solicitud');
    expect(visit.sent[0]?.body).toMatchObject({
      coordinates: { lat: 39.5, lng: -0.4 },
      extra: new Map<string, unknown>([
        ['uno', 'b'],
        ['varias', ['a', 'b']],
        ['casilla', true],
      ]),
    });
  });

  it('draws every type of field, named by its label', async () => {
    await aScreen(
      aMailbox(
        [
          shortTextField,
          aField('text', 'texto', { title: 'Un texto', placeholder: 'Escribe' }),
          aField('text', 'hora', { title: 'Una hora', mode: 'datetime' }),
          aField('key', 'clave', { title: 'Una clave', valid: ['A'] }),
          aField('category', 'category', { title: 'Categoría' }),
          aField('select', 'select', { title: 'Uno de varios', options: [option('a')] }),
          aField('collection', 'barrio', { title: 'Barrio' }),
          aField('radio', 'radio', { title: 'Una de pocas', options: [option('sí'), option('no')] }),
          aField('selectmultiple', 'varias', {
            title: 'Varias',
            options: [option('x'), option('y')],
            most: 1,
          }),
          aField('checkbox', 'casilla', {
            title: 'Una casilla',
            children: [aField('text', 'hijo', { title: 'Por qué' })],
          }),
          aField('callejero', 'address', { title: 'Calle' }),
          aField('search', 'centro', { title: 'Centro' }),
          aField('image', 'fotos', { title: 'Fotos' }),
          aField('file', 'docs', { title: 'Documentos' }),
          aField('pdf', 'firmado', { title: 'Declaración', form: '/impreso.pdf' }),
          aField('map', 'sitio', { title: 'En el mapa' }),
          aField('census', 'censo', { title: 'DNI' }),
          aField('captcha', 'captcha', { title: 'Captcha' }),
          aField('contact', 'quien', { title: 'Quién' }),
          aField('group', 'caja', {
            title: 'Un grupo',
            box: true,
            fieldset: true,
            fields: [aField('text', 'dentro', { title: 'Dentro' })],
          }),
        ],
        { contact: { mode: 'yes', fields: ['firstName', 'email'], position: 'up', title: null } },
      ),
      { requests: { items: async () => right([{ id: '1', title: 'Centre' }]) } },
    );
    for (const name of [
      'Qué ha pasado',
      /Un texto/u,
      /Una hora/u,
      /Una clave/u,
      /Barrio/u,
      /Calle/u,
      /Centro/u,
      /DNI/u,
      /Dentro/u,
      'Nombre',
      'Correo electrónico',
      'Año de nacimiento',
      'Escribe el resultado',
      'Añadir fotos',
      'Añadir documentos',
      'Adjuntar el PDF firmado',
    ])
      expect(screen.getAllByLabelText(name).length, String(name)).toBeGreaterThan(0);
    expect(screen.getByRole('option', { name: 'Alumbrado' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Centre' })).toBeTruthy();
    expect(screen.getByRole('application', { name: 'En el mapa' })).toBeTruthy();
    expect(screen.getByText('¿Cuánto es siete más cuatro?')).toBeTruthy();
    expect(screen.queryByLabelText(/Por qué/u)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Una casilla/u }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'x' }));
    fireEvent.click(screen.getByRole('radio', { name: 'sí' }));
    write(/Una hora/u, '2026-11-20T09:30');
    write(/DNI/u, '12345678Z');
    write('Año de nacimiento', '1984');
    write('Nombre', 'Empar');
    write('Escribe el resultado', '11');
    expect(screen.getByLabelText(/Por qué/u)).toBeTruthy();
    expect(screen.getByText('1 de 1 elegidos.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Una hora/u).value).toBe('2026-11-20T09:30');
  });

  it('says what is missing above and beside the field; the summary links there and can be closed', async () => {
    await aScreen(aMailbox([shortTextField], { privacy: { isAsked: true, link: null } }));
    await pressAndWait('Enviar solicitud');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('heading').textContent).toBe('Hay 2 datos por corregir');
    expect(document.title).toMatch(/^Error: /u);
    fireEvent.click(within(summary).getByRole('link', { name: 'Rellena el campo «Qué ha pasado»' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Qué ha pasado'));
    await pressAndWait('Cerrar el resumen de errores');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Qué ha pasado').getAttribute('aria-invalid')).toBe('true');
  });

  it('with pages shows them as tabs, each with its button, and a payment on the last', async () => {
    const pages = [
      aPage('Qué', [aField('text', 'a', { title: 'A', required: true })]),
      { ...aPage('Dónde', [aField('text', 'b', { title: 'B' })]), submitText: 'Acabar' },
    ];
    const payment = { gateway: 'sandbox', amount: cents(1200), concept: 'Recogida' };
    await aScreen(
      aMailbox([], { pages, hasTabs: true, payment, help: 'Ayuda <b>aquí</b>', description: 'Texto' }),
    );
    await pressAndWait('Guardar y seguir');
    expect(screen.getByRole('button', { name: /1 error/u })).toBeTruthy();
    write('A', 'x');
    await pressAndWait('Guardar y seguir');
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Página 2 de 2');
    expect(screen.getByRole('button', { name: /Pagar 12,00/u })).toBeTruthy();
    await pressAndWait('Acabar');
    expect(screen.getAllByText(/primero hay que pagar/u).length).toBe(2);
    await pressAndWait('Volver a la página 1');
    await pressAndWait('Ayuda para rellenar la solicitud');
    expect(screen.getByRole('complementary').textContent).toBe('Ayuda aquí');
  });
});
