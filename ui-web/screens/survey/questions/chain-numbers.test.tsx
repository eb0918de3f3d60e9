import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aPageOf, press } from '../samples/sample-page.tsx';

afterEach(cleanup);

const section = { es: 'La calle' };
const question = { kind: 'options', answers: [anOption('Sí'), anOption('No')] } as const;
const unknown = { kind: 'unknown', displayType: 'hologram' } as const;
/** Three questions in two sections; the second is of a type that this version does not know. */
const chain = (more: Partial<Survey> = {}) => [
  aSurvey('main', {
    title: { es: '¿Cerramos la calle?' },
    description: { es: 'De 9 a 14 horas.' },
    chain: ['map', 'last'].map(surveyId),
    section,
    question,
    ...more,
  }),
  aSurvey('map', { title: { es: '¿Por dónde pasas?' }, section, question: unknown }),
  aSurvey('last', { title: { es: '¿Qué más?' }, section: { es: 'El parque' }, required: true, question }),
];
const process = { title: { es: 'Plan de barrio' }, lead: { es: 'Contesta las que quieras.' } };
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('a chain of questions in sections', () => {
  it('has the name of its process, and each question its own', async () => {
    await aPageOf(chain(), { process });
    expect(screen.getByRole('heading', { level: 1, name: 'Encuesta: Plan de barrio' })).toBeTruthy();
    expect(screen.getByText('Contesta las que quieras.')).toBeTruthy();
    expect(headings()).toEqual(['¿Cerramos la calle?', '¿Por dónde pasas?', '¿Qué más?']);
    expect(screen.getByText('De 9 a 14 horas.')).toBeTruthy();
  });

  it('has the title of its first question if that is in no section', async () => {
    await aPageOf(chain({ section: null }), { process });
    expect(screen.getByRole('heading', { level: 1, name: '¿Cerramos la calle?' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Elige una respuesta' })).toBeTruthy();
  });

  it('counts only the questions that can be answered, wherever it counts', async () => {
    await aPageOf(chain());
    const numbers = screen.getAllByText(/^Pregunta \d/u).map(({ textContent }) => textContent);
    expect(numbers).toEqual(['Pregunta 1 de 2', 'Pregunta 2 de 2 · obligatoria']);
    expect(screen.getByText('Sección 1 de 2 · 0 de 2 preguntas respondidas')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2. ¿Qué más?' })).toBeTruthy();
    press(/Enviar Encuesta/u);
    const summary = within(screen.getByRole('alert', { name: 'Falta algo antes de enviar' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'No ha votado a ninguna encuesta.',
    ]);
  });
});
