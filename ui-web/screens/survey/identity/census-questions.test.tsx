import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from '../samples/sample-page.tsx';

afterEach(cleanup);

const asked = (more: Partial<Survey> = {}) =>
  aPageOf([
    aSurvey('s', {
      census: true,
      censusQuestions: [{ es: 'Año de nacimiento de tu madre' }, { es: 'Código de la carta' }],
      censusInfo: { es: 'El código está arriba a la derecha.' },
      question: { kind: 'options', answers: [anOption('Hoy')] },
      ...more,
    }),
  ]);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const tryToSend = () => {
  fireEvent.click(screen.getByRole('checkbox', { name: /Autorizo/u }));
  fireEvent.click(screen.getByLabelText('Hoy'));
  press(/Enviar Encuesta/u);
};

it('the number of an identity that was not checked is refused beside its field while it lacks its letter', async () => {
  await aPageOf([aSurvey('s', { census: true, question: { kind: 'options', answers: [anOption('Hoy')] } })]);
  fireEvent.click(screen.getByLabelText('Hoy'));
  write('NIF o NIE', '12.345.678');
  write('Año de nacimiento o código que recibiste por carta', '1984');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
  press('Enviar Encuesta');
  const number = screen.getByRole('textbox', {
    name: 'NIF o NIE',
    description: /Falta la letra de tu NIF o NIE/u,
  });
  expect(document.activeElement).toBe(number);
  expect(screen.queryByRole('dialog')).toBeNull();
  write('NIF o NIE', '12.345.678-Z');
  press('Enviar Encuesta');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

describe('a council that asks questions of its own about the census', () => {
  it('sees them asked in its words, in place of the year of birth', async () => {
    await asked();
    expect(screen.getByText('El código está arriba a la derecha.')).toBeTruthy();
    expect(screen.queryByText(/Año de nacimiento o código/u)).toBeNull();
    for (const name of ['Año de nacimiento de tu madre', 'Código de la carta'])
      expect(field(name)).toMatchObject({ maxLength: 4, placeholder: '1984' });
  });

  it('has each missing answer shown beside its field, and nothing is sent', async () => {
    await asked();
    write('NIF o NIE', '12345678Z');
    write('Código de la carta', 'ZZBE');
    tryToSend();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field('Año de nacimiento de tu madre'));
    expect(screen.getByText('Contesta a la pregunta del censo: Año de nacimiento de tu madre')).toBeTruthy();
    expect(field('Código de la carta').value).toBe('ZZBE');
    expect(field('Código de la carta').getAttribute('aria-invalid')).toBeNull();
  });

  it('is sent all the answers, in the order of its questions', async () => {
    const visit = await asked();
    write('NIF o NIE', '12345678Z');
    write('Código de la carta', 'zzbe');
    write('Año de nacimiento de tu madre', '1950');
    tryToSend();
    fireEvent.click(screen.getAllByRole('button', { name: 'Enviar Encuesta' }).at(-1) as HTMLElement);
    await waitFor(() => expect(visit.cast).toHaveLength(1));
    expect(visit.cast[0]?.census).toEqual({ id: '12345678Z', secrets: ['1950', 'ZZBE'] });
  });
});

it('without questions of the council, the year of birth or the posted code is asked', async () => {
  await asked({ censusQuestions: [], censusInfo: null });
  write('NIF o NIE', '12345678Z');
  tryToSend();
  expect(document.activeElement).toBe(field('Año de nacimiento o código que recibiste por carta'));
  expect(screen.getByText('Escribe tu año de nacimiento o el código de la carta.')).toBeTruthy();
});

it('age and census are always named, beside what the council says of its own', async () => {
  await asked();
  expect(screen.getByText('Debes tener 18 años o más y estar en el censo municipal.')).toBeTruthy();
  cleanup();
  await asked({ votingAge: 16, censusMessage: { es: 'El código llegó por carta.' } });
  expect(screen.getByText('El código llegó por carta.')).toBeTruthy();
  expect(screen.getByText('Debes tener 16 años o más y estar en el censo municipal.')).toBeTruthy();
});
