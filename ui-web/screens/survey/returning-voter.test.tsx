import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from './samples/sample-page.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const options = aSurvey('options', {
  title: { es: '¿Cuándo?' },
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});
const comesBackTo = (more: Partial<Survey> = {}, others: readonly Survey[] = []) =>
  aPageOf([{ ...options, ...more }, ...others], {}, ['options']);
const greeting = () => screen.getByText('Ya has votado.').parentElement?.parentElement?.textContent;
const change = 'Ver o cambiar tu voto';

describe('a voter who comes back', () => {
  it('is greeted, and the page is not blocked', async () => {
    await comesBackTo();
    expect(greeting()).toContain('No se puede cambiar.');
    expect(screen.queryByRole('button', { name: change })).toBeNull();
    expect(screen.getByRole('button', { name: /Enviar Encuesta/u })).toBeTruthy();
  });

  it('is led to the change of the vote', async () => {
    await comesBackTo({ canChangeVote: true, showResultsAfterPollIsClosed: true });
    expect(greeting()).toContain('Con el código de tu justificante puedes verlo y cambiarlo');
    expect(greeting()).toContain('que tu voto está contado, y recontar tú la votación');
    press(change);
    const field = screen.getByRole('textbox', { name: /^Código del justificante/u });
    expect(document.activeElement).toBe(field);
    expect(field.closest('details')?.open).toBe(true);
  });

  it('is led there from the first question of a phone too', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: true, media: query }) as MediaQueryList,
    );
    const second = aSurvey('second');
    await comesBackTo({ canChangeVote: true, chain: [surveyId('second')] }, [second]);
    expect(screen.getByText('Paso 1 de 3')).toBeTruthy();
    press(change);
    expect(screen.getByText('Paso 3 de 3')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: /^Código del justificante/u });
    expect(document.activeElement).toBe(field);
    expect(field.closest('details')?.open).toBe(true);
  });

  it('sees the results first if nothing can be changed, and the questions if asked for', async () => {
    await comesBackTo({ showResults: true });
    expect(screen.queryByLabelText('Hoy')).toBeNull();
    press('Ver encuesta');
    expect(screen.getByLabelText('Hoy')).toBeTruthy();
  });

  it('sees the questions first if another person may vote on this device, or the vote can be changed', async () => {
    await comesBackTo({ showResults: true, census: true });
    expect(screen.getByLabelText('Hoy')).toBeTruthy();
    cleanup();
    await comesBackTo({ showResults: true, canChangeVote: true });
    expect(screen.getByLabelText('Hoy')).toBeTruthy();
  });
});

it('a restored draft can be deleted', async () => {
  await aPageOf([options], {
    draft: { answers: { options: 'Hoy' }, keptAt: Date.parse('2026-11-18T10:42:00+01:00') },
  });
  expect(
    screen.getByText(
      'Hemos guardado en este dispositivo lo que elegiste hoy a las 10.42. Aún no has votado.',
    ),
  ).toBeTruthy();
  press('Borrar y empezar de nuevo');
  expect(screen.getByLabelText<HTMLInputElement>('Hoy').checked).toBe(false);
  expect(screen.queryByText(/Hemos guardado/u)).toBeNull();
});
