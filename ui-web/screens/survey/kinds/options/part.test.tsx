import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, pass, said, sent, shouted } from '../../samples/sample-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

describe('yes or no, like or dislike', () => {
  const yesNo = { kind: 'yesNo', answers: [anOption('Sí'), anOption('No')] } as const;
  const yes = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' });

  it('toggle: the chosen one pressed again is no answer, and that is said', async () => {
    await asked(yesNo);
    fireEvent.click(yes());
    expect(yes().checked).toBe(true);
    fireEvent.click(yes());
    expect(yes().checked).toBe(false);
    expect(said()).toBe('Se ha quitado: Sí');
  });

  it('stay answered where they must be', async () => {
    await asked(yesNo, { required: true });
    fireEvent.click(yes());
    fireEvent.click(yes());
    expect(yes().checked).toBe(true);
  });

  it('are sent as the one that was chosen', async () => {
    const visit = await asked({ ...yesNo, kind: 'likeDislike' });
    fireEvent.click(yes());
    expect(await sent(visit)).toMatchObject({ answer: 'Sí', summary: expect.stringContaining('Sí') });
  });
});

it('a like is a button that stays pressed under the same words', async () => {
  const visit = await asked({ kind: 'likes' });
  const like = () => screen.getByRole('button', { name: 'Me gusta' });
  const pressed = () => like().getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(pressed()).toBe('true');
  fireEvent.click(like());
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(await sent(visit)).toMatchObject({ answer: 1, summary: expect.stringContaining('Me gusta') });
});

it('says after each of several answers how many are chosen, of how many', async () => {
  await asked({ kind: 'optionsMultiple', answers: [...answers, anOption('Nada', { reset: true })], most: 2 });
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
  tick('Sombra');
  expect(said()).toBe('1 de 2');
  tick('Bancos');
  expect(said()).toBe('2 de 2');
  tick('Sombra');
  expect(said()).toBe('1 de 2');
  tick('Nada');
  expect(said()).toBe('Se ha quitado: Bancos');
});

it('a refusal that was announced is announced again after other questions were answered', async () => {
  const several = { kind: 'optionsMultiple', answers, most: 1 } as const;
  await aPageOf([aSurvey('main', { question: several, chain: [aSurvey('other').id] }), aSurvey('other')]);
  vi.useFakeTimers();
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
  tick('Sombra');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
  pass(5_000);
  expect(shouted()).toBeUndefined();
  tick('yes');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
});
