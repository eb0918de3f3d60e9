import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { MyRequestsScreen } from '#ui-web/screens/requests/screen.tsx';
import { aSite } from '#ui-web/shell/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/sample-place.tsx';
import { aField, aFormCouncil, aMailbox, aPage } from './sample-form.ts';
import { RequestScreen } from './screen.tsx';

afterEach(cleanup);

const speech = speechOf(await startSpeaking('es'), 'es', 'es');
const option = (value: string) => ({ value, text: value });

async function aScreen(
  mailbox: Mailbox | null,
  answers: Parameters<typeof aFormCouncil>[1] = {},
  mine = false,
) {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const visit = aFormCouncil(mailbox, answers);
  const { requests, requestDrafts, town, ...rest } = visit.council;
  const forms = Promise.resolve({ requests, requestDrafts, town });
  const council = { ...rest, forms: () => forms };
  await act(async () => {
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        {mine ? <MyRequestsScreen /> : <RequestScreen params={{ key: 'avisos' }} />}
      </SamplePlace>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return visit;
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const told = aField('textarea', 'body', { title: 'Qué ha pasado', required: true, maxlength: 600 });

describe('a form that cannot be filled in', () => {
  it.each([
    ['Buzón no configurada correctamente.', aMailbox([]), {}],
    ['Este Buzón está cerrado', aMailbox([told], { isDisabled: true }), {}],
    ['Usuario no encontrado', aMailbox([told]), { loggedIn: false }],
  ])('says «%s», as the specification has it', async (words, mailbox, answers) => {
    await aScreen(mailbox, answers);
    expect(title()).toBe(words);
  });

  it('offers another try when the council did not answer', async () => {
    await aScreen(null, { requests: { mailbox: async () => left({ kind: 'unreachable' }) } });
    expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });
});

describe('a form', () => {
  it('that is closed is shown to staff with a notice', async () => {
    await aScreen(aMailbox([told], { isDisabled: true }), { seesClosed: true });
    expect(screen.getByText('Este Buzón está cerrado. Solo se muestra al administrador.')).toBeTruthy();
  });

  it('draws every type of field, named by its label', async () => {
    await aScreen(
      aMailbox(
        [
          told,
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

  it('says what is missing above and beside the field, and the summary leads there and closes', async () => {
    await aScreen(aMailbox([told], { privacy: { isAsked: true, link: null } }));
    await press('Enviar solicitud');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('heading').textContent).toBe('Hay 2 datos por corregir');
    expect(document.title).toMatch(/^Error: /u);
    fireEvent.click(within(summary).getByRole('link', { name: 'Rellena el campo «Qué ha pasado»' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Qué ha pasado'));
    await press('Cerrar el resumen de errores');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Qué ha pasado').getAttribute('aria-invalid')).toBe('true');
  });

  it('is read back before it goes, then tells its reference', async () => {
    const { sent } = await aScreen(aMailbox([told], { privacy: { isAsked: true, link: '/politica' } }));
    write('Qué ha pasado', 'Una farola rota');
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Enviar solicitud');
    expect(screen.getByRole('definition').textContent).toBe('Una farola rota');
    await press('Cambiar algo');
    await press('Enviar solicitud');
    await press('Enviar solicitud');
    const dialog = screen.getByRole('dialog', { name: 'Solicitud enviada correctamente' });
    expect(within(dialog).getByText('K7QM-2XRA-VD5H-N3TE')).toBeTruthy();
    expect(sent[0]?.body.acceptsPrivacy).toBe(true);
    await press('Cerrar');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Qué ha pasado').value).toBe('');
  });

  it('opens the policy from the consent, with its fourteen sections', async () => {
    await aScreen(aMailbox([told], { privacy: { isAsked: true, link: '/politica' } }));
    fireEvent.click(screen.getByRole('link', { name: 'Leer la política de privacidad' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Política de privacidad' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(14);
    fireEvent.click(dialog.getByRole('link', { name: 'Tus derechos' }));
    expect(document.activeElement?.textContent).toBe('Tus derechos');
    expect(dialog.getByRole('link', { name: 'dpd@vilanova.example' })).toBeTruthy();
    await press('Cerrar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without a line offers to send it later, and does when the line is back', async () => {
    const { sent } = await aScreen(aMailbox([told]), { refusals: [{ kind: 'unreachable' }] });
    write('Qué ha pasado', 'Una farola rota');
    await press('Enviar solicitud');
    await press('Enviar solicitud');
    await press('Enviarla cuando vuelva la conexión');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    [{ kind: 'captchaFailed' }, /^Error en el Captcha/u],
    [{ kind: 'notStored' }, 'Se ha producido un error al enviar la solicitud'],
    [{ kind: 'tooManyRequests', most: 2 }, /no puede enviar más de 2 propuestas/u],
    [{ kind: 'tooManyAttempts', retryAfter: 9 }, /Espera 9 segundos/u],
  ] as const)('that is refused (%j) says why and keeps everything', async (refusal, words) => {
    await aScreen(aMailbox([told]), { refusals: [refusal] });
    write('Qué ha pasado', 'Una farola rota');
    await press('Enviar solicitud');
    await press('Enviar solicitud');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Qué ha pasado').value).toBe('Una farola rota');
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
    await press('Guardar y seguir');
    expect(screen.getByRole('button', { name: /1 error/u })).toBeTruthy();
    write('A', 'x');
    await press('Guardar y seguir');
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Página 2 de 2');
    expect(screen.getByRole('button', { name: /Pagar 12,00/u })).toBeTruthy();
    await press('Acabar');
    expect(screen.getAllByText(/primero hay que pagar/u).length).toBe(2);
    await press('Volver a la página 1');
    await press('Ayuda para rellenarlo');
    expect(screen.getByRole('complementary').textContent).toBe('Ayuda aquí');
  });
});

describe('my requests', () => {
  it('lists what is on this device, and asks for a request by its reference', async () => {
    const draft = {
      mailbox: aMailbox([]).id,
      title: { es: 'Avisos en la calle' },
      key: 'k',
      values: [],
      files: [],
      page: 0,
      payment: null,
      sendsWhenBack: true,
      keptAt: Date.parse('2026-11-18T09:00:00+01:00'),
    };
    const { drafts } = await aScreen(
      null,
      {
        draft,
        requests: {
          read: async (_realm, id) =>
            right({
              id,
              iid: '2026-000017',
              createdAt: '2026-11-18T10:03:00Z',
              updatedAt: '2026-11-19T10:03:00Z',
              title: 'Una farola rota',
              mailbox: draft.mailbox,
              body: 'En la plaza',
              status: 'En gestión',
              assignedTo: 'Alumbrado',
              threads: [{ at: '2026-11-19T10:03:00Z', by: 'Alumbrado', text: 'Vamos mañana' }],
            }),
        },
      },
      true,
    );
    expect(screen.getByRole('link', { name: /^Continuar/u }).getAttribute('href')).toBe('/solicitud/avisos');
    await press(/^Borrar/u);
    expect(drafts.size).toBe(0);
    expect(screen.getByText('No tienes ninguna solicitud a medias.')).toBeTruthy();
    write('Tu referencia', 'nada');
    await press('Consultar');
    expect(screen.getByText(/no está completa/u)).toBeTruthy();
    write('Tu referencia', 'k7qm 2xra vd5h n3te');
    await press('Consultar');
    expect(screen.getAllByText('En gestión').length).toBeGreaterThan(0);
    expect(screen.getByText(/Vamos mañana/u)).toBeTruthy();
  });
});
