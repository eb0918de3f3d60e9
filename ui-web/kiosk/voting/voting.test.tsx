import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voteAtKioskCall } from '#adapters/wire/voting-desk/kiosk/vote-at-kiosk.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { twoQuestions } from '#fixtures/builders/data/two-questions.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import {
  aKioskPage,
  answerBoth,
  pressButton,
  type SentVote,
  title,
  typeLetters,
} from '../samples/sample-kiosk.tsx';

beforeEach(() => {
  globalThis.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const pass = 'Letras de tu pase';

/** A council that answers votes like this, one after the other, and then accepts. */
function answeringVotes(...answers: readonly object[]) {
  const tried: SentVote[] = [];
  const voting: StubbedCall = stubCall(voteAtKioskCall, async ({ body }) => {
    const answer = answers[tried.length];
    tried.push(body);
    return answer === undefined ? right({ status: 'ok' as const }) : left(answer as never);
  });
  return { tried, voting };
}
const lost = { kind: 'unreachable' };

describe('a vote at a kiosk', () => {
  it('goes from question to question, to a summary and to the thanks, which give no receipt', async () => {
    const { sent, left: gone } = await aKioskPage({ surveys: twoQuestions });
    await answerBoth();
    expect(screen.getByRole('heading', { name: 'Repasa tus respuestas' })).toBe(document.activeElement);
    expect(await faultsForAxe()).toEqual([]);
    await pressButton('Votar');
    expect(title()).toBe('Tu voto está contado');
    expect(sent.map(({ voter, survey, answer }) => [voter, survey, answer])).toEqual([
      ['voter-1', 'main', 'yes'],
      ['voter-1', 'second', 'no'],
    ]);
    expect(sent.map(({ code }) => code.length)).toEqual([6, 6]);
    expect(document.body.textContent).not.toContain(sent[0]?.code[0] ?? '');
    expect(gone).toEqual(['voter-1']);
    expect(await faultsForAxe()).toEqual([]);
    await pressButton('Terminar');
    expect(screen.getByLabelText(pass)).toBeDefined();
  });

  it('shows what is missing, and changes an answer from the summary', async () => {
    const required = [
      aSurvey('main', { title: { es: 'Uno' }, required: true, chain: ['second'] as never }),
      aSurvey('second', { title: { es: 'Dos' } }),
    ];
    const { sent } = await aKioskPage({ surveys: required });
    await typeLetters(pass, 'BCDFGHJKMPRT');
    await pressButton('Siguiente');
    expect(screen.getAllByText(/Paso 1 de 3/u).length).toBe(1);
    expect(document.body.textContent).toContain('Falta algo antes de enviar');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'yes' })));
    await pressButton('Siguiente');
    await pressButton('Siguiente');
    await pressButton(/Cambiar.*1/u);
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'no' })));
    await pressButton('Siguiente');
    await pressButton('Siguiente');
    await pressButton('Votar');
    expect(sent.map(({ answer }) => answer)).toEqual(['no']);
  });

  it('asks for a budget with its proposals, and leads nowhere from them', async () => {
    const budget = aSurvey('main', {
      question: aBudget(100, [aProposal('banco', 80, { text: { es: 'Para sentarse.' } })]),
      chain: [] as never,
    });
    await aKioskPage({ surveys: [budget] });
    await typeLetters(pass, 'BCDFGHJKMPRT');
    await pressButton(/Leer más/u);
    expect(screen.getByText('Para sentarse.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Compartir la propuesta' })).toBeNull();
  });

  it('is sent again under the same code if its answer was lost, and not changed before', async () => {
    const { tried, voting } = answeringVotes(lost, { kind: 'serverFailed', status: 503 });
    await aKioskPage({ surveys: twoQuestions, calls: [voting] });
    await answerBoth();
    await pressButton('Votar');
    expect(screen.getByRole('alert').textContent).toContain('No sabemos si tu voto ha llegado');
    expect(screen.queryByRole('button', { name: 'Atrás' })).toBeNull();
    await pressButton('Enviar otra vez');
    await act(async () => void fireEvent(window, new Event('online')));
    await pressButton('Enviar otra vez');
    expect(title()).toBe('Tu voto está contado');
    expect(new Set(tried.map(({ code }) => code.join())).size).toBe(1);
    expect(tried.map(({ survey }) => survey)).toEqual(['main', 'main', 'main', 'second']);
  });

  it('sends what is left after the first answer was counted, and says what was not accepted', async () => {
    const { tried, voting } = answeringVotes(undefined as never, lost, { kind: 'closed' });
    await aKioskPage({ surveys: twoQuestions, calls: [voting] });
    await answerBoth();
    await pressButton('Votar');
    expect(screen.getByRole('alert').textContent).toContain('Falta 1 respuesta por enviar');
    await pressButton('Enviar otra vez');
    expect(title()).toBe('Tu voto está contado');
    expect(screen.getByText(/1 respuesta no se ha podido contar/u)).toBeDefined();
    expect(tried.map(({ survey }) => survey)).toEqual(['main', 'second', 'second']);
  });

  it('says why it is not counted, and what can be done', async () => {
    for (const [refusal, words, way] of [
      [{ kind: 'alreadyVoted' }, 'Ya consta que has votado', 'Terminar'],
      [{ kind: 'closed' }, 'La votación se ha cerrado', 'Terminar'],
      [{ kind: 'notActive' }, 'No se puede votar ahora', 'Terminar'],
      [{ kind: 'answerRefused' }, 'Una respuesta no se ha aceptado', 'Atrás'],
    ] as const) {
      await aKioskPage({ surveys: twoQuestions, calls: [answeringVotes(refusal).voting] });
      await answerBoth();
      await pressButton('Votar');
      expect(screen.getByRole('alert').textContent).toContain(words);
      await pressButton(way);
      cleanup();
    }
  });

  it('ends with the kiosk or the time of its voter, and says whether something was sent', async () => {
    for (const [answers, heading, words] of [
      [[{ kind: 'deskRefused', where: 'noKiosk' }], 'Este quiosco se ha cerrado', /pregunta en la mesa/u],
      [[{ kind: 'deskRefused', where: 'noVoter' }], 'Se ha acabado el tiempo', /No se ha enviado nada/u],
      [
        [lost, { kind: 'deskRefused', where: 'noVoter' }],
        'Se ha acabado el tiempo',
        /No sabemos si tu voto/u,
      ],
    ] as const) {
      await aKioskPage({ surveys: twoQuestions, calls: [answeringVotes(...answers).voting] });
      await answerBoth();
      await pressButton('Votar');
      if (answers.length > 1) await pressButton('Enviar otra vez');
      expect(title()).toBe(heading);
      expect(screen.getByText(words)).toBeDefined();
      cleanup();
    }
  });

  it('never goes under the name of the next voter, if its own one left while it was sent', async () => {
    const tried: SentVote[] = [];
    const first = Promise.withResolvers<void>();
    const voting = stubCall(voteAtKioskCall, async ({ body }) => {
      tried.push(body);
      if (tried.length === 1) await first.promise;
      return right({ status: 'ok' as const });
    });
    const { presenter } = await aKioskPage({ surveys: twoQuestions, calls: [voting] });
    await answerBoth();
    await pressButton('Votar');
    await act(async () => presenter.restart());
    await typeLetters(pass, 'BCDFGHJKMPRV');
    await act(async () => first.resolve());
    expect(tried.map(({ voter, survey }) => [voter, survey])).toEqual([['voter-1', 'main']]);
    expect(screen.getByRole('radio', { name: 'yes' })).toHaveProperty('checked', false);
  });
});
