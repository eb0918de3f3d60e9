import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press, sent, shouted } from '../../samples/sample-page.tsx';

afterEach(cleanup);

/** A page with one question. */
const asked = (question: Question) => aPageOf([aSurvey('s', { question })]);

describe('sliders', () => {
  const sliders = {
    kind: 'limitedSliders',
    answers: [anOption('Sombra'), anOption('Fuentes', { least: 10, most: 50 })],
  } as const;
  const slide = (name: string, to: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(to) } });

  it('say how much is given, refuse more than there is, and show the reason as long as it holds', async () => {
    const visit = await asked(sliders);
    expect(screen.getAllByRole('status', { name: '' })[0]?.textContent).toBe('0\u00a0% de 100\u00a0%');
    slide('Sombra', 70);
    slide('Fuentes', 40);
    const words = 'Esta respuesta puede llegar como mucho a 30\u00a0%: para subirla más, baja otra.';
    expect(shouted()).toBe(words);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Fuentes' });
    expect(slider.getAttribute('aria-describedby')).toContain('error');
    // Announced, and shown beside the slider.
    expect(screen.getAllByText(/^Esta respuesta puede llegar/u)).toHaveLength(2);
    expect(slider.value).toBe('0');
    slide('Sombra', 60);
    expect(screen.queryAllByText(/^Esta respuesta puede llegar/u)).toHaveLength(0);
    const { summary, answer } = await sent(visit);
    expect(answer).toEqual({ Sombra: 6 });
    expect(summary).toContain('Sombra60\u00a0%En total60\u00a0%');
  });

  it('reach by keys what the limits and the other sliders leave', async () => {
    await asked(sliders);
    const fuentes = screen.getByRole<HTMLInputElement>('slider', { name: 'Fuentes' });
    const sombra = screen.getByRole<HTMLInputElement>('slider', { name: 'Sombra' });
    expect([fuentes.max, sombra.max]).toEqual(['50', '100']);
    fireEvent.keyDown(fuentes, { key: 'ArrowRight' });
    expect(fuentes.value).toBe('10');
    fireEvent.keyDown(sombra, { key: 'End' });
    expect(sombra.value).toBe('90');
    fireEvent.keyDown(fuentes, { key: 'ArrowLeft' });
    expect(fuentes.value).toBe('0');
  });

  it('link back to one that was lowered below its minimum', async () => {
    await asked(sliders);
    slide('Fuentes', 20);
    slide('Fuentes', 5);
    expect(screen.getByText(/^Dale al menos 10 %/u)).toBeTruthy();
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    const link = within(screen.getByRole('alert')).getByRole('link');
    expect(link.textContent).toBe('Hay una respuesta con un porcentaje que no admite.');
  });
});
