import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, passTime, said, shouted } from '../../samples/sample-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

it('says after each of several answers how many are chosen, of how many', async () => {
  const question = {
    kind: 'optionsMultiple',
    answers: [...answers, anOption('Nada', { reset: true })],
    most: 2,
  } as const;
  await aPageOf([aSurvey('s', { question })]);
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
  tick('Sombra');
  expect(said()).toBe('1 de 2');
  tick('Bancos');
  expect(said()).toBe('2 de 2');
  tick('Sombra');
  expect(said()).toBe('1 de 2');
  tick('Nada');
  expect(said()).toBe('Se ha quitado: Bancos');
});

it('a refusal that was announced is announced again after other questions were answered', async () => {
  const several = { kind: 'optionsMultiple', answers, most: 1 } as const;
  await aPageOf([aSurvey('main', { question: several, chain: [aSurvey('other').id] }), aSurvey('other')]);
  vi.useFakeTimers();
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
  tick('Sombra');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
  passTime(5_000);
  expect(shouted()).toBeUndefined();
  tick('yes');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
});
