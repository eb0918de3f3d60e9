import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aSite } from '#ui-web/shell/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from './sample-visit.ts';
import { SurveyScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const answers = ['Sombra', 'Fuentes', 'Bancos', 'Juegos'].map((id) => anOption(id));

async function at(surveys: readonly Survey[], given: Parameters<typeof aVisit>[1] = {}) {
  const visit = aVisit(surveys, given);
  render(
    <SamplePlace council={visit.council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1 });
  return visit;
}
/** A page with one question. */
const asked = (question: Question, more: Partial<Survey> = {}, given: Parameters<typeof aVisit>[1] = {}) =>
  at([aSurvey('s', { question, ...more })], given);

/** Lets so many milliseconds pass. */
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const said = () => document.querySelector('[aria-live=polite] > span')?.textContent;
const shouted = () => document.querySelector('[aria-live=assertive] > span')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens the dialog, tells its text, sends, and tells what the council was sent. */
async function sent(visit: Awaited<ReturnType<typeof at>>) {
  press(/Enviar Encuesta/u);
  const dialog = await screen.findByRole('dialog');
  const summary = within(dialog).getByRole('list').textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enviar Encuesta' }));
  await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
  return { summary, answer: visit.cast[0]?.answer };
}

describe('yes or no, like or dislike', () => {
  const yesNo = { kind: 'yesNo', answers: [anOption('Sí'), anOption('No')] } as const;
  const yes = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' });

  it('toggle: the chosen one pressed again is no answer, and that is said', async () => {
    await asked(yesNo);
    fireEvent.click(yes());
    expect(yes().checked).toBe(true);
    fireEvent.click(yes());
    expect(yes().checked).toBe(false);
    expect(said()).toBe('Se ha quitado: Sí');
  });

  it('stay answered where they must be', async () => {
    await asked(yesNo, { required: true });
    fireEvent.click(yes());
    fireEvent.click(yes());
    expect(yes().checked).toBe(true);
  });

  it('are sent as the one that was chosen', async () => {
    const visit = await asked({ ...yesNo, kind: 'likeDislike' });
    fireEvent.click(yes());
    expect(await sent(visit)).toMatchObject({ answer: 'Sí', summary: expect.stringContaining('Sí') });
  });
});

describe('answers to put in order', () => {
  const sortable = { kind: 'sortable', answers, maxScore: 2 } as const;
  const places = () => screen.getAllByText(/^Posición \d:/u).map((each) => each.textContent.trim());

  it('tell the points of every position', async () => {
    await asked(sortable);
    expect(places()).toEqual([
      'Posición 1: 2 puntos',
      'Posición 2: 1 punto',
      'Posición 3: sin puntos',
      'Posición 4: sin puntos',
    ]);
  });

  it('are no answer until one is moved; the move is told and the focus goes along', async () => {
    const visit = await asked(sortable);
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    const up = screen.getByRole('button', { name: 'Subir: Bancos' });
    up.focus();
    fireEvent.click(up);
    expect(said()).toBe('Bancos, posición 2 de 4');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir: Bancos');
    const { summary, answer } = await sent(visit);
    expect(answer).toEqual(['Sombra', 'Bancos', 'Fuentes', 'Juegos']);
    expect(summary).toContain('2. Bancos1 punto');
    expect(summary).toContain('3. Fuentessin puntos');
  });

  it('may stay as they are, if somebody says so, and be taken back', async () => {
    const visit = await asked(sortable);
    press('Dejar este orden');
    expect(said()).toBe('Has dejado este orden');
    press('Quitar mi orden');
    expect(said()).toContain('la pregunta queda sin contestar');
    press('Dejar este orden');
    expect((await sent(visit)).answer).toEqual(['Sombra', 'Fuentes', 'Bancos', 'Juegos']);
  });
});

it('answers for slots are told when they are placed, fall out, or leave, and sent in order', async () => {
  const visit = await asked({ kind: 'ranked', answers, maxScore: 2 });
  press('Colocar: Bancos');
  expect(said()).toBe('Bancos, posición 1 de 2');
  press('Colocar: Juegos');
  fireEvent.change(screen.getByRole('combobox', { name: 'Posición de: Sombra' }), { target: { value: '0' } });
  expect(said()).toBe('Sombra, posición 1 de 2. Se queda sin posición: Juegos');
  press('Quitar de su posición: Sombra');
  expect(said()).toBe('Se ha quitado: Sombra');
  press('Colocar: Fuentes');
  const { summary, answer } = await sent(visit);
  expect(answer).toEqual(['Bancos', 'Fuentes']);
  expect(summary).toContain('1. Bancos2 puntos2. Fuentes1 punto');
});

describe('sliders', () => {
  const sliders = {
    kind: 'limitedSliders',
    answers: [anOption('Sombra'), anOption('Fuentes', { least: 10, most: 50 })],
  } as const;
  const slide = (name: string, to: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(to) } });

  it('tell how much is given, refuse more than there is, and say why for as long as it holds', async () => {
    const visit = await asked(sliders);
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('0\u00a0% de 100\u00a0%');
    slide('Sombra', 70);
    slide('Fuentes', 40);
    const words = 'Esta respuesta puede llegar como mucho a 30\u00a0%: para subirla más, baja otra.';
    expect(shouted()).toBe(words);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Fuentes' });
    expect(slider.getAttribute('aria-describedby')).toContain('error');
    // Read out, and beside the slider.
    expect(screen.getAllByText(/^Esta respuesta puede llegar/u)).toHaveLength(2);
    expect(slider.value).toBe('0');
    slide('Sombra', 60);
    expect(screen.queryAllByText(/^Esta respuesta puede llegar/u)).toHaveLength(0);
    const { summary, answer } = await sent(visit);
    expect(answer).toEqual({ Sombra: 6 });
    expect(summary).toContain('Sombra60\u00a0%En total60\u00a0%');
  });

  it('lead back to one that was lowered to where it may not stay', async () => {
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

describe('stars', () => {
  it('are named one by one, can be taken back, and are sent as a number', async () => {
    const visit = await asked({ kind: 'rating', range: { min: 1, max: 5 } });
    fireEvent.click(screen.getByRole('radio', { name: '1 estrella' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Sin respuesta' }));
    fireEvent.click(screen.getByRole('radio', { name: '4 estrellas' }));
    expect(screen.getByText('4 de 5')).toBeTruthy();
    expect(await sent(visit)).toMatchObject({ answer: 4, summary: expect.stringContaining('4 estrellas') });
  });

  it('stand beside each answer, and some may be left without', async () => {
    const visit = await asked(
      { kind: 'ratingAnswers', answers, range: { min: 1, max: 3 } },
      { required: true },
    );
    const bancos = within(screen.getByRole('group', { name: 'Bancos' }));
    fireEvent.click(bancos.getByRole('radio', { name: '3 estrellas' }));
    expect(await sent(visit)).toMatchObject({
      answer: { Bancos: 3 },
      summary: expect.stringContaining('Bancos3 estrellas'),
    });
  });
});

describe('a text', () => {
  const free = { kind: 'free', longest: 10 } as const;
  const write = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Tu respuesta' }), { target: { value: text } });
  const counted = () =>
    [...document.querySelectorAll('p[aria-live=polite]')].map((p) => p.textContent).join('');

  it('is counted, and the count read out only when nobody types', async () => {
    await asked(free);
    vi.useFakeTimers();
    write('Som');
    pass(900);
    write('Sombr');
    pass(900);
    expect(counted()).toBe('');
    expect(screen.getByText('Quedan 5 caracteres')).toBeTruthy();
    pass(200);
    expect(counted()).toBe('Quedan 5 caracteres');
  });

  it('too long is told, not cut, and not sent', async () => {
    await asked(free);
    write('Más sombra, más');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Más sombra, más');
    expect(screen.getByText(/^Sobran 5 caracteres/u)).toBeTruthy();
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('demasiado larga');
  });

  it('too long comes back from a draft as it was left', async () => {
    await asked(free, {}, { draft: { answers: { s: 'Más sombra, más' }, keptAt: 5 } });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Más sombra, más');
  });

  it('keeps the spaces that are being written, and is blank with nothing else', async () => {
    const visit = await asked(free);
    write(' ');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' ');
    press(/Enviar Encuesta/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    write('Sombra');
    expect(await sent(visit)).toMatchObject({ answer: 'Sombra', summary: expect.stringContaining('Sombra') });
  });
});

it('a like is a button that stays pressed under the same words', async () => {
  const visit = await asked({ kind: 'likes' });
  const like = () => screen.getByRole('button', { name: 'Me gusta' });
  const pressed = () => like().getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(pressed()).toBe('true');
  fireEvent.click(like());
  expect(pressed()).toBe('false');
  fireEvent.click(like());
  expect(await sent(visit)).toMatchObject({ answer: 1, summary: expect.stringContaining('Me gusta') });
});

describe('a long survey', () => {
  const chainOf = (length: number) => {
    const rest = Array.from({ length: length - 1 }, (_, index) => aSurvey(`r${index}`));
    const main = aSurvey('main', { chain: rest.map(({ id }) => id) });
    return [main, ...rest];
  };

  it('says how many questions are answered, politely', async () => {
    await at(chainOf(9));
    const status = () => screen.getByText(/^Has contestado/u);
    expect(status().textContent).toBe('Has contestado 0 de 9 preguntas');
    const [first] = screen.getAllByRole('radio', { name: 'yes' });
    if (first) fireEvent.click(first);
    expect(status().textContent).toBe('Has contestado 1 de 9 preguntas');
    expect(status().getAttribute('role')).toBe('status');
    expect(screen.getByText('Pregunta 3 de 9')).toBeTruthy();
  });

  it('is one of more than eight questions', async () => {
    await at(chainOf(8));
    expect(screen.queryByText(/^Has contestado/u)).toBeNull();
  });
});

it('the picture of a survey is shown large when it is pressed', async () => {
  await asked({ kind: 'likes' }, { title: { es: 'La fiesta' }, headerImage: '/fiesta.jpg' });
  press('Ampliar la imagen: La fiesta');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Imagen de la encuesta: La fiesta' })).toBeTruthy();
});

it('a refusal that was heard is heard again after other questions were answered', async () => {
  const several = { kind: 'optionsMultiple', answers, most: 1 } as const;
  await at([aSurvey('main', { question: several, chain: [aSurvey('other').id] }), aSurvey('other')]);
  vi.useFakeTimers();
  const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
  tick('Sombra');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
  pass(5_000);
  expect(shouted()).toBeUndefined();
  tick('yes');
  tick('Bancos');
  expect(shouted()).toBe('Puede seleccionar como máximo 1 respuesta.');
});
