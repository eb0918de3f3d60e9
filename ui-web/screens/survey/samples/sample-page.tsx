import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Survey } from '#domain/voting/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { aVisit } from './sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

type Given = Parameters<typeof aVisit>[1];

/**
 * For tests: the page of a survey, in Spanish, on a device that took part in some. The test that draws it cleans up.
 */
export async function aPageOf(
  surveys: readonly Survey[],
  given: Given = {},
  votedIn: readonly string[] = [],
) {
  localStorage.clear();
  if (votedIn.length > 0) localStorage.setItem('voteHistory', JSON.stringify(votedIn));
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const visit = aVisit(surveys, given);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
  render(
    <SamplePlace council={visit.council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1 });
  return visit;
}

/** What was announced: politely, and at once. */
export const said = () => document.querySelector('[aria-live=polite] > span')?.textContent;
export const shouted = () => document.querySelector('[aria-live=assertive] > span')?.textContent;

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets this many milliseconds pass. */
export const passTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Opens the dialog, reads its text, sends, and returns the text and what the council was sent. */
export async function sent(visit: Awaited<ReturnType<typeof aPageOf>>) {
  press(/Enviar Encuesta/u);
  const dialog = await screen.findByRole('dialog');
  const summary = within(dialog).getAllByRole('list')[0]?.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enviar Encuesta' }));
  await screen.findByRole('heading', { name: '¡Tu voto se ha enviado correctamente!' });
  return { summary, answer: visit.cast[0]?.answer, answers: visit.cast.map(({ answer }) => answer) };
}
