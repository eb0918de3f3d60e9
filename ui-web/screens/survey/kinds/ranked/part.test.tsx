import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press, said, sent } from '../../samples/sample-page.tsx';

afterEach(cleanup);

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

it('answers for slots are announced when they are placed, fall out, or leave, and sent in order', async () => {
  const visit = await asked({ kind: 'ranked', answers, maxScore: 2 });
  press('Colocar: Bancos');
  expect(said()).toBe('Bancos, posición 1 de 2');
  press('Colocar: Juegos');
  fireEvent.change(screen.getByRole('combobox', { name: 'Posición de: Sombra' }), { target: { value: '0' } });
  expect(said()).toBe('Sombra, posición 1 de 2. Se queda sin posición: Juegos');
  press('Quitar de su posición: Sombra');
  expect(said()).toBe('Se ha quitado: Sombra');
  press('Colocar: Fuentes');
  const { summary, answer } = await sent(visit);
  expect(answer).toEqual(['Bancos', 'Fuentes']);
  expect(summary).toContain('1. Bancos2 puntos2. Fuentes1 punto');
});
