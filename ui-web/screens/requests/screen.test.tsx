import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommentDraft } from '#application/ports/browser/comment-drafts.ts';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import type { ListedRequest } from '#adapters/wire/requests/own-request.ts';
import { replyToRequestCall } from '#adapters/wire/requests/reply-to-request.ts';
import { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { Reference } from '#domain/forms/request.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { requestStatuses } from '#domain/forms/request.ts';
import { cents } from '#domain/shared/money.ts';
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

const reference = 'K7QM-2XRA-VD5H-N3TE' as Reference;
/** A request as the council shows it to its sender. */
const aView = (more: Partial<RequestView> = {}): RequestView => ({
  id: reference,
  iid: '2026-000017',
  createdAt: '2026-11-18T10:03:00Z',
  updatedAt: '2026-11-19T10:03:00Z',
  title: 'Una farola rota',
  mailbox: form.id,
  body: 'En la plaza',
  status: 'En gestión',
  assignedTo: 'Alumbrado',
  sent: {
    body: aBody({ body: 'En la plaza', images: ['f1'], contact: { firstName: 'A…' } }),
    files: [{ id: 'f1', name: 'farola.jpg', kind: 'jpg', bytes: 9, isSigned: false }],
  },
  threads: [
    { at: '2026-11-19T10:03:00Z', by: 'Alumbrado', text: 'Vamos mañana', isSender: false, images: [] },
  ],
  may: { reply: true, retract: true },
  paid: null,
  ...more,
});
const reading = (view: RequestView) => stubCall(readRequestCall, async () => right(view));
const listed = (more: Partial<ListedRequest> = {}): ListedRequest => ({
  id: reference,
  iid: '2026-000017',
  form: { es: 'Avisos en la calle' },
  title: 'Una farola rota',
  status: 'En gestión',
  createdAt: '2026-11-18T10:03:00Z',
  hasNews: false,
  ...more,
});
/** Opens the request by its reference. */
async function opened(answers: Parameters<typeof aScreen>[1]) {
  const visit = await aScreen(form, answers, true);
  write('Tu referencia', reference);
  await pressAndWait('Consultar');
  return visit;
}

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
    ).toBe(`/solicitudes#${reference}`);
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
});

describe('a sender who replies', () => {
  const replying = (answer: Parameters<typeof stubCall<typeof replyToRequestCall>>[1]) =>
    stubCall(replyToRequestCall, answer);
  const after = aView({
    threads: [
      ...aView().threads,
      { at: '2026-11-20T10:03:00Z', by: '', text: 'Gracias', isSender: true, images: ['f1', 'gone'] },
    ],
  });

  it('sees the reply below the message of the council, and the field is empty again', async () => {
    const sent: { text: string; key: string }[] = [];
    const reply = replying(async ({ body }) => {
      sent.push(body);
      return right(after);
    });
    await opened({ calls: [reading(aView()), reply] });
    await pressAndWait('Enviar el mensaje');
    expect(screen.getByText('Escribe un mensaje o añade una foto')).toBeTruthy();
    expect(sent).toEqual([]);
    write(/^Escribe al Ayuntamiento/u, 'Gracias');
    await pressAndWait('Enviar el mensaje');
    expect(sent).toMatchObject([
      { reference, text: 'Gracias', images: [], key: expect.stringMatching(/^[a-z2-7]{24}$/u) as unknown },
    ]);
    expect(screen.getByText('2 fotos: farola.jpg')).toBeTruthy();
    expect(screen.getByText('Tú')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Escribe al Ayuntamiento/u).value).toBe('');
    expect(screen.getByText(/Mensaje enviado/u)).toBeTruthy();
  });

  it('without a connection keeps the text, and sends it once under one key', async () => {
    const kept = new Map<string, CommentDraft>();
    const replyDrafts = {
      load: (_: unknown, name: string) => kept.get(name) ?? null,
      keep: (_: unknown, name: string, draft: CommentDraft) => void kept.set(name, draft),
      discard: (_: unknown, name: string) => void kept.delete(name),
    };
    const keys: string[] = [];
    const reply = replying(async ({ body }) => {
      keys.push(body.key);
      return keys.length < 2 ? left({ kind: 'unreachable' }) : right(after);
    });
    const calls = [reading(aView()), reply];
    await opened({ calls, replyDrafts });
    write(/^Escribe al Ayuntamiento/u, 'Gracias');
    await pressAndWait('Enviar el mensaje');
    expect(screen.getByText(/No hay conexión/u)).toBeTruthy();
    cleanup();
    await opened({ calls, replyDrafts });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Escribe al Ayuntamiento/u).value).toBe('Gracias');
    await pressAndWait('Enviar el mensaje');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(kept.size).toBe(0);
  });

  it.each([
    [{ kind: 'keyReused' }, /versión anterior/u],
    [{ kind: 'notSender' }, /Este dispositivo no envió/u],
    [{ kind: 'requestOver' }, /está retirada/u],
    [{ kind: 'tooManyAttempts', retryAfter: 90 }, /Espera 2 minutos/u],
    [{ kind: 'serverFailed', status: 500 }, /No hemos podido enviar el mensaje/u],
    [{ kind: 'replyRefused', faults: [{ kind: 'tooManyReplies', most: 100 }] }, /ya tiene 100 mensajes/u],
    [{ kind: 'replyRefused', faults: [{ kind: 'lost', ids: ['a'] }] }, /Súbela otra vez/u],
  ] as const)('is told of a refusal %j, and keeps the text', async (refusal, words) => {
    await opened({ calls: [reading(aView()), replying(async () => left(refusal))] });
    write(/^Escribe al Ayuntamiento/u, 'Gracias');
    await pressAndWait('Enviar el mensaje');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Escribe al Ayuntamiento/u).value).toBe('Gracias');
  });

  it('is told that a text is too long before it is sent', async () => {
    await opened({ calls: [reading(aView())] });
    write(/^Escribe al Ayuntamiento/u, 'a'.repeat(2001));
    await pressAndWait('Enviar el mensaje');
    expect(screen.getByText(/tiene 2\.001 caracteres/u)).toBeTruthy();
  });

  it('is offered neither, if only the reference is known', async () => {
    const may = { reply: false, retract: false };
    await opened({ calls: [reading(aView({ may, threads: [] }))] });
    expect(screen.queryByLabelText(/^Escribe al Ayuntamiento/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirar la solicitud' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Mensajes' })).toBeNull();
  });
});

describe('a sender who takes a request back', () => {
  const left17 = aView({
    title: '',
    body: '',
    status: 'Retirada',
    may: { reply: false, retract: false },
    paid: { id: '1234abcdef01', amount: cents(1200) },
  });

  it('is asked first and told what is erased and what stays, the payment too; and may leave it', async () => {
    let sent = 0;
    const retracting = stubCall(retractRequestCall, async () => {
      sent += 1;
      return right(left17);
    });
    await opened({ calls: [reading(aView({ paid: left17.paid })), retracting] });
    await pressAndWait('Retirar la solicitud');
    const dialog = screen.getByRole('dialog', { name: '¿Retirar la solicitud?' });
    for (const words of [/Se borra ahora/u, /Se queda hasta un año/u, /12,00\s€.*1234abcdef01/u])
      expect(dialog.textContent).toMatch(words);
    await pressAndWait('No, dejarla');
    expect([sent, screen.queryByRole('dialog')]).toEqual([0, null]);
    await pressAndWait('Retirar la solicitud');
    await pressAndWait('Sí, retirarla');
    expect(sent).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Has retirado esta solicitud.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Has retirado esta solicitud.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Avisos en la calle');
    expect(screen.queryByText('En la plaza')).toBeNull();
  });

  it.each([
    [{ kind: 'requestOver' }, /ya la ha terminado/u],
    [{ kind: 'notSender' }, /Este dispositivo no envió/u],
    [{ kind: 'unreachable' }, /No hay conexión: no se ha retirado/u],
    [{ kind: 'unknownRequest' }, /No hemos podido retirarla/u],
  ] as const)('is told of a refusal %j', async (refusal, words) => {
    const refusing = stubCall(retractRequestCall, async () => left(refusal));
    await opened({ calls: [reading(aView()), refusing] });
    await pressAndWait('Retirar la solicitud');
    await pressAndWait('Sí, retirarla');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the state of a request', () => {
  it('is named in the language of the page; one that is not of the five, as the council names it', async () => {
    const inValencian = speechOf(await startSpeaking('va'), 'va', 'es');
    const said = [...requestStatuses, 'Archivada'].map((status) => statusWords(status, inValencian));
    expect(said).toEqual(['Rebuda', 'En gestió', 'Resolta', 'Rebutjada', 'Tancada', 'Retirada', 'Archivada']);
  });
});
