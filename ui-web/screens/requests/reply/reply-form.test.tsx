import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommentDraft } from '#application/ports/browser/comment-drafts.ts';
import { replyToRequestCall } from '#adapters/wire/requests/reply-to-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { pressAndWait, write } from '#ui-web/screens/request/samples/sample-screen.tsx';
import { aView, opened, reading, sampleReference } from '../samples/sample-view.ts';

afterEach(cleanup);

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
      {
        reference: sampleReference,
        text: 'Gracias',
        images: [],
        key: expect.stringMatching(/^[a-z2-7]{24}$/u) as unknown,
      },
    ]);
    expect(screen.getAllByRole('link', { name: 'farola.jpg' })).toHaveLength(2);
    expect(screen.getByText('Una foto que ya no se guarda')).toBeTruthy();
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
    const may = { reply: false, retract: false, files: false };
    await opened({ calls: [reading(aView({ may, threads: [] }))] });
    expect(screen.queryByLabelText(/^Escribe al Ayuntamiento/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirar la solicitud' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Mensajes' })).toBeNull();
  });
});
