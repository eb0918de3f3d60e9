import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, said, sent } from '../../samples/sample-page.tsx';

afterEach(cleanup);

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

describe('yes or no, like or dislike', () => {
  const yesNo = { kind: 'yesNo', answers: [anOption('Sí'), anOption('No')] } as const;
  const yes = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' });

  it('toggle: pressing the chosen one again leaves no answer, with an announcement', async () => {
    await asked(yesNo);
    fireEvent.click(yes());
    expect(yes().checked).toBe(true);
    fireEvent.click(yes());
    expect(yes().checked).toBe(false);
    expect(said()).toBe('Se ha quitado: Sí');
  });

  it('cannot be withdrawn if an answer is required', async () => {
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
