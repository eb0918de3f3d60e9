import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press, said, sent } from '../samples/sample-page.tsx';

afterEach(cleanup);

const answers = ['Sombra', 'Fuentes', 'Bancos'].map((id) => anOption(id));
const range = { min: 1, max: 5 };
const asked = (question: Question, more: Partial<Survey> = {}, given: Parameters<typeof aPageOf>[1] = {}) =>
  aPageOf([aSurvey('s', { question: { ...question, blankVote: true }, ...more })], given);
const card = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Votar en blanco/u });
const voteBlank = () => fireEvent.click(card());
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
const slide = () =>
  fireEvent.change(screen.getByRole('slider', { name: 'Sombra' }), { target: { value: '30' } });
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Tu respuesta' }), { target: { value: text } });

/** Each kind with an action that answers it, and what is sent then. */
const kinds: readonly (readonly [Question, () => void, unknown])[] = [
  [{ kind: 'options', answers }, () => tick('Sombra'), 'Sombra'],
  [{ kind: 'yesNo', answers: answers.slice(0, 2) }, () => tick('Sombra'), 'Sombra'],
  [{ kind: 'likeDislike', answers: answers.slice(0, 2) }, () => tick('Sombra'), 'Sombra'],
  [{ kind: 'optionsMultiple', answers, most: 2 }, () => tick('Bancos'), ['Bancos']],
  [{ kind: 'sortable', answers, maxScore: 3 }, () => press('Subir: Bancos'), ['Sombra', 'Bancos', 'Fuentes']],
  [{ kind: 'ranked', answers, maxScore: 2 }, () => press('Colocar: Bancos'), ['Bancos']],
  [{ kind: 'limitedSliders', answers }, slide, { Sombra: 3 }],
  [{ kind: 'rating', range }, () => tick('4 estrellas'), 4],
  [{ kind: 'ratingAnswers', answers: answers.slice(0, 1), range }, () => tick('4 estrellas'), { Sombra: 4 }],
  [{ kind: 'free', longest: 120 }, () => write('Más sombra'), 'Más sombra'],
  [{ kind: 'likes' }, () => press('Me gusta'), 1],
  [aBudget(100, [aProposal('p', 5)]), () => press(/^Añadir/u), ['p']],
];

describe.each(kinds)('a blank vote to a question of the kind $kind', (question, answer, answered) => {
  it('replaces an answer, is announced, and is sent as a blank vote', async () => {
    const visit = await asked(question);
    answer();
    voteBlank();
    expect(card().checked).toBe(true);
    expect(said()).toBe('Votas en blanco en esta pregunta, sin ninguna respuesta.');
    expect(await sent(visit)).toMatchObject({
      answer: null,
      summary: expect.stringContaining('Voto en blanco'),
    });
  });

  it('is replaced by an answer, which is announced too', async () => {
    const visit = await asked(question);
    voteBlank();
    answer();
    expect(card().checked).toBe(false);
    expect(said()).toMatch(/^Ya no votas en blanco en esta pregunta\./u);
    expect((await sent(visit)).answer).toEqual(answered);
  });

  it('is not shown as “no answer”, and can be withdrawn', async () => {
    const visit = await asked(question);
    voteBlank();
    for (const none of screen.queryAllByRole<HTMLInputElement>('radio', { name: 'Sin respuesta' }))
      expect(none.checked).toBe(false);
    voteBlank();
    expect(card().checked).toBe(false);
    expect(said()).toBe('Ya no votas en blanco en esta pregunta.');
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(visit.cast).toEqual([]);
  });
});

describe('a blank vote', () => {
  const options: Question = { kind: 'options', answers };

  it('answers a question that must be answered', async () => {
    const visit = await asked(options, { required: true });
    voteBlank();
    expect((await sent(visit)).answer).toBeNull();
  });

  it('is replaced by “no answer”', async () => {
    await asked(options);
    voteBlank();
    tick('Sin respuesta');
    expect(card().checked).toBe(false);
  });

  it('announces the answer that replaced it', async () => {
    await asked({ kind: 'ranked', answers, maxScore: 2 });
    voteBlank();
    press('Colocar: Bancos');
    expect(said()).toBe('Ya no votas en blanco en esta pregunta. Bancos, posición 1 de 2');
  });

  it('is stored on the device and restored', async () => {
    const visit = await asked(options, {}, { draft: { answers: { s: null }, keptAt: 5 } });
    expect(card().checked).toBe(true);
    expect(screen.getByText(/^Hemos guardado en este dispositivo/u)).toBeTruthy();
    tick('Sombra');
    voteBlank();
    await sent(visit);
    expect(visit.kept.at(-1)?.answers).toEqual({ s: null });
  });

  it('is offered only where the survey offers it, and belongs to its own question', async () => {
    const other = aSurvey('other', { question: { ...options, blankVote: true } });
    const visit = await aPageOf([aSurvey('main', { chain: [other.id] }), other]);
    const question = document.getElementById('q-other');
    if (!question) throw new Error('the second question');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(within(question).getByRole('checkbox'));
    fireEvent.click(screen.getByLabelText('yes'));
    expect((await sent(visit)).answers).toEqual(['yes', null]);
  });

  it('that a draft has and the survey does not offer is left out', async () => {
    await aPageOf([aSurvey('s')], { draft: { answers: { s: null }, keptAt: 5 } });
    expect(screen.queryByText(/^Hemos guardado en este dispositivo/u)).toBeNull();
  });
});
