import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Recount } from '#application/voting/recount-result.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import type { ProjectsClient } from '#ui-web/composition/clients.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { Became } from './became.tsx';
import { ResultsProcess } from './results-process.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const proposals = ['toldos', 'fuente', 'cine'].map((id) => aProposal(id, 10, { title: { es: `Un ${id}` } }));
const survey = aSurvey('plaza', { question: aBudget(100, proposals) });
const funded = proposals.slice(0, 2).map((project) => ({ project }));
const recount = {
  kind: 'counted',
  record: null,
  recount: { shared: right({ funded }) } as unknown as Recount,
} as const;
const toldos = aProject('toldos', {
  title: { es: 'Un toldos' },
  delivery: aDelivery({
    spent: cents(967_500),
    updated: aDay('2026-10-02'),
    milestones: [{ id: 'a', title: 'Velas puestas', planned: null, reached: null }],
  }),
});

const draw = async (answer: RawAnswer, of: ProjectsClient['of'], drawn: Survey = survey) =>
  act(async () =>
    render(
      <SamplePlace council={aCouncil({ projects: { of } })} site={aSite()} speech={speech}>
        <ResultsProcess value="proc-102">
          <Became survey={drawn} answer={answer} recount={recount} />
        </ResultsProcess>
      </SamplePlace>,
    ),
  );
const lines = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

it('a voter reads what became of each project that they chose, and the council is not asked for these alone', async () => {
  const asked: unknown[] = [];
  const told = Promise.withResolvers<void>();
  await draw(['cine', 'toldos', 'fuente'], async (...input) => {
    asked.push(input);
    await told.promise;
    return right([toldos, aProject('bancos')]);
  });
  // Nothing is claimed of a project before the council has answered.
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(lines()).toEqual([]);
  told.resolve();
  expect(await screen.findByText('Qué ha sido de lo que elegiste')).toBeTruthy();
  expect(lines()).toEqual([
    'Un cine: no se financió',
    'Un toldosEn obras · Pagado hasta hoy: 9.675,00 € · Próximo hito: Velas puestas: Sin fecha · Sin noticias desde hace 47 días',
    'Un fuente: se financió; el Ayuntamiento todavía no dice cómo va',
  ]);
  expect(screen.getByRole('link', { name: 'Un toldos' }).getAttribute('href')).toBe('/propuestas/toldos');
  expect(asked).toEqual([['vilanova', 'proc-102']]);
});

it('a voter who chose nothing, or a question without a budget, has nothing to read about projects', async () => {
  await draw(null, async () => right([toldos]));
  expect(lines()).toEqual([]);
  cleanup();
  await draw('yes', async () => right([toldos]), aSurvey('domingos'));
  expect(screen.queryByText('Qué ha sido de lo que elegiste')).toBeNull();
});

it('a voter reads what was funded if the projects cannot be loaded', async () => {
  await draw(['toldos'], async () => left({ kind: 'unreachable' }));
  expect(await screen.findByText('No hemos podido cargar los proyectos.')).toBeTruthy();
  expect(lines()).toEqual(['Un toldos: se financió; el Ayuntamiento todavía no dice cómo va']);
});
