import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
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

function at(proposals: ContentsClient['proposals'], proposal?: string) {
  const vocabulary: ContentsClient['vocabulary'] = async (_, name) => right(someTerms[name]);
  const contents = { process: async () => right(process), proposals, vocabulary };
  const surveys = { surveys: async () => right([]) };
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
