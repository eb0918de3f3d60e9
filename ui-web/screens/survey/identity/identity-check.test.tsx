import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

import {
  check,
  consent,
  drawChecked,
  errorAt,
  field,
  fillIn,
  findText,
  invalid,
  pressCheck,
  sendButton,
  valid,
  writeField,
} from './sample-identity.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const survey = aSurvey('main', {
  title: { es: '¿Cuándo?' },
  census: true,
  canChangeVote: true,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});
const draw = (...said: Parameters<typeof drawChecked>[3]) => drawChecked(survey, speech, {}, said);

describe('a town that checks identities', () => {
  it('asks for document, number and day of birth, and for no year', async () => {
    await draw();
    expect(
      within(field('Tipo de documento'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([
      'Elige uno',
      'NIF español con DNI',
      'NIF extranjero con NIE',
      'Pasaporte',
      'NIF español sin DNI',
    ]);
    const birth = within(screen.getByRole('group', { name: 'Fecha de nacimiento' }));
    expect(birth.getAllByRole<HTMLInputElement>('textbox').map((part) => part.autocomplete)).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    expect(screen.queryByLabelText(/Año de nacimiento/u)).toBeNull();
  });

  it('needs all three: says so in the words of the specification, and links to the first one missing', async () => {
    const { asked } = await draw();
    check();
    expect(
      await findText('Complete todos los campos del censo para poder comprobar sus credenciales.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Tipo de documento'));
    expect(errorAt('Tipo de documento')).toBe('Elige el tipo de documento.');
    expect(errorAt('Día')).toBe('Escribe tu fecha de nacimiento entera.');
    writeField('Tipo de documento', '1');
    expect(errorAt('Tipo de documento')).toBe('');
    expect(field('Número del documento').getAttribute('aria-invalid')).toBe('true');
    check();
    await waitFor(() => expect(document.activeElement).toBe(field('Número del documento')));
    expect(asked).toEqual([]);
  });

  it('says what a number of each type looks like, and that a number is of another type', async () => {
    const { asked } = await draw();
    fillIn({ type: '4' });
    expect(screen.getByText(/Por ejemplo, X1234567L/u)).toBeTruthy();
    check();
    expect(await findText('Repasa los campos marcados antes de comprobar.')).toBeTruthy();
    expect(errorAt('Número del documento')).toMatch(/empieza por X, Y o Z/u);
    fillIn({ type: '5', id: 'PAB1234', date: '0075-03-02' });
    expect(screen.getByText(/Por ejemplo, PAB123456/u)).toBeTruthy();
    check();
    await waitFor(() => expect(errorAt('Número del documento')).toMatch(/ocho caracteres/u));
    expect(errorAt('Día')).toMatch(/cuatro cifras/u);
    fillIn({ date: '2026-11-19' });
    check();
    await waitFor(() => expect(errorAt('Día')).toMatch(/posterior a hoy/u));
    expect(asked).toEqual([]);
  });

  it('says during typing that a letter is wrong, but not for a passport', async () => {
    await draw();
    fillIn({ id: '11111111A' });
    expect(screen.getByText('La letra no corresponde a esas cifras.')).toBeTruthy();
    writeField('Tipo de documento', '5');
    expect(screen.queryByText('La letra no corresponde a esas cifras.')).toBeNull();
  });

  it('hints at the age of a voter who is under 18 today, and checks all the same', async () => {
    const { asked } = await draw();
    fillIn({ date: '2008-11-19' });
    expect(screen.getByText('Para votar debes tener 18 años o más.')).toBeTruthy();
    writeField('Fecha de nacimiento', '2008-11-18');
    expect(screen.queryByText('Para votar debes tener 18 años o más.')).toBeNull();
    writeField('Fecha de nacimiento', '2010-11-18');
    check();
    expect(await findText(valid)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('offers the vote once the credentials are valid, and votes with the year of birth from the check', async () => {
    const { asked, cast } = await draw();
    fireEvent.click(screen.getByRole('radio', { name: /Hoy/u }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    expect(sendButton()).toBeNull();
    expect(screen.getByText('Comprueba tus credenciales para poder enviar la encuesta.')).toBeTruthy();
    fillIn();
    check();
    expect((await findText(valid)).closest('[role=status]')).toBeTruthy();
    expect(asked).toEqual([{ id: '11.111.111-h', type: '1', date: '1975-03-02', consent: true }]);
    fireEvent.click(screen.getByRole('button', { name: /Enviar Encuesta/u }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));
    await screen.findByText('¡Tu voto se ha enviado correctamente!');
    expect(cast[0]?.census).toEqual({ id: '11111111H', secrets: ['1975'] });
  });

  it('looks nothing up before the person has authorised it, and asks for that before the fields', async () => {
    const { asked } = await draw();
    fillIn();
    pressCheck();
    expect((await screen.findAllByText(/^Marca primero la autorización/u)).length).toBe(1);
    expect(document.activeElement).toBe(consent());
    expect(asked).toEqual([]);
    const place = consent().compareDocumentPosition(field('Tipo de documento'));
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(consent());
    expect(screen.queryByText(/^Marca primero la autorización/u)).toBeNull();
    pressCheck();
    await findText(valid);
    expect(asked).toHaveLength(1);
  });

  it('does not offer the vote once the authorisation is withdrawn', async () => {
    await draw();
    fillIn();
    check();
    await findText(valid);
    expect(sendButton()).toBeTruthy();
    fireEvent.click(consent());
    expect(sendButton()).toBeNull();
    expect(screen.getByText(/^Marca la autorización/u)).toBeTruthy();
  });

  it('does not offer the vote to invalid credentials, and says what to look at', async () => {
    await draw(right(false));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    fillIn();
    check();
    expect(await findText(invalid)).toBeTruthy();
    expect(screen.getByText(/^Repasa el tipo de documento, el número y la fecha/u)).toBeTruthy();
    expect(sendButton()).toBeNull();
  });

  it.each([
    ['Tipo de documento', '5'],
    ['Número del documento', '22222222J'],
    ['Fecha de nacimiento', '1975-03-03'],
  ])('removes the result and the vote when %s changes after it', async (label, value) => {
    await draw();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    fillIn();
    check();
    await findText(valid);
    expect(sendButton()).toBeTruthy();
    writeField(label, value);
    expect(screen.queryByText(valid)).toBeNull();
    expect(sendButton()).toBeNull();
  });
});

it('is not part of a survey without a census', async () => {
  const visit = aVisit([{ ...survey, census: false }]);
  render(
    <SamplePlace council={visit.council} site={aSite({ checksIdentity: true })} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1, name: '¿Cuándo?' });
  expect(screen.queryByRole('group', { name: 'Fecha de nacimiento' })).toBeNull();
  expect(sendButton()).toBeTruthy();
});
