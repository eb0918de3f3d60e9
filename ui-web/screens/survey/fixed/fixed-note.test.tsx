import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CameAnswer } from '#adapters/wire/call.ts';
import { readOpeningCall } from '#adapters/wire/voting/read-opening.ts';
import { right } from '#domain/shared/result.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';
import { FixedNote } from './fixed-note.tsx';

afterEach(cleanup);

const hash = 'a803206573b505dd'.repeat(4);
const cancelled = [
  { hash, at: '2026-11-10T09:00:00Z', by: ['Amparo', 'Vicent'], reason: 'Falta medio censo', text: '{}' },
];
const opened: CameAnswer<typeof readOpeningCall>['opening'] = {
  vote: 'v',
  surveys: ['v'],
  hash,
  opened: { hash, text: '{}', at: '2026-11-12T09:00:00Z', by: ['Amparo', 'Vicent'] },
  changes: [],
};
const answering = (answer: CameAnswer<typeof readOpeningCall>) =>
  stubCall(readOpeningCall, async () => right(answer));
const spanish = async () => speechOf(await startSpeaking('es'), 'es', 'es');

describe('the note of an opening that was cancelled', () => {
  it('says when, by whom and why, with the hash and where the rest is read', async () => {
    const council = aCouncil({ calls: [answering({ opening: null, cancelled })] });
    render(
      <SamplePlace council={council} site={aSite()} speech={await spanish()}>
        <FixedNote survey={surveyId('v')} />
      </SamplePlace>,
    );
    const title = 'La apertura de esta votación se anuló el 10 de noviembre de 2026';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('«Falta medio censo»')).toBeTruthy();
    expect(screen.getByText(/nadie había votado: Amparo, Vicent\./u)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/api/vilanova/surveys/v/opening');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('stays above what was fixed if the vote is opened again, and there is none without either', async () => {
    const drawn = async (answer: CameAnswer<typeof readOpeningCall>) => {
      const council = aCouncil({ calls: [answering(answer)] });
      render(
        <SamplePlace council={council} site={aSite()} speech={await spanish()}>
          <FixedNote survey={surveyId('v')} />
        </SamplePlace>,
      );
    };
    await drawn({ opening: opened, cancelled });
    const since = await screen.findByText(/^Fija desde el 12 de noviembre/u);
    const earlier = screen.getByText('«Falta medio censo»');
    expect(earlier.compareDocumentPosition(since) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    await drawn({ opening: null });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is read by those who come with the link of a vote that is not there any more', async () => {
    const visit = aVisit([], { process: { survey: surveyId('v') } });
    const { call } = aCouncil({ calls: [answering({ opening: null, cancelled })] });
    render(
      <SamplePlace council={{ ...visit.council, call }} site={aSite()} speech={await spanish()}>
        <SurveyScreen params={{ slug: 'p' }} />
      </SamplePlace>,
    );
    expect(await screen.findByText('La encuesta no está activa')).toBeTruthy();
    expect(await screen.findByText('«Falta medio censo»')).toBeTruthy();
  });
});
