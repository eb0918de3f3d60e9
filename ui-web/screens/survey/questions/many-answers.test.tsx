import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, sent } from '../samples/sample-page.tsx';

afterEach(cleanup);

const works = ['Banco', 'Fuente', 'Árbol', 'Farola', 'Acera'];
const places = ['Centre', 'Raval', 'Marjal', 'Séquia', 'Om', 'Mercat'];
const answers = works.flatMap((work) => places.map((place) => anOption(`${work} en ${place}`)));
const find = (words: string, from = screen.getByRole('searchbox')) =>
  fireEvent.change(from, { target: { value: words } });
const isAway = (element: Element) => element.closest('.only-paper') !== null;
const inSight = (role: 'article' | 'checkbox' | 'radio') =>
  screen.getAllByRole(role).filter((each) => !isAway(each)).length;

describe('a question with very many answers', () => {
  it('lets a proposal be found by its name, topic and area, and keeps the chosen ones and their total', async () => {
    const proposals = works.flatMap((work) =>
      places.map((place) =>
        aProposal(`${work}-${place}`, 10, {
          title: { es: work },
          area: { es: place },
          category: { es: 'Calle' },
        }),
      ),
    );
    const visit = await aPageOf([aSurvey('s', { question: aBudget(1000, proposals) })]);
    const [bench] = screen.getAllByRole('article', { name: 'Banco' });
    if (!bench) throw new Error('no bench');
    fireEvent.click(within(bench).getByRole('button', { name: /^Añadir:/u }));
    find('arbol raval');
    expect(inSight('article')).toBe(1);
    expect(screen.getByText('Se ve 1 de 30')).toBeTruthy();
    expect(isAway(bench)).toBe(true);
    expect(screen.getByRole('region', { name: 'Tu presupuesto' }).textContent).toContain('10,00');
    find('nada de esto');
    expect(screen.getByText(/^Entre 30 no hay nada con esas palabras/u)).toBeTruthy();
    expect((await sent(visit)).answer).toEqual(['Banco-Centre']);
  });

  it('has a link past them: to the next question, and from the last one to the sending', async () => {
    const question = { kind: 'optionsMultiple', answers, most: 3 } as const;
    await aPageOf([aSurvey('a', { question, chain: [surveyId('b')] }), aSurvey('b', { question })]);
    const ways = screen
      .getAllByRole('link', { name: 'Saltar la lista' })
      .map((link) => link.getAttribute('href') ?? '');
    expect(ways).toEqual(['#q-b', '#enviar']);
    for (const way of ways) expect(document.querySelector(way)?.getAttribute('tabindex')).toBe('-1');
  });

  it('keeps ticks that are out of sight, and their count', async () => {
    const visit = await aPageOf([aSurvey('s', { question: { kind: 'optionsMultiple', answers, most: 3 } })]);
    fireEvent.click(screen.getByLabelText('Fuente en Om'));
    find('farola');
    expect(inSight('checkbox')).toBe(6);
    expect(screen.getAllByText('1 de 3', { ignore: '[aria-live] *' })).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Farola en Mercat'));
    expect((await sent(visit)).answer).toEqual(['Fuente en Om', 'Farola en Mercat']);
  });

  it('keeps the chosen radio and the one for no answer in sight, so that the keyboard reaches the others', async () => {
    await aPageOf([aSurvey('s', { question: { kind: 'options', answers }, required: false })]);
    fireEvent.click(screen.getByLabelText('Fuente en Om'));
    find('farola');
    expect(inSight('radio')).toBe(8);
    expect(isAway(screen.getByLabelText('Fuente en Om'))).toBe(false);
    expect(isAway(screen.getByLabelText('Sin respuesta'))).toBe(false);
  });

  it('to put in order keeps those that have a position in sight', async () => {
    await aPageOf([aSurvey('s', { question: { kind: 'ranked', answers, maxScore: 3 } })]);
    fireEvent.click(screen.getByRole('button', { name: 'Colocar: Banco en Om' }));
    find('farola');
    const rows = [...document.querySelectorAll('#q-s li')].filter((row) => !isAway(row));
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Banco en Om',
      'Posición libre',
      'Posición libre',
      ...places.map((place) => `Farola en ${place}`),
    ]);
  });

  it('with few answers has no search', async () => {
    await aPageOf([aSurvey('s', { question: { kind: 'options', answers: answers.slice(0, 24) } })]);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Saltar la lista' })).toBeNull();
  });
});
