import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Survey } from '#domain/voting/survey.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from './samples/sample-visit.ts';
import { SurveyScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  // In some browsers scrolling returns a promise, which an effect must not return as its clean-up.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const budget = aSurvey('main', {
  title: { es: 'Vota los presupuestos' },
  endDay: aDay('2026-11-27'),
  question: aBudget(100, [
    aProposal('banco', 80, { title: { es: 'Un banco' }, text: { es: 'Para sentarse.' } }),
    aProposal('fuente', 30, { title: { va: 'Una font' } }),
  ]),
});
const options = aSurvey('options', {
  title: { es: '¿Cuándo?' },
  required: true,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});

const at = (surveys: readonly Survey[], given: Parameters<typeof aVisit>[1] = {}) => {
  const visit = aVisit(surveys, given);
  render(
    <SamplePlace council={visit.council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  return visit;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('a survey that cannot be answered', () => {
  it('says that it is not active', async () => {
    at([], { process: { survey: budget.id } });
    expect(await screen.findByText('La encuesta no está activa')).toBeTruthy();
  });

  it('says when it begins', async () => {
    at([{ ...budget, startsAt: Date.parse('2026-12-01T00:00:00+01:00'), endDay: null }]);
    expect(await screen.findByText('La Encuesta todavía no ha comenzado')).toBeTruthy();
    expect(screen.getAllByText('Comienza el 1 de diciembre de 2026').length).toBeGreaterThan(0);
  });

  it('says that it is over', async () => {
    at([{ ...budget, endDay: aDay('2026-11-17') }]);
    expect(await screen.findByText('La encuesta ha finalizado')).toBeTruthy();
  });

  it('says that a process has none', async () => {
    at([]);
    expect(await screen.findByText('Este proceso no tiene encuesta')).toBeTruthy();
  });
});

describe('the questions', () => {
  it('show until when, how many days are left and how many took part', async () => {
    at([budget]);
    await title('Vota los presupuestos');
    expect(
      screen.getByText('Hasta el viernes 27 de noviembre · quedan 9 días · 1.284 participantes'),
    ).toBeTruthy();
    expect(document.title).toBe('Vota los presupuestos · Vilanova');
  });

  it('say "at least" if the count is published in steps, and nothing if the council hides it', async () => {
    at([{ ...budget, census: true }]);
    await title('Vota los presupuestos');
    expect(screen.getByText(/al menos 1\.284 participantes/u)).toBeTruthy();
    cleanup();
    at([{ ...budget, hideVoteCount: true }]);
    await title('Vota los presupuestos');
    expect(screen.queryByText(/participantes/u)).toBeNull();
  });

  it('refuse what is over the budget in the words of the specification, with an announcement and on the card', async () => {
    at([budget]);
    await title('Vota los presupuestos');
    fireEvent.click(card('Un banco').getByRole('button', { name: /^Añadir:/u }));
    expect(screen.getByText('20,00 €')).toBeTruthy();
    fireEvent.click(card('Una font').getByRole('button', { name: /^Añadir:/u }));
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(
      'no se puede seleccionar esta propuesta porque sobrepasa el presupuesto restante',
    );
    expect(card('Una font').getByText(/Faltan 10,00 €/u)).toBeTruthy();
    fireEvent.click(card('Un banco').getByRole('button', { name: /^Quitar:/u }));
    expect(card('Una font').queryByText(/Faltan/u)).toBeNull();
  });

  it('mark the language of a text that is not the page’s', async () => {
    at([budget]);
    await title('Vota los presupuestos');
    expect(screen.getByText('Una font').getAttribute('lang')).toBe('ca-ES-valencia');
  });

  it('say of an unknown kind that it cannot be answered here, and continue', async () => {
    const odd = aSurvey('odd', { question: { kind: 'unknown', displayType: 'hologram' } });
    at([{ ...budget, chain: [odd.id, options.id] }, odd, options]);
    await title('Vota los presupuestos');
    expect(screen.getByText(/todavía no se puede contestar aquí \(hologram\)/u)).toBeTruthy();
    expect(screen.getByLabelText('Mañana')).toBeTruthy();
  });

  it('link to the required question that was left out', async () => {
    at([{ ...budget, chain: [options.id] }, options]);
    await title('Vota los presupuestos');
    fireEvent.click(card('Un banco').getByRole('button', { name: /^Añadir:/u }));
    press(/Enviar Encuesta/u);
    const summary = screen.getByRole('alert', { name: 'Falta algo antes de enviar' });
    expect(document.activeElement).toBe(summary);
    expect(document.title).toBe('Error: Vota los presupuestos · Vilanova');
    fireEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement?.id).toBe('q-options');
    const words = 'Debe contestar todas las preguntas obligatorias de esta encuesta.';
    expect(within(screen.getByRole('group', { name: /¿Cuándo\?/u })).getByText(words)).toBeTruthy();
  });

  it('hide the button that sends until the consultation of the census is allowed, then mark the identity number', async () => {
    at([{ ...options, census: true }]);
    await title('¿Cuándo?');
    expect(screen.queryByRole('button', { name: /Enviar Encuesta/u })).toBeNull();
    expect(screen.getByText(/Marca la autorización/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByLabelText('Hoy'));
    press(/Enviar Encuesta/u);
    expect(document.activeElement?.id).toBe('census-id');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
});

it('asks before the page is left with an answer not sent', async () => {
  at([options]);
  await title('¿Cuándo?');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  fireEvent.click(screen.getByLabelText('Hoy'));
  expect(leave()).toBe(true);
});

it('says before the questions that only accounts may vote, and leads to the verification and back', async () => {
  at([{ ...options, registeredOnly: true }]);
  await title('¿Cuándo?');
  expect(screen.getByText(/un voto por cuenta/u)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Verificar mi correo' });
  expect(link.getAttribute('href')).toBe('/perfil?votacion=p');
  cleanup();
  at([options]);
  await title('¿Cuándo?');
  expect(screen.queryByText(/un voto por cuenta/u)).toBeNull();
});
