import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Survey } from '#domain/voting/survey.ts';
import { left } from '#domain/shared/result.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from '../samples/sample-page.tsx';

afterEach(cleanup);

const options = aSurvey('options', {
  title: { es: '¿Cuándo?' },
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});

async function toDialog(given: Parameters<typeof aPageOf>[1], more: Partial<Survey> = {}) {
  await aPageOf([{ ...options, ...more }], given);
  fireEvent.click(screen.getByLabelText('Mañana'));
  press(/Enviar Encuesta/u);
  return within(await screen.findByRole('dialog'));
}
const send = (dialog: Awaited<ReturnType<typeof toDialog>>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));

describe('the words of the dialog', () => {
  it('announce that the vote is being sent', async () => {
    const dialog = await toDialog({ loggedIn: () => new Promise(() => {}) });
    const status = dialog.getByRole('status');
    expect(status.textContent).toBe('');
    send(dialog);
    expect(status.textContent).toBe('Enviando…');
  });

  it('stay in sight if the vote is refused: the focus goes to the buttons below without scrolling', async () => {
    const dialog = await toDialog({ answers: ['closed'] });
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    send(dialog);
    await dialog.findByRole('alert');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Revisar Encuesta' }));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('explain to a returning voter how to change the vote, if votes may be changed', async () => {
    const way = /^Si ya votaste y quieres cambiar tu voto, vuelve a la encuesta/u;
    const sentence = 'Ya existe una participación en la encuesta, no puedes volver a votar.';
    const fixed = await toDialog({ answers: ['alreadyVoted'] });
    send(fixed);
    await fixed.findByText(sentence);
    expect(fixed.queryByText(way)).toBeNull();
    cleanup();
    const changeable = await toDialog({ answers: ['alreadyVoted'] }, { canChangeVote: true });
    send(changeable);
    await changeable.findByText(sentence);
    expect(within(changeable.getByRole('alert')).getByText(way)).toBeTruthy();
  });

  it('do not ask for a code that the voter has just written', async () => {
    await aPageOf([{ ...options, canChangeVote: true }], {
      answers: ['alreadyVoted'],
      earlier: new Map([[options.id, 'Hoy']]),
    });
    fireEvent.click(screen.getByLabelText('Mañana'));
    fireEvent.change(
      screen.getByRole('textbox', { name: 'Código del justificante de tu voto anterior', hidden: true }),
      {
        target: { value: 'ABCD EFGH IJKL MNOP QRST UVWX' },
      },
    );
    press(/Enviar Encuesta/u);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Este voto sustituirá al anterior.')).toBeTruthy();
    send(dialog);
    await dialog.findByText('Ya existe una participación en la encuesta, no puedes volver a votar.');
    expect(dialog.queryByText(/escribe el código del justificante/u)).toBeNull();
  });

  it('say that the earlier vote was not found yet because the connection was lost', async () => {
    await aPageOf([{ ...options, canChangeVote: true }], {
      loggedIn: async () => left({ kind: 'unreachable' }),
    });
    fireEvent.click(screen.getByLabelText('Mañana'));
    fireEvent.change(
      screen.getByRole('textbox', { name: 'Código del justificante de tu voto anterior', hidden: true }),
      {
        target: { value: 'ABCD EFGH IJKL MNOP QRST UVWX' },
      },
    );
    press(/Enviar Encuesta/u);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Aún no hemos podido buscar tu voto anterior.')).toBeTruthy();
    expect(dialog.queryByText(/sustituirá/u)).toBeNull();
  });

  it('are never “you have not voted” for a returning voter: only that this vote is not sent', async () => {
    const draft = { answers: { options: 'Hoy' }, keptAt: Date.parse('2026-11-18T10:42:00+01:00') };
    await aPageOf([options], { draft, answers: ['answerRefused'] }, ['options']);
    expect(screen.getByText(/lo que elegiste hoy a las 10.42. Aún no lo has enviado.$/u)).toBeTruthy();
    press(/Enviar Encuesta/u);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Este voto aún no se ha enviado.')).toBeTruthy();
    send(dialog);
    expect(await dialog.findByText('Este voto no se ha contado.')).toBeTruthy();
    expect(screen.queryByText(/Aún no has votado/u)).toBeNull();
  });
});
