import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, passTime, press, sent } from '../../samples/sample-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}, given: Parameters<typeof aPageOf>[1] = {}) =>
  aPageOf([aSurvey('s', { question, ...more })], given);

describe('a text', () => {
  const free = { kind: 'free', longest: 10 } as const;
  const write = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Tu respuesta' }), { target: { value: text } });
  const counted = () =>
    [...document.querySelectorAll('p[aria-live=polite]')].map((p) => p.textContent).join('');

  it('is as high as the survey says, else three rows', async () => {
    const rows = () => document.querySelector('textarea')?.getAttribute('rows');
    await asked(free);
    expect(rows()).toBe('3');
    cleanup();
    await asked({ ...free, rows: 6 });
    expect(rows()).toBe('6');
  });

  it('is counted, and the count announced only after a pause in typing', async () => {
    await asked(free);
    vi.useFakeTimers();
    write('Som');
    passTime(900);
    write('Sombr');
    passTime(900);
    expect(counted()).toBe('');
    expect(screen.getByText('Quedan 5 caracteres')).toBeTruthy();
    passTime(200);
    expect(counted()).toBe('Quedan 5 caracteres');
  });

  it('that is too long is reported, not cut, and not sent', async () => {
    await asked(free);
    write('Más sombra, más');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Más sombra, más');
    expect(screen.getByText(/^Sobran 5 caracteres/u)).toBeTruthy();
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('demasiado larga');
  });

  it('that is too long is restored from a draft unchanged', async () => {
    await asked(free, {}, { draft: { answers: { s: 'Más sombra, más' }, keptAt: 5 } });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Más sombra, más');
  });

  it('keeps the spaces that are being written, and is blank if it has only spaces', async () => {
    const visit = await asked(free);
    write(' ');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' ');
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    write('Sombra');
    expect(await sent(visit)).toMatchObject({ answer: 'Sombra', summary: expect.stringContaining('Sombra') });
  });
});
