import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import type { ListedRequest } from '#adapters/wire/requests/own-request.ts';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { Reference } from '#domain/forms/request.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aField, aMailbox } from '#ui-web/screens/request/samples/sample-form.ts';
import { aScreen, pressAndWait, write } from '#ui-web/screens/request/samples/sample-screen.tsx';
import { aView, form, opened, reading, sampleReference } from './samples/sample-view.ts';

afterEach(cleanup);

const listed = (more: Partial<ListedRequest> = {}): ListedRequest => ({
  id: sampleReference,
  iid: '2026-000017',
  form: { es: 'Avisos en la calle' },
  title: 'Una farola rota',
  status: 'En gestión',
  createdAt: '2026-11-18T10:03:00Z',
  hasNews: false,
  ...more,
});

describe('my requests', () => {
  it('lists what is stored on this device, and asks for a request by its reference', async () => {
    const draft = {
      process: 'parque',
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
    const { drafts, copies } = await aScreen(form, { draft, calls: [reading(aView())] }, true);
    expect(screen.getByRole('link', { name: /^Continuar/u }).getAttribute('href')).toBe(
      '/solicitud/avisos?proceso=parque',
    );
    await pressAndWait(/^Borrar/u);
    expect(drafts.size).toBe(0);
    expect(screen.getByText('No tienes ninguna solicitud a medias.')).toBeTruthy();
    write('Tu referencia', 'nada');
    await pressAndWait('Consultar');
    expect(screen.getByText(/no está completa/u)).toBeTruthy();
    write('Tu referencia', 'k7qm 2xra vd5h n3te');
    await pressAndWait('Consultar');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Una farola rota');
    expect(screen.getAllByText('En gestión').length).toBeGreaterThan(0);
    expect(screen.getByText('Vamos mañana')).toBeTruthy();
    await pressAndWait('Descargar PDF');
    expect(copies[0]?.sections).toMatchObject([
      { lines: [{ text: 'En la plaza' }, { title: 'Foto', text: 'farola.jpg' }, { text: 'A…' }] },
      { heading: 'Mensajes', lines: [{ text: 'Vamos mañana' }] },
    ]);
    await act(
      async () => void fireEvent.click(screen.getByRole('link', { name: 'Ver todas mis solicitudes' })),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mis solicitudes');
  });

  it('lists what this device and its verified e-mail sent: by title or form, with state and news, page by page', async () => {
    const asked: unknown[] = [];
    const list = stubCall(listOwnRequestsCall, async ({ limit, offset }) => {
      asked.push([limit, offset]);
      return right({
        items: [listed({ hasNews: true }), listed({ id: 'X' as Reference, title: '', status: 'Retirada' })],
        total: 300,
      });
    });
    await aScreen(form, { calls: [list] }, true);
    expect(asked).toEqual([[10, 0]]);
    const [first, second] = within(document.querySelector('#enviadas') ?? document.body).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe(
      'Una farola rota2026-000017 · 18 de noviembre de 2026Hay novedadesEn gestión',
    );
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/solicitudes#${sampleReference}`);
    expect(second?.textContent).toBe('Avisos en la calle2026-000017 · 18 de noviembre de 2026Retirada');
    expect(screen.getByText('300 solicitudes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Página 30' }).getAttribute('href')).toBe('/solicitudes?page=30');
  });

  it('says that nothing was sent yet, that a form is gone, or that the list could not be loaded', async () => {
    const answering = (answer: Parameters<typeof stubCall<typeof listOwnRequestsCall>>[1]) =>
      aScreen(form, { calls: [stubCall(listOwnRequestsCall, answer)] }, true);
    await answering(async () => right({ items: [], total: 0 }));
    expect(screen.getByText('Aún no has enviado ninguna solicitud desde este dispositivo.')).toBeTruthy();
    cleanup();
    await answering(async () => right({ items: [listed({ title: '', form: null })], total: 1 }));
    expect(screen.getByRole('link', { name: 'Solicitud' })).toBeTruthy();
    cleanup();
    await answering(async () => right({ items: [], total: 11 }));
    expect(screen.getByRole('link', { name: /primera página/iu })).toBeTruthy();
    cleanup();
    let tries = 0;
    await answering(async () => {
      tries += 1;
      return tries === 1 ? left({ kind: 'unreachable' }) : right({ items: [listed()], total: 1 });
    });
    expect(screen.getByText('No hemos podido cargar tus solicitudes')).toBeTruthy();
    await pressAndWait('Volver a intentarlo');
    expect(screen.getByText('1 solicitud')).toBeTruthy();
  });

  it('registers no device to show an empty list, and logs in a device that the council knows', async () => {
    let tries = 0;
    const refusing = stubCall(listOwnRequestsCall, async () => {
      tries += 1;
      return left({ kind: 'notAllowed' });
    });
    await aScreen(form, { calls: [refusing] }, true);
    expect([tries, screen.queryByText(/Aún no has enviado/u) !== null]).toEqual([1, true]);
    cleanup();
    await aScreen(form, { calls: [refusing], deviceId: 'd'.repeat(32) }, true);
    expect(tries).toBe(3);
  });

  it.each([
    [{ kind: 'unknownRequest' }, 'No hay ninguna solicitud con esa referencia.'],
    [{ kind: 'notFound' }, 'No hay ninguna solicitud con esa referencia.'],
    [{ kind: 'unreachable' }, 'No hemos podido consultarla. Inténtalo otra vez.'],
  ] as const)('say of a refusal %j whether the reference is unknown', async (refusal, text) => {
    await aScreen(form, { calls: [stubCall(readRequestCall, async () => left(refusal))] }, true);
    write('Tu referencia', 'k7qm 2xra vd5h n3te');
    await pressAndWait('Consultar');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows photos to their sender as pictures that open, and to others by their names', async () => {
    const attached = [
      { id: 'f1', name: 'farola.jpg', kind: 'jpg', bytes: 9, isSigned: false },
      { id: 'f2', name: 'plano.pdf', kind: 'pdf', bytes: 9, isSigned: false },
    ] as const;
    const sent = aView().sent;
    const both = sent && { asked: null, body: { ...sent.body, images: ['f1', 'f2'] }, files: attached };
    await opened({ calls: [reading(aView({ sent: both }))] });
    const [photo, document] = ['farola.jpg', 'plano.pdf'].map((name) => screen.getByRole('link', { name }));
    expect(photo?.getAttribute('href')).toBe('/files/f1');
    expect(photo?.querySelector('img')?.getAttribute('src')).toBe('/files/f1');
    expect(document?.querySelector('img')).toBeNull();
    cleanup();
    const may = { reply: true, retract: false, files: false };
    await opened({ calls: [reading(aView({ may }))] });
    expect(screen.queryByRole('link', { name: 'farola.jpg' })).toBeNull();
    expect(screen.getAllByText('farola.jpg').length).toBeGreaterThan(0);
  });

  const title = { es: '¿Estorba el paso?' };
  const options = [
    { value: 'no', text: 'No estorba' },
    { value: 'si', text: 'Sí' },
  ];
  const asked = [
    { name: 'estorba', type: 'radio', title, extra: true, options: options.slice(0, 1) },
    { name: 'body', type: 'textarea', title: 'Qué ha pasado', extra: false, options: [] },
  ] as const;
  it.each([
    ['with another title', aMailbox([aField('radio', 'estorba', { title: 'Otra cosa', options })])],
    ['without the field', aMailbox([aField('textarea', 'body')])],
    ['with a field of another kind', aMailbox([aField('checkbox', 'estorba')])],
    ['without the option', aMailbox([aField('radio', 'estorba', { options: options.slice(1) })])],
    ['in another order', aMailbox([aField('textarea', 'body'), aField('radio', 'estorba', { options })])],
    ['withdrawn', null],
  ])('shows answers under the questions as they were asked, with the form %s', async (_, now) => {
    const { sent } = aView();
    const old = sent && { ...sent, asked, body: { ...sent.body, extra: new Map([['estorba', 'no']]) } };
    const { council } = await opened({ calls: [reading(aView({ sent: old }))] }, now);
    expect(isLeft(await council.requests.mailbox(council.realm, aMailbox([]).id))).toBe(now === null);
    const lines = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(lines.slice(-3)).toEqual([
      ['Cómo te avisamos', 'A…'],
      ['¿Estorba el paso?', 'No estorba'],
      ['Qué ha pasado', 'En la plaza'],
    ]);
  });
});
