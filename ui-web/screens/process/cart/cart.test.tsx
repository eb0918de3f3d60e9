import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '#application/ports/browser/draft-store.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aDay, aProcess } from '../sample-process.ts';
import { ProcessScreen } from '../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const proposals = [
  aProposal('banco', 1200, { title: { es: 'Un banco' } }),
  aProposal('plaza', 1900, { title: { es: 'Una plaza' } }),
];
const survey = aSurvey('s', { question: aBudget(2000, proposals), endDay: aDay('2026-11-27') });

function draw(endDay = aDay('2026-11-27')) {
  let kept: Draft | null = null;
  const council = {
    ...aCouncil({
      contents: { process: async () => right(aProcess('presupuestos', { survey: surveyId('s') })) },
      surveys: { surveys: async () => right([{ survey: { ...survey, endDay }, voteCount: 7 }]) },
    }),
    drafts: {
      isKeeping: async () => true,
      load: async () => kept,
      keep: async (_: unknown, __: unknown, draft: Draft) => void (kept = draft),
      discard: async () => void (kept = null),
    },
  };
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <ProcessScreen params={{ slug: 'presupuestos', section: 'propuestas' }} />
    </SamplePlace>,
  );
}
const inCard = async (name: string) => within(await screen.findByRole('article', { name }));

describe('choosing proposals', () => {
  it('fills a cart beside the cards, and leads on to the vote', async () => {
    draw();
    const card = await inCard('Un banco');
    fireEvent.click(card.getByRole('button', { name: /^Añadir:/u }));
    expect(await card.findByRole('button', { name: /^Quitar:/u })).toBeTruthy();
    const cart = within(screen.getByRole('region', { name: 'Tus preferencias' }));
    expect(cart.getByText('Un banco')).toBeTruthy();
    expect(cart.getByText('800,00 €')).toBeTruthy();
    expect(cart.getByText('No podrás cambiar tus preferencias después de enviarlas.')).toBeTruthy();
    expect(cart.getByRole('link', { name: 'Ir a votar con esta propuesta' }).getAttribute('href')).toBe(
      '/procesos-participativos/presupuestos/participa',
    );
    fireEvent.click(cart.getByRole('button', { name: 'Quitar Un banco' }));
    expect(await cart.findByText('Todavía no has añadido ninguna propuesta.')).toBeTruthy();
    expect(cart.queryByRole('link')).toBeNull();
  });

  it('says why a proposal does not fit, on its card and to screen readers', async () => {
    draw();
    fireEvent.click((await inCard('Un banco')).getByRole('button', { name: /^Añadir:/u }));
    const card = await inCard('Una plaza');
    fireEvent.click(card.getByRole('button', { name: /^Añadir:/u }));
    expect(await card.findByText('Ha superado el presupuesto máximo.')).toBeTruthy();
    expect(card.getByText(/Faltan 1\.100,00/u)).toBeTruthy();
    expect(screen.getByText('Ha superado el presupuesto máximo')).toBeTruthy();
  });

  it('says to a device that has voted that it has', async () => {
    localStorage.setItem('voteHistory', '["s"]');
    draw();
    expect(await screen.findByText(/ya se ha enviado un voto/u)).toBeTruthy();
  });

  it('is not offered once the vote is closed', async () => {
    draw(aDay('2026-11-01'));
    expect(await inCard('Un banco')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Tus preferencias' })).toBeNull();
  });
});
