import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { Reference } from '#domain/forms/request.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { requestStatuses } from '#domain/forms/request.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { statusWords } from '#ui-web/screens/request/status-words.ts';
import { aField, aMailbox } from '#ui-web/screens/request/samples/sample-form.ts';
import { aScreen, pressAndWait, write } from '#ui-web/screens/request/samples/sample-screen.tsx';

afterEach(cleanup);

const form = aMailbox([aField('textarea', 'body'), aField('image', 'foto', { title: 'Foto' })], {
  contact: { mode: 'yes', fields: ['firstName'], position: 'down', title: null },
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
    const { drafts, copies } = await aScreen(
      form,
      {
        draft,
        calls: [
          stubCall(readRequestCall, async ({ body: { reference } }) =>
            right({
              id: reference as Reference,
              iid: '2026-000017',
              createdAt: '2026-11-18T10:03:00Z',
              updatedAt: '2026-11-19T10:03:00Z',
              title: 'Una farola rota',
              mailbox: draft.mailbox,
              body: 'En la plaza',
              status: 'En gestión',
              assignedTo: 'Alumbrado',
              sent: {
                body: aBody({ body: 'En la plaza', images: ['f1'], contact: { firstName: 'A…' } }),
                files: [{ id: 'f1', name: 'farola.jpg', kind: 'jpg', bytes: 9, isSigned: false }],
              },
              threads: [
                {
                  at: '2026-11-19T10:03:00Z',
                  by: 'Alumbrado',
                  text: 'Vamos mañana',
                  isSender: false,
                  images: [],
                },
              ],
              may: { reply: false, retract: false },
              paid: null,
            }),
          ),
        ],
      },
      true,
    );
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
    expect(screen.getAllByText('En gestión').length).toBeGreaterThan(0);
    expect(screen.getByText(/Vamos mañana/u)).toBeTruthy();
    await pressAndWait('Descargar PDF');
    expect(copies[0]?.sections).toMatchObject([
      { lines: [{ text: 'En la plaza' }, { title: 'Foto', text: 'farola.jpg' }, { text: 'A…' }] },
      { heading: 'Mensajes', lines: [{ text: 'Vamos mañana' }] },
    ]);
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
});

describe('the state of a request', () => {
  it('is named in the language of the page; one that is not of the five, as the council names it', async () => {
    const inValencian = speechOf(await startSpeaking('va'), 'va', 'es');
    const said = [...requestStatuses, 'Archivada'].map((status) => statusWords(status, inValencian));
    expect(said).toEqual(['Rebuda', 'En gestió', 'Resolta', 'Rebutjada', 'Tancada', 'Retirada', 'Archivada']);
  });
});
