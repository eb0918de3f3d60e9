import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from '../samples/sample-page.tsx';

const section = { es: 'La biblioteca' };
const budget = aSurvey('main', {
  title: { es: 'Vota los presupuestos' },
  chain: ['when', 'what'].map(surveyId),
  census: true,
  question: aBudget(100, [aProposal('banco', 80, { title: { es: 'Un banco' } })]),
});
const when = aSurvey('when', {
  title: { es: '¿Cuándo?' },
  required: true,
  section,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});
const what = aSurvey('what', {
  title: { es: '¿Qué más?' },
  question: { kind: 'options', answers: [anOption('Mesas'), anOption('Sombra')] },
});
const surveys = [budget, when, what];

/** As wide as a phone, or as a desk. */
const widthOf = (kind: 'phone' | 'desk') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: kind === 'phone', media: query }) as MediaQueryList);
beforeEach(() => {
  widthOf('phone');
  history.replaceState(null, '', '/procesos-participativos/p/participa');
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const step = () => screen.getByText(/^Paso \d de \d$/u).textContent;
const follow = (name: string | RegExp) => fireEvent.click(screen.getByRole('link', { name }));
const next = () => follow('Siguiente');
const focused = () => document.activeElement?.textContent;
/** What the browser does when the reader goes back or forward. */
const goTo = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash === '' ? location.pathname : hash);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const addBench = () => fireEvent.click(screen.getByRole('button', { name: /^Añadir/u }));
const answerAll = () => {
  addBench();
  next();
  fireEvent.click(screen.getByLabelText('Hoy'));
  next();
  next();
};

describe('one question at a time', () => {
  it('is the way on a phone: each step shows its question, its number, and moves the focus to its heading', async () => {
    await aPageOf(surveys);
    expect(step()).toBe('Paso 1 de 4');
    expect(screen.queryByText('¿Cuándo?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Atrás' })).toBeNull();
    addBench();
    follow('Siguiente pregunta');
    expect(step()).toBe('Paso 2 de 4');
    expect(focused()).toBe('¿Cuándo?');
    expect(location.hash).toBe('#q-when');
    expect(document.title).toBe('Paso 2 de 4 · Vota los presupuestos · Vilanova');
    expect(screen.getByText('Obligatoria')).toBeTruthy();
    expect(screen.getByText('La biblioteca')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Un banco' })).toBeNull();
  });

  it('does not go on from a required question without an answer, and says so', async () => {
    await aPageOf(surveys);
    next();
    next();
    expect(step()).toBe('Paso 2 de 4');
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Falta algo antes de enviar' }));
    expect(document.title).toMatch(/^Error: Paso 2 de 4/u);
    fireEvent.click(screen.getByLabelText('Mañana'));
    next();
    expect(step()).toBe('Paso 3 de 4');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toMatch(/^Paso 3 de 4/u);
    expect(screen.getByText('Puedes dejarla sin contestar')).toBeTruthy();
  });

  it('goes back with the browser and with its own button, and keeps what was answered', async () => {
    await aPageOf(surveys);
    addBench();
    next();
    fireEvent.click(screen.getByLabelText('Hoy'));
    goTo('');
    expect(step()).toBe('Paso 1 de 4');
    expect(focused()).toBe('Elige las propuestas que quieres ver hechas');
    expect(screen.getByRole('article', { name: 'Un banco' }).textContent).toContain('Quitar');
    // By its address, not from the step before.
    goTo('#q-when');
    expect(screen.getByLabelText<HTMLInputElement>('Hoy').checked).toBe(true);
    const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
    press('Atrás');
    expect(back).toHaveBeenCalledTimes(0);
    expect(step()).toBe('Paso 1 de 4');
  });

  it('returns to the step before in the browser’s own history, if the reader came from there', async () => {
    await aPageOf(surveys);
    next();
    const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
    press('Atrás');
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('stays on its step when another place of the page is in the address', async () => {
    await aPageOf(surveys);
    next();
    goTo('#content');
    expect(step()).toBe('Paso 2 de 4');
  });

  it('ends with all answers, each with the way back to its question, and the identity below', async () => {
    await aPageOf(surveys);
    answerAll();
    expect(step()).toBe('Paso 4 de 4');
    expect(focused()).toBe('Repasa tus respuestas');
    const review = within(document.querySelector<HTMLElement>('#repaso') ?? document.body);
    expect(review.getByText('Un banco')).toBeTruthy();
    expect(review.getByText('Hoy')).toBeTruthy();
    expect(review.getByText('Sin respuesta')).toBeTruthy();
    expect(screen.getByLabelText('NIF o NIE')).toBeTruthy();
    fireEvent.click(review.getByRole('link', { name: 'Cambiar la respuesta 2' }));
    expect(step()).toBe('Paso 2 de 4');
    expect(focused()).toBe('¿Cuándo?');
  });

  it('says above the identity which question is still missing', async () => {
    await aPageOf(surveys);
    goTo('#repaso');
    expect(screen.getByText(/falta contestar bien esta pregunta/u)).toBeTruthy();
    follow('2. ¿Cuándo?');
    expect(step()).toBe('Paso 2 de 4');
  });

  it('sends the vote as the page does, and then begins again', async () => {
    const visit = await aPageOf(surveys);
    answerAll();
    fireEvent.change(screen.getByLabelText('NIF o NIE'), { target: { value: '12345678Z' } });
    fireEvent.change(screen.getByLabelText(/^Año/u), { target: { value: '1984' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    press('Enviar Encuesta');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));
    await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
    expect(visit.cast.map(({ answer }) => answer)).toEqual([['banco'], 'Hoy']);
    press('Salir');
    press('Sí, salir');
    expect(location.hash).toBe('');
  });

  it('is not offered for a single question without an identity', async () => {
    await aPageOf([aSurvey('one')]);
    expect(screen.queryByText(/^Paso/u)).toBeNull();
    expect(screen.queryByRole('button', { name: /de una en una/u })).toBeNull();
  });

  it('closes the dialog to the question that is to be changed', async () => {
    await aPageOf([{ ...budget, census: false }, when, what]);
    answerAll();
    press('Enviar Encuesta');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cambiar la respuesta 1' }));
    expect(step()).toBe('Paso 1 de 4');
  });
});

describe('the whole page', () => {
  it('is one press away, and back again, and nothing is lost between them', async () => {
    await aPageOf(surveys);
    answerAll();
    fireEvent.change(screen.getByLabelText('NIF o NIE'), { target: { value: '12345678Z' } });
    press('Página entera con todas las preguntas');
    expect(screen.queryByText(/^Paso/u)).toBeNull();
    expect(document.activeElement?.id).toBe('enviar');
    expect(screen.getByLabelText<HTMLInputElement>('NIF o NIE').value).toBe('12345678Z');
    expect(screen.getByLabelText<HTMLInputElement>('Hoy').checked).toBe(true);
    press('Contestar las preguntas de una en una');
    expect(step()).toBe('Paso 4 de 4');
    expect(screen.getByLabelText<HTMLInputElement>('NIF o NIE').value).toBe('12345678Z');
  });

  it('stays when it is loaded again', async () => {
    await aPageOf(surveys);
    press('Página entera con todas las preguntas');
    cleanup();
    await aPageOf(surveys);
    expect(screen.queryByText(/^Paso/u)).toBeNull();
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  });

  it('shows the question that was being read', async () => {
    await aPageOf(surveys);
    next();
    press('Página entera con todas las preguntas');
    expect(document.activeElement?.id).toBe('q-when');
    goTo('');
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  });

  it('is the way on a wide screen, and the steps are offered there', async () => {
    widthOf('desk');
    await aPageOf(surveys);
    expect(screen.queryByText(/^Paso/u)).toBeNull();
    press('Contestar las preguntas de una en una');
    expect(step()).toBe('Paso 1 de 4');
    expect(focused()).toBe('Elige las propuestas que quieres ver hechas');
  });

  it('leads from the budget to the first question that is open, and then to the review of all answers', async () => {
    widthOf('desk');
    await aPageOf(surveys);
    const review = () => screen.getByRole('link', { name: /^Revisar/u });
    expect([review().getAttribute('href'), review().textContent]).toEqual([
      '#q-when',
      'Revisar la pregunta que falta',
    ]);
    fireEvent.click(screen.getByLabelText('Hoy'));
    expect(review().getAttribute('href')).toBe('#repaso');
    fireEvent.click(review());
    expect(focused()).toBe('Repasa tus respuestas');
    expect(screen.queryByRole('button', { name: /^Página entera/u })).toBeNull();
    const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
    press('Atrás');
    expect(back).toHaveBeenCalledTimes(1);
    follow('Cambiar la respuesta 2');
    expect(document.activeElement?.id).toBe('q-when');
    expect(screen.getByText('Pregunta 1 de 3')).toBeTruthy();
  });

  it('lists what is missing in the order of the page', async () => {
    widthOf('desk');
    const text = aSurvey('main', {
      chain: ['when'].map(surveyId),
      question: { kind: 'free', longest: 10 },
    });
    await aPageOf([text, when]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Tu respuesta' }), {
      target: { value: 'Más sombra, más' },
    });
    press('Enviar Encuesta');
    const list = within(screen.getByRole('alert', { name: 'Falta algo antes de enviar' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#q-main',
      '#q-when',
    ]);
  });
});

describe('an identity that the census does not have', () => {
  it('is marked in its fields, and “Revisar” leads there', async () => {
    await aPageOf(surveys, { answers: ['censusInvalid'] });
    answerAll();
    const [number, year] = [screen.getByLabelText('NIF o NIE'), screen.getByLabelText(/^Año/u)];
    fireEvent.change(number, { target: { value: '12345678Z' } });
    fireEvent.change(year, { target: { value: '1985' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^Autorizo/u }));
    press('Enviar Encuesta');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Enviar Encuesta' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Revisar Encuesta' }));
    expect(document.activeElement).toBe(number);
    expect([number, year].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(screen.getAllByText(/no te hemos encontrado en el censo/u)).toHaveLength(2);
    fireEvent.change(year, { target: { value: '1984' } });
    expect([number, year].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
  });
});
