import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from '../samples/sample-page.tsx';

afterEach(cleanup);

/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}) =>
  aPageOf([aSurvey('s', { question, ...more })]);

describe('a long survey', () => {
  const chainOf = (length: number) => {
    const rest = Array.from({ length: length - 1 }, (_, index) => aSurvey(`r${index}`));
    const main = aSurvey('main', { chain: rest.map(({ id }) => id) });
    return [main, ...rest];
  };

  it('announces politely how many questions are answered', async () => {
    await aPageOf(chainOf(9));
    const status = () => screen.getByText(/^Has contestado/u);
    expect(status().textContent).toBe('Has contestado 0 de 9 preguntas');
    const [first] = screen.getAllByRole('radio', { name: 'yes' });
    if (first) fireEvent.click(first);
    expect(status().textContent).toBe('Has contestado 1 de 9 preguntas');
    expect(status().getAttribute('role')).toBe('status');
    expect(screen.getByText('Pregunta 3 de 9')).toBeTruthy();
  });

  it('is one of more than eight questions', async () => {
    await aPageOf(chainOf(8));
    expect(screen.queryByText(/^Has contestado/u)).toBeNull();
  });
});

describe('a survey in sections', () => {
  const [street, parks] = [{ es: 'La calle' }, { es: 'Los parques' }];
  const surveys = [
    aSurvey('a', { section: street, chain: ['b', 'c', 'd'].map(surveyId) }),
    aSurvey('b', { section: street }),
    aSurvey('c', { section: parks }),
    aSurvey('d', { section: parks, question: { kind: 'unknown', displayType: 'mapa' } }),
  ];
  const status = () => screen.getByRole('status').textContent;
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Secciones de la encuesta' }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]);
  const answer = (id: string) => {
    const question = document.getElementById(`q-${id}`);
    if (!question) throw new Error(id);
    fireEvent.click(within(question).getByLabelText('yes'));
  };

  it('has its questions under the section headings, one level below', async () => {
    await aPageOf(surveys);
    const section = screen.getByRole('region', { name: 'Los parques' });
    expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe('Los parques');
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['c', 'd']);
    expect(within(section).getByText('Sección 2 de 2 · 0 de 1 respondida')).toBeTruthy();
  });

  it('says which section is read, and links to each section with its own count', async () => {
    await aPageOf(surveys);
    expect(status()).toBe('Sección 1 de 2 · 0 de 3 preguntas respondidas');
    answer('a');
    expect(links()).toEqual([
      ['#section-1', '1La calle 1 de 2 respondidas', 'step'],
      ['#section-2', '2Los parques 0 de 1 respondida', null],
    ]);
    answer('b');
    expect(status()).toBe('Sección 2 de 2 · 2 de 3 preguntas respondidas');
    expect(links().map(([, , current]) => current)).toEqual([null, 'step']);
    const [to = ''] = links()[1] ?? [];
    expect(document.querySelector(to ?? '')?.getAttribute('tabindex')).toBe('-1');
  });

  it('names a section without a heading by its number', async () => {
    await aPageOf([aSurvey('a', { chain: [surveyId('c')] }), aSurvey('c', { section: parks })]);
    expect(links().map(([, text]) => text)).toEqual([
      '1Sección 1 de 2 0 de 1 respondida',
      '2Los parques 0 de 1 respondida',
    ]);
    expect(screen.getByRole('region', { name: 'Sección 1 de 2' })).toBeTruthy();
  });

  it('with a single section has its heading and no list of sections', async () => {
    await aPageOf([aSurvey('a', { section: street })]);
    expect(screen.getByRole('heading', { level: 2, name: 'La calle' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Secciones de la encuesta' })).toBeNull();
  });
});

describe('more to read before answering', () => {
  const details = { es: '<p>Hay <strong>dos</strong> informes.</p><script>alert(1)</script>' };

  it('is closed below the description, without active content', async () => {
    await aPageOf([
      aSurvey('a', { details, chain: [surveyId('b')] }),
      aSurvey('b', { details: { es: '<a href="javascript:x()">Plano</a>' } }),
    ]);
    const [first, second] = [...document.querySelectorAll('main details, details')];
    expect([first?.hasAttribute('open'), second?.hasAttribute('open')]).toEqual([false, false]);
    expect(first?.querySelector('summary')?.textContent).toBe('Más información: a');
    expect(first?.querySelector('summary + div')?.innerHTML).toBe(
      '<p>Hay <strong>dos</strong> informes.</p>',
    );
    expect(second?.closest('#q-b')).not.toBeNull();
    expect(second?.querySelector('a')).toBeNull();
  });
});

it('the picture of a survey is shown large when it is pressed', async () => {
  await asked({ kind: 'likes' }, { title: { es: 'La fiesta' }, headerImage: '/fiesta.jpg' });
  press('Ampliar la imagen: La fiesta');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Imagen de la encuesta: La fiesta' })).toBeTruthy();
});
