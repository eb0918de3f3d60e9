import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  makeProjectsCall,
  makeResultArticleCall,
  readVoteOutcomeCall,
  type VoteOutcome,
} from '#adapters/wire/office-works/vote-outcome.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../../shell/sample-office.tsx';
import { OfficeContext } from '../../shell/office-context.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { OutcomeSection } from './outcome-section.tsx';

afterEach(cleanup);

const outcome = (more: Partial<VoteOutcome> = {}): VoteOutcome => ({
  article: null,
  mayTell: true,
  mayMake: true,
  why: null,
  funded: [
    { id: 'a', title: { es: 'Toldos' }, amount: cents(2_150_000), isProject: true },
    { id: 'b', title: { es: 'Bancos' }, amount: cents(790_000), isProject: false },
  ],
  people: ['Laia'],
  ...more,
});

/** The part of a vote that is over, and what it sends. */
async function draw(answer: VoteOutcome) {
  const sent: unknown[] = [];
  const council = anOfficeCouncil([
    stubCall(readVoteOutcomeCall, async () => right(answer)),
    stubCall(makeProjectsCall, async ({ body }) => {
      sent.push(body);
      return right({ made: ['b'], already: ['a'], held: [] });
    }),
    stubCall(makeResultArticleCall, async () => {
      sent.push('article');
      return left({ kind: 'unreachable' });
    }),
  ]);
  const speech = await officeSpeaker()('es', 'es');
  await act(async () =>
    render(
      <SpeechContext value={speech}>
        <OfficeContext value={{ council, town: anOfficeTown, me: somebody(), askWho: () => undefined }}>
          <OutcomeSection vote="plaza" />
        </OfficeContext>
      </SpeechContext>,
    ),
  );
  return sent;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('a vote that is over has what it funded, news of it, and projects to be made with an owner and milestones', async () => {
  const sent = await draw(outcome());
  expect(screen.getByRole('link', { name: 'Toldos' }).getAttribute('href')).toBe('/gestion/obras/a');
  expect(screen.queryByRole('link', { name: 'Bancos' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Quién las lleva al empezar'), { target: { value: 'Laia' } });
  await press('Añadir hito');
  await press('Convertir 1 propuesta en proyecto');
  expect(screen.getByRole('alert').textContent).toContain('Pon nombre');
  fireEvent.change(screen.getByLabelText('Hito 1'), { target: { value: 'Contrato' } });
  await press('Convertir 1 propuesta en proyecto');
  expect(sent).toEqual([
    { owner: 'Laia', milestones: [{ id: null, title: { es: 'Contrato' }, planned: null }] },
  ]);
  expect(screen.getByText(/1 proyecto nuevo/u)).toBeTruthy();
  await press('Publicar el resultado como noticia');
  expect(screen.getByRole('alert').textContent).toContain('No se ha podido hacer');
});

it('a vote that is over leads to its news, says why nothing can be made, and is silent while it is open', async () => {
  await draw(outcome({ article: 'resultado-de-plaza', why: 'undecided', funded: [] }));
  expect(screen.getByRole('link', { name: 'La noticia del resultado' }).getAttribute('href')).toBe(
    '/gestion/documentos/articulos/resultado-de-plaza',
  );
  expect(screen.getByText(/La regla deja una decisión abierta/u)).toBeTruthy();
  cleanup();
  await draw(outcome({ why: 'notClosed' }));
  expect(screen.queryByRole('region')).toBeNull();
});
