import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Process } from '#domain/processes/process.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { aBudget, aProposal as aSurveyProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aProposal, someTerms } from '#ui-web/screens/proposals/sample-proposal.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aProcess } from '../sample-process.ts';
import { ProcessScreen } from '../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const process = aProcess('parque', { mailbox: 'propuestas' });

function at(
  proposals: ContentsClient['proposals'],
  proposal?: string,
  { of = process, listed = [] }: { readonly of?: Process; readonly listed?: readonly ListedSurvey[] } = {},
) {
  const vocabulary: ContentsClient['vocabulary'] = async (_, name) => right(someTerms[name]);
  const contents = { process: async () => right(of), proposals, vocabulary };
  const surveys = { surveys: async () => right(listed) };
  render(
    <SamplePlace council={aCouncil({ contents, surveys })} site={aSite()} speech={speech}>
      <ProcessScreen
        params={{ slug: 'parque', section: 'propuestas', ...(proposal !== undefined && { proposal }) }}
      />
    </SamplePlace>,
  );
}

describe('the proposals of a process before anything is put to the vote', () => {
  it('are those that residents sent for it, each with a link to its page', async () => {
    const asked: string[] = [];
    at(async (_, filters) => {
      asked.push(filters.process);
      return right({ items: [aProposal()], total: 13 });
    });
    const card = await screen.findByRole('article', { name: 'Un parque' });
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/propuestas/un-parque');
    expect(new Set(asked)).toEqual(new Set(['parque']));
    const all = screen.getByRole('link', { name: 'Ver las 13 con mapa y filtros' });
    expect(all.getAttribute('href')).toBe('/propuestas?IDproceso=parque');
    expect(screen.getByText('Recibidas')).toBeTruthy();
  });

  it('scroll to the one that the address names, or lead to its own page', async () => {
    at(async () => right({ items: [aProposal()], total: 1 }), 'p-1');
    const card = await screen.findByRole('article', { name: 'Un parque' });
    expect(document.activeElement).toBe(card);
    cleanup();
    at(async () => right({ items: [aProposal()], total: 1 }), 'otra');
    const way = await screen.findByRole('link', { name: 'Ver su página' });
    expect(way.getAttribute('href')).toBe('/propuestas/otra');
  });

  it('say that there are none yet, and why they could not be loaded', async () => {
    at(async () => right({ items: [], total: 0 }));
    expect(await screen.findByText('Todavía no hay propuestas.')).toBeTruthy();
    cleanup();
    at(async () => left({ kind: 'serverFailed', status: 502 }));
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });
});

describe('the proposals of a process beside those that are put to the vote', () => {
  const voted = aProcess('parque', { survey: surveyId('vote') });
  const question = aBudget(100, [aSurveyProposal('p-1', 10, { title: { es: 'Un banco' } })]);
  const listed = [{ survey: aSurvey('vote', { question }), voteCount: null }];
  const other = aProposal({ id: 'p-9', slug: 'p-9', title: { es: 'Una fuente' } });
  const both: ContentsClient['proposals'] = async () =>
    right({ items: [aProposal({ title: { es: 'Un banco' } }), other], total: 35 });

  it('are shown below them, each once, with their validation', async () => {
    at(both, undefined, { of: voted, listed });
    const others = within(await screen.findByRole('region', { name: 'Otras propuestas del proceso' }));
    expect(others.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(
      1,
    );
    expect(others.getByRole('article', { name: 'Una fuente' })).toBeTruthy();
    expect(others.getByText('Pendiente de validación técnica')).toBeTruthy();
    expect(others.getByRole('link', { name: 'Ver las 35 con mapa y filtros' })).toBeTruthy();
    expect(await screen.findAllByRole('article', { name: 'Un banco' })).toHaveLength(1);
  });

  it('are reached by their address', async () => {
    at(both, 'p-9', { of: voted, listed });
    const card = await screen.findByRole('article', { name: 'Una fuente' });
    expect(document.activeElement).toBe(card);
    expect(screen.queryByText(/no está en esta lista/u)).toBeNull();
  });

  it('are not mentioned if there are none', async () => {
    at(async () => right({ items: [aProposal()], total: 1 }), 'otra', { of: voted, listed });
    expect(await screen.findByText(/no está en esta lista/u)).toBeTruthy();
    expect(screen.queryByText('Otras propuestas del proceso')).toBeNull();
  });

  it('are those of its own collection if it names one, and of one without vote and mailbox too', async () => {
    const asked: unknown[] = [];
    const proposals: ContentsClient['proposals'] = async (_, filters, stretch) => {
      asked.push([filters.process, stretch]);
      return right({ items: [other], total: 1 });
    };
    at(proposals, undefined, { of: aProcess('parque', { proposals: 'propuestas-2024' }) });
    expect(await screen.findByRole('article', { name: 'Una fuente' })).toBeTruthy();
    expect(asked).toEqual([['', { limit: 12, offset: 0, collection: 'propuestas-2024' }]]);
    expect(screen.getByText('Las publicadas')).toBeTruthy();
  });
});
