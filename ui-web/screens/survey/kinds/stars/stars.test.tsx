import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, sent } from '../../samples/sample-page.tsx';

afterEach(cleanup);

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

describe('stars', () => {
  it('are named one by one, can be withdrawn, and are sent as a number', async () => {
    const visit = await asked({ kind: 'rating', range: { min: 1, max: 5 } });
    fireEvent.click(screen.getByRole('radio', { name: '1 estrella' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Sin respuesta' }));
    fireEvent.click(screen.getByRole('radio', { name: '4 estrellas' }));
    expect(screen.getByText('4 de 5')).toBeTruthy();
    expect(await sent(visit)).toMatchObject({ answer: 4, summary: expect.stringContaining('4 estrellas') });
  });

  it('are shown beside each answer, and some may be left without', async () => {
    const visit = await asked(
      { kind: 'ratingAnswers', answers, range: { min: 1, max: 3 } },
      { required: true },
    );
    const bancos = within(screen.getByRole('group', { name: 'Bancos' }));
    fireEvent.click(bancos.getByRole('radio', { name: '3 estrellas' }));
    expect(await sent(visit)).toMatchObject({
      answer: { Bancos: 3 },
      summary: expect.stringContaining('Bancos3 estrellas'),
    });
  });
});
