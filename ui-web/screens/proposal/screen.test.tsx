import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import { aBudget, aProposal as aProposalToVote, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { aCommentPage } from './comments/sample-comments.ts';
import { aProposal, someTerms } from '#ui-web/screens/proposals/sample-proposal.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { ProposalScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

function draw(contents: Partial<ContentsClient>, more: Parameters<typeof aCouncil>[0] = {}) {
  const { hook } = memoryLocation({ path: '/propuestas/un-parque' });
  const vocabulary: ContentsClient['vocabulary'] = async (_, name) => right(someTerms[name]);
  render(
    <Router hook={hook}>
      <SamplePlace
        council={aCouncil({ ...more, contents: { vocabulary, ...contents } })}
        site={aSite()}
        speech={speech}
      >
        <ProposalScreen params={{ key: 'un-parque' }} />
      </SamplePlace>
    </Router>,
  );
}
const drawProposal = (more: Partial<Proposal>) => draw({ proposal: async () => right(aProposal(more)) });

describe('a proposal', () => {
  it('says what its picture shows, if the council says so', async () => {
    drawProposal({ headerImage: '/files/a.svg', headerImageAlt: { es: 'Un parque con sombra.' } });
    const picture = await screen.findByRole('img', { name: 'Un parque con sombra.' });
    expect(picture.getAttribute('src')).toBe('/files/a.svg');
  });

  it('says what is asked for, the report of the technicians, its cost and its place', async () => {
    draw({
      proposal: async () =>
        right(
          aProposal({
            body: { es: '<p>Veinte árboles.</p>' },
            amount: cents(5_000_000),
            neighbourhood: 'raval',
            categories: ['cultura'],
            process: 'proc-1',
            images: ['/files/a.jpg', '/files/b.jpg'],
            files: [{ title: 'Plano', uri: '/files/plano.pdf', type: 'application/pdf', size: 412_000 }],
            links: [{ title: 'Más', uri: 'https://ejemplo.example' }],
            completion: '2027-05-31',
            validation: { status: '1', text: { es: 'Es viable.' }, file: '/files/informe.pdf' },
          }),
        ),
      process: async () => right(aProcess('proc-1', { amount: cents(20_000_000) })),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Un parque');
    expect(screen.getByText('Veinte árboles.')).toBeTruthy();
    expect(screen.getByText('Es viable.')).toBeTruthy();
    for (const value of ['50.000,00 €', '25,0 %', 'Raval', 'Cultura', '31 de mayo de 2027'])
      expect(screen.getByText(value)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ampliar: Imagen 2 de 2' })).toBeTruthy();
    for (const name of [/Plano/u, /Informe técnico/u, 'Más', 'Volver a las propuestas'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('is described in the words of its process’s mailbox, if it has some', async () => {
    draw(
      {
        proposal: async () =>
          right(aProposal({ process: 'proc-1', validation: { status: '1', text: null, file: null } })),
        process: async () => right(aProcess('proc-1', { mailbox: 'propuestas' })),
      },
      {
        calls: [
          stubCall(readMailboxCall, async () =>
            right({
              _id: 'propuestas',
              management: [
                { name: 'validationStatus', options: [{ value: '1', text: { es: 'Pasa a votación' } }] },
              ],
            }),
          ),
        ],
      },
    );
    expect(await screen.findByText('Pasa a votación')).toBeTruthy();
    expect(screen.queryByText('Validada')).toBeNull();
  });

  it('has a place: in words and on a map', async () => {
    drawProposal({ neighbourhood: 'raval', coordinates: { lat: 39.41268, lng: -0.33911 } });
    expect(await screen.findByText('Raval (39,4127 N · 0,3391 O)')).toBeTruthy();
    expect(await screen.findByRole('application', { name: 'Dónde' })).toBeTruthy();
  });

  it('is supported with one press, which is undone if the council refuses', async () => {
    draw(
      { proposal: async () => right(aProposal()) },
      {
        calls: [
          stubCall(readManyLikesCall, async () => right([{ count: 241, liked: false }])),
          stubCall(giveLikeCall, async () => left({ kind: 'serverFailed', status: 503 })),
        ],
      },
    );
    const button = await screen.findByRole('button', { name: 'Apoyar' });
    expect(screen.getByText('241')).toBeTruthy();
    fireEvent.click(button);
    expect([screen.getByText('242'), button.getAttribute('aria-pressed')]).toEqual([
      expect.anything(),
      'true',
    ]);
    expect((await screen.findByRole('alert')).textContent).toContain('Tu apoyo no ha cambiado');
    expect([screen.getByText('241'), button.getAttribute('aria-pressed')]).toEqual([
      expect.anything(),
      'false',
    ]);
  });

  it('keeps the room for its support until the council has answered, and removes it if the town hides support', async () => {
    const asked = Promise.withResolvers<void>();
    const hidden = async () => {
      await asked.promise;
      return left({ kind: 'notFound' } as const);
    };
    draw({ proposal: async () => right(aProposal()) }, { calls: [stubCall(readManyLikesCall, hidden)] });
    const kept = await screen.findByText('¿Te convence?');
    expect(screen.queryByRole('heading', { name: '¿Te convence?' })).toBeNull();
    expect(kept.closest('[aria-hidden=true]')).toBeTruthy();
    asked.resolve();
    await waitFor(() => expect(screen.queryByText('¿Te convence?')).toBeNull());
  });

  it('asks for support before its text, so that a phone shows the button without scrolling', async () => {
    draw(
      { proposal: async () => right(aProposal({ body: { es: '<p>Veinte árboles.</p>' } })) },
      {
        calls: [
          stubCall(readManyLikesCall, async () => right([{ count: 241, liked: false }])),
          stubCall(giveLikeCall, async () => right({ count: 242, liked: true })),
        ],
      },
    );
    await screen.findByRole('heading', { name: '¿Te convence?' });
    const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Un parque', '¿Te convence?', 'Qué se propone']);
  });

  it('that has become a project begins with its progress', async () => {
    drawProposal({ amount: cents(100), delivery: aDelivery({ status: 'tender' }), body: 'Un parque.' });
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Ya no recoge apoyos',
      'Cómo va',
      'Qué se propone',
    ]);
    // In the ribbon at the top too, in place of the technicians' word.
    expect(screen.getAllByText('En licitación')).toHaveLength(2);
  });

  it.each([
    ['is being carried out', { delivery: aDelivery({ status: 'works' }) }],
    ['was refused by the technicians', { validation: { status: '0', text: null, file: null } }],
  ])('that %s is not offered for support', async (_, more) => {
    const likes = stubCall(readManyLikesCall, async () => right([{ count: 12, liked: true }]));
    draw({ proposal: async () => right(aProposal(more)) }, { calls: [likes] });
    expect(await screen.findByText('Recibió 12 apoyos.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apoyar' })).toBeNull();
  });

  it('that became a project shows how it was voted, if the result is published', async () => {
    const survey = aSurvey('s', {
      question: aBudget(1000, [aProposalToVote('un-parque', 10)]),
      endDay: aDay('2026-11-17'),
      showResultsAfterPollIsClosed: true,
    });
    const counts = aTally('budgetAmount', 400, { 'un-parque': 388 });
    const open = (more: Partial<Survey> = {}) =>
      draw(
        {
          proposal: async () =>
            right(aProposal({ id: 'un-parque', process: 'proc-1', delivery: aDelivery({}) })),
          process: async () => right(aProcess('proc-1', { survey: survey.id })),
        },
        {
          surveys: {
            surveys: async () => right([{ survey: { ...survey, ...more }, voteCount: null }]),
            results: async () => right(counts),
          },
        },
      );
    open();
    const box = within(await screen.findByRole('region', { name: 'Así se votó' }));
    expect(box.getByText('388').parentElement?.textContent).toBe('388votos');
    expect(box.getByRole('link', { name: 'Ver los resultados' }).getAttribute('href')).toContain(
      '/participa',
    );
    for (const hidden of [
      { endDay: aDay('2026-11-18') },
      { showResultsAfterPollIsClosed: false },
      { id: surveyId('other') },
    ]) {
      cleanup();
      open(hidden);
      expect(await screen.findByRole('region', { name: 'Ya no recoge apoyos' })).toBeTruthy();
    }
  });

  it('that has not been reviewed yet is pending, and has no cost', async () => {
    drawProposal({});
    expect(await screen.findByText('Pendiente de validación técnica.')).toBeTruthy();
    expect(screen.getByText('Sin estimar')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Qué se propone' })).toBeNull();
  });

  it('without a report of the technicians shows that it is pending', async () => {
    drawProposal({ validation: { status: '2', text: null, file: null } });
    expect((await screen.findByText('En estudio técnico.')).closest('p')?.textContent).toContain(
      'Pendiente de validación técnica',
    );
  });

  it('is shown although its process cannot be read', async () => {
    draw({
      proposal: async () => right(aProposal({ process: 'proc-1' })),
      process: async () => left({ kind: 'serverFailed', status: 500 }),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Un parque');
    expect(screen.queryByText('Proceso')).toBeNull();
  });

  it('has comments if its process or the town accepts them, and not otherwise', async () => {
    const calls = [stubCall(readCommentsCall, async () => right(aCommentPage([])))];
    const process = (says: 'after' | 'no' | null) => ({
      proposal: async () => right(aProposal({ process: 'proc-1' })),
      process: async () => right(aProcess('proc-1', { comments: says })),
    });
    const town = { siteDetails: async () => right(someDetails({ comments: 'after' })) };
    const isTalkedAbout = () => screen.queryByRole('heading', { name: 'Comentarios' }) !== null;
    for (const contents of [process('after'), { ...process(null), ...town }]) {
      draw(contents, { calls });
      await screen.findByRole('heading', { name: 'Comentarios' });
      cleanup();
    }
    for (const contents of [{ ...process('no'), ...town }, process(null)]) {
      draw(contents, { calls });
      await screen.findByText('Volver a las propuestas');
      await act(async () => undefined);
      expect(isTalkedAbout()).toBe(false);
      cleanup();
    }
  });

  it('that does not exist is not found; one that could not be loaded can be asked for again', async () => {
    draw({ proposal: async () => left({ kind: 'notFound' }) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Esta propuesta ya no está');
    expect(screen.getByRole('link', { name: 'Ver todas las propuestas' }).getAttribute('href')).toBe(
      '/propuestas',
    );
    cleanup();
    draw({ proposal: async () => left({ kind: 'serverFailed', status: 502 }) });
    expect((await screen.findByRole('alert')).textContent).toContain('error 502');
  });
});
