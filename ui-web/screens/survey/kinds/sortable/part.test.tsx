import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press, said, sent } from '../../samples/sample-page.tsx';

afterEach(cleanup);

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

describe('answers to put in order', () => {
  const sortable = { kind: 'sortable', answers, maxScore: 2 } as const;
  const places = () => screen.getAllByText(/^Posición \d:/u).map((each) => each.textContent.trim());

  it('show the points of every position', async () => {
    await asked(sortable);
    expect(places()).toEqual([
      'Posición 1: 2 puntos',
      'Posición 2: 1 punto',
      'Posición 3: sin puntos',
      'Posición 4: sin puntos',
    ]);
  });

  it('are unanswered until one is moved; the move is announced and the focus follows it', async () => {
    const visit = await asked(sortable);
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    const up = screen.getByRole('button', { name: 'Subir: Bancos' });
    up.focus();
    fireEvent.click(up);
    expect(said()).toBe('Bancos, posición 2 de 4');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir: Bancos');
    const { summary, answer } = await sent(visit);
    expect(answer).toEqual(['Sombra', 'Bancos', 'Fuentes', 'Juegos']);
    expect(summary).toContain('2. Bancos1 punto');
    expect(summary).toContain('3. Fuentessin puntos');
  });

  it('may stay as they are, if the voter confirms them, and be withdrawn', async () => {
    const visit = await asked(sortable);
    press('Dejar este orden');
    expect(said()).toBe('Has dejado este orden');
    press('Quitar mi orden');
    expect(said()).toContain('la pregunta queda sin contestar');
    press('Dejar este orden');
    expect((await sent(visit)).answer).toEqual(['Sombra', 'Fuentes', 'Bancos', 'Juegos']);
  });
});
