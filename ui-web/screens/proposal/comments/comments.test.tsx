import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { deleteCommentCall } from '#adapters/wire/comments/delete-comment.ts';
import { type ReadThread, readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import { reportCommentCall } from '#adapters/wire/comments/report-comment.ts';
import { supportCommentCall } from '#adapters/wire/comments/support-comment.ts';
import { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { Comments } from './comments.tsx';
import { aCommentPage, aReadComment, aThread } from './sample-comments.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

function draw(
  threads: readonly ReadThread[],
  given: readonly StubbedCall[] = [],
  more: Parameters<typeof aCommentPage>[1] = {},
) {
  const { hook } = memoryLocation({ path: '/propuestas/p-1' });
  const calls = [stubCall(readCommentsCall, async () => right(aCommentPage(threads, more))), ...given];
  return render(
    <Router hook={hook}>
      <SamplePlace council={aCouncil({ calls })} site={aSite()} speech={speech}>
        <Comments proposal="p-1" />
      </SamplePlace>
    </Router>,
  );
}
const field = (name: string) => screen.findByRole('textbox', { name });

describe('the comments of a proposal', () => {
  it('show markup as text, and isolate the direction of each name', async () => {
    const text = '<img src=x onerror=alert(1)> \u05d0\u05d1 <b>sí</b>';
    const { container } = draw([aThread('a', { name: '\u05d0\u05e0\u05d4 <i>', text })]);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(container.querySelector('article img, article b, article i')).toBeNull();
    expect(container.querySelector('bdi')?.textContent).toBe('\u05d0\u05e0\u05d4 <i>');
    expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
  });

  it('say in the place of a removed one why it was removed, or by whom', async () => {
    draw([
      aThread('a', { state: 'hidden', reason: 'insults', name: null, text: '' }),
      aThread('b', { state: 'deleted', name: null, text: '', replies: [aReadComment('c')] }),
      aThread('d', { name: null }),
    ]);
    expect(await screen.findByText('Retirado por insultos o faltas de respeto.')).toBeTruthy();
    expect(screen.getByText('Quien lo escribió lo ha borrado.')).toBeTruthy();
    expect(screen.getByText('Alguien que ya no tiene cuenta')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Avisar al Ayuntamiento' })).toHaveLength(2);
  });

  it('are left out of the page if they are switched off', async () => {
    const { container } = draw([], [stubCall(readCommentsCall, async () => left({ kind: 'notFound' }))]);
    await screen.findByText('Cargando comentarios…');
    await Promise.resolve();
    await expect.poll(() => container.querySelector('section')).toBeNull();
  });

  it('invite those without a verified address to get one', async () => {
    draw([], [], { mayWrite: false });
    expect((await screen.findByRole('link', { name: 'Verificar mi correo' })).getAttribute('href')).toBe(
      '/perfil?propuesta=p-1',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Todavía no hay comentarios.')).toBeTruthy();
  });

  it('say how much room is left during writing, for links too', async () => {
    draw([]);
    fireEvent.change(await field('Tu comentario'), { target: { value: 'Mira https://a.example' } });
    expect(screen.getByText('Te quedan 978 caracteres · enlaces: 1 de 2')).toBeTruthy();
    fireEvent.change(await field('Tu comentario'), { target: { value: 'a'.repeat(1001) } });
    expect(screen.getByText('Sobra 1 carácter')).toBeTruthy();
  });

  it('lead to the first field that is wrong', async () => {
    draw([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar comentario' }));
    const text = await field('Tu comentario');
    expect(await screen.findByText('Escribe tu comentario.')).toBeTruthy();
    expect(document.activeElement).toBe(text);
    expect(text.getAttribute('aria-invalid')).toBe('true');
  });

  it('take the focus to what was sent, and say so', async () => {
    draw(
      [aThread('a')],
      [
        stubCall(writeCommentCall, async ({ body: { name, text } }) =>
          right(aReadComment('new', { name, text, isOwn: true })),
        ),
      ],
    );
    fireEvent.change(await field('Tu comentario'), { target: { value: 'Hola' } });
    fireEvent.change(await field('Tu nombre en el comentario'), { target: { value: 'Ana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publicar comentario' }));
    expect(await screen.findByText('Tu comentario está publicado.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('comentario-new');
  });

  it('keep what was written if it could not be sent', async () => {
    draw([], [stubCall(writeCommentCall, async () => left({ kind: 'tooManyComments', retryAfter: 61 }))]);
    fireEvent.change(await field('Tu comentario'), { target: { value: 'Hola' } });
    fireEvent.change(await field('Tu nombre en el comentario'), { target: { value: 'Ana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publicar comentario' }));
    expect((await screen.findByRole('alert')).textContent).toContain('dentro de 2 minutos');
    expect(((await field('Tu comentario')) as HTMLTextAreaElement).value).toBe('Hola');
  });

  it('are answered below, and the focus returns to the button of the answer', async () => {
    draw([aThread('a', { name: 'Pep' })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Responder' }));
    expect(await screen.findByRole('form', { name: 'Responde a Pep' })).toBeTruthy();
    expect(document.activeElement).toBe(await field('Tu respuesta'));
    fireEvent.click(screen.getByRole('button', { name: 'No responder' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Responder' }));
  });

  it('ask for a confirmation before one is deleted', async () => {
    draw([aThread('a', { isOwn: true })], [stubCall(deleteCommentCall, async () => right({ status: 'ok' }))]);
    fireEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
    const sure = screen.getByRole('group', { name: /No se puede deshacer/u });
    expect(document.activeElement).toBe(within(sure).getByRole('button', { name: 'No, dejarlo' }));
    fireEvent.click(within(sure).getByRole('button', { name: 'No, dejarlo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sí, borrarlo' }));
    expect(await screen.findByText('Tu comentario está borrado.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('comments');
  });

  it('are supported, and reported with a reason or in the reader’s own words', async () => {
    const reported: unknown[] = [];
    draw(
      [aThread('a', { supports: 2 })],
      [
        stubCall(supportCommentCall, async () => right({ _id: 'a', supports: 3, supported: true })),
        stubCall(reportCommentCall, async ({ body }) => {
          reported.push(body);
          return right({ status: 'ok' });
        }),
      ],
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Apoyar (2)' }));
    expect((await screen.findByRole('button', { name: 'Apoyar (3)' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Avisar al Ayuntamiento' }));
    fireEvent.click(screen.getByRole('button', { name: 'No avisar' }));
    const begin = screen.getByRole('button', { name: 'Avisar al Ayuntamiento' });
    expect(document.activeElement).toBe(begin);
    fireEvent.click(begin);
    const send = () => {
      const form = screen.getByRole('button', { name: 'Enviar el aviso' }).closest('form');
      if (form !== null) fireEvent.submit(form);
    };
    send();
    expect(screen.getByText('Elige qué le pasa.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Otra cosa' }));
    send();
    const words = screen.getByRole('textbox', { name: /Cuéntalo con tus palabras/u });
    expect(document.activeElement).toBe(words);
    expect(screen.getByText('Escribe qué le pasa.')).toBeTruthy();
    fireEvent.change(words, { target: { value: 'Repite lo mismo en todas.' } });
    expect(await faultsForAxe()).toEqual([]);
    send();
    expect(await screen.findByText(/Gracias por avisar/u)).toBeTruthy();
    expect(reported).toEqual([{ reason: null, words: 'Repite lo mismo en todas.' }]);
    expect(document.activeElement?.tagName).toBe('ARTICLE');
    expect(screen.queryByRole('button', { name: 'Avisar al Ayuntamiento' })).toBeNull();
  });

  it('can be asked for again if they could not be loaded; more are loaded when asked', async () => {
    let tries = 0;
    draw(
      [],
      [
        stubCall(readCommentsCall, async ({ offset }) => {
          tries += 1;
          if (tries === 1) return left({ kind: 'unreachable' });
          return right(aCommentPage([aThread(`c${offset}`)], { total: 2, published: 2 }));
        }),
      ],
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentarlo' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ver 1 comentario más' }));
    expect(await screen.findByText('1 comentario más')).toBeTruthy();
    expect(document.activeElement?.id).toBe('comentario-c1');
  });
});
