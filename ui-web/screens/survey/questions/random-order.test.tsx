import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Question } from '#domain/voting/survey.ts';
import { inOrderOf, orderSeed } from '#domain/voting/answer-order.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { answerId } from '#domain/shared/ids.ts';
import { aPageOf, press, sent } from '../samples/sample-page.tsx';
import { openVisit } from '../visit.ts';
import { aVisit } from '../samples/sample-visit.ts';

afterEach(cleanup);

const ids = ['Sombra', 'Fuentes', 'Bancos', 'Juegos', 'Farolas', 'Huerto'];
const answers = ids.map((id) => anOption(id));
const none = anOption('Ninguna', { reset: true });
const several = { kind: 'optionsMultiple', answers: [none, ...answers], most: 3 } as const;

/** A device with this secret id, and the page that it shows. */
async function onDevice(deviceId: string | null, question: Question) {
  const kept: string[] = [];
  const survey = aSurvey('s', { question, randomOrder: true });
  const visit = await aPageOf([survey], {
    deviceIds: { read: () => kept.at(-1) ?? deviceId, keep: (id) => kept.push(id) },
  });
  return { ...visit, keptIds: kept };
}
const shown = (role: 'checkbox' | 'radio') =>
  screen.getAllByRole(role).map((box) => box.closest('label')?.querySelector('b')?.textContent);
const orderOn = (deviceId: string, question: typeof several) =>
  inOrderOf(question, orderSeed(deviceId, 's')).answers.map(({ id }) => id);

describe('answers in random order', () => {
  it('are in the order of the device, “none of these” last, and the page says so', async () => {
    await onDevice('d1', several);
    expect(shown('checkbox')).toEqual(orderOn('d1', several));
    expect(shown('checkbox').at(-1)).toBe('Ninguna');
    expect(shown('checkbox').slice(0, -1)).not.toEqual(ids);
    expect(screen.getByText('El orden de las opciones es aleatorio para cada persona.')).toBeTruthy();
  });

  it('are in the same order when the page is loaded again, and in another on another device', async () => {
    await onDevice('d1', several);
    const first = shown('checkbox');
    cleanup();
    await onDevice('d1', several);
    expect(shown('checkbox')).toEqual(first);
    cleanup();
    await onDevice('d2', several);
    expect(shown('checkbox')).not.toEqual(first);
  });

  it('give the device an id if it has none, which it keeps', async () => {
    const { keptIds } = await onDevice(null, several);
    expect(keptIds.at(-1)).toMatch(/^[0-9a-f]{32}$/u);
  });

  it('are stored and announced in the survey’s own order', async () => {
    const visit = await onDevice('d1', several);
    for (const name of ['Juegos', 'Sombra']) screen.getByLabelText(name).click();
    const { answer, summary } = await sent(visit);
    expect(answer).toEqual(['Sombra', 'Juegos']);
    expect(summary).toMatch(/Sombra.*Juegos/u);
  });

  it('to be put in order begin in it, and a move counts from there', async () => {
    const question = { kind: 'sortable', answers, maxScore: 2 } as const;
    const visit = await onDevice('d1', question);
    const start = inOrderOf(question, orderSeed('d1', 's')).answers.map(({ id }) => id);
    const titles = () => {
      const list = screen.getByRole('button', { name: `Subir: ${start[1] ?? ''}` }).closest('ol');
      return list ? within(list).getAllByRole('listitem').length : 0;
    };
    expect(titles()).toBe(ids.length);
    expect(screen.getByText('El orden de partida es aleatorio para cada persona.')).toBeTruthy();
    press(`Subir: ${start[2] ?? ''}`);
    const [first, second, third, ...rest] = start;
    expect((await sent(visit)).answer).toEqual([first, third, second, ...rest]);
  });

  it('may be confirmed in the order in which the list began', async () => {
    const question = { kind: 'sortable', answers, maxScore: 2 } as const;
    const visit = await onDevice('d1', question);
    press('Dejar este orden');
    const start = inOrderOf(question, orderSeed('d1', 's')).answers.map(({ id }) => answerId(id));
    expect((await sent(visit)).answer).toEqual(start);
  });

  it('are proposals too', async () => {
    const budget = aBudget(
      100,
      ids.map((id) => aProposal(id, 5)),
    );
    await onDevice('d1', budget);
    const drawn = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(drawn).toEqual(inOrderOf(budget, orderSeed('d1', 's')).proposals.map(({ id }) => id));
  });
});

describe('a survey without such questions', () => {
  it('shows answers as the council wrote them, and gives the device no id', async () => {
    const kept: string[] = [];
    const { council } = aVisit([aSurvey('s', { question: several })], {
      deviceIds: { read: () => null, keep: (id) => kept.push(id) },
    });
    const opened = await openVisit(council, 'p');
    expect(opened).toMatchObject({ right: { shuffled: new Map() } });
    expect(kept).toEqual([]);
  });
});
