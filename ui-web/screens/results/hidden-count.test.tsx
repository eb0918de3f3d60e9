import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shares } from '#domain/scoring/shares.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { SurveyResults } from './survey-results.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const survey = aSurvey('s', { hideVoteCount: true, showResultsAfterPollIsClosed: true });
const shares: Shares = {
  kind: 'options',
  values: new Map([
    ['yes', 67],
    ['no', 33],
  ]),
  average: null,
};

/** Draws a result; a call for counts or ballots would fail the test. */
function draw(of: Survey = survey, given: Shares = shares, standing: 'final' | 'soFar' = 'final') {
  const never = async () => expect.fail('counts must not be asked for');
  const surveys = { results: never, ballotList: never, shares: async () => right(given) };
  render(
    <SamplePlace council={aCouncil({ surveys })} site={aSite()} speech={speech}>
      <SurveyResults survey={of} standing={standing} level={2} zone="Europe/Madrid" voteCount={null} />
    </SamplePlace>,
  );
}

describe('the result of a survey that hides how many took part', () => {
  it('is shares, and says that they are rounded and that nobody can recount them', async () => {
    draw();
    expect(await screen.findByRole('cell', { name: '67 %' })).toBeTruthy();
    expect(screen.getByText(/no publicar cuántas personas han participado/u)).toBeTruthy();
    expect(screen.getByText(/no se puede recontar en casa/u)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is provisional while voting is open', async () => {
    draw(survey, shares, 'soFar');
    expect(await screen.findByText(/recuento es provisional/u)).toBeTruthy();
    expect(screen.queryByText(/recontar en casa/u)).toBeNull();
  });

  it('is averages where answers were rated, and shares of each number of stars in a rating', async () => {
    const answers = [anOption('yes'), anOption('no')];
    const rated: Survey = {
      ...survey,
      question: { kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } },
    };
    draw(rated, {
      kind: 'ratingAnswers',
      values: new Map([
        ['yes', 45],
        ['no', 20],
      ]),
      average: null,
    });
    expect(await screen.findByRole('cell', { name: '4,5' })).toBeTruthy();
    cleanup();
    const rating: Survey = { ...survey, question: { kind: 'rating', range: { min: 1, max: 2 } } };
    draw(rating, {
      kind: 'rating',
      values: new Map([
        ['1', 33],
        ['2', 67],
      ]),
      average: 17,
    });
    expect(await screen.findByRole('rowheader', { name: '2 estrellas' })).toBeTruthy();
    expect(screen.getByText(/nota media: 1,7/u)).toBeTruthy();
  });

  it('is not published of free texts, since one is shown for each ballot', () => {
    draw({ ...survey, question: { kind: 'free', longest: 120 } });
    expect(screen.getByText(/no se publica\.$/u)).toBeTruthy();
  });

  it('says that it cannot be seen now if the council refuses it', async () => {
    const council = aCouncil({ surveys: { shares: async () => left({ kind: 'notAllowed' }) } });
    render(
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <SurveyResults survey={survey} standing="final" level={2} zone="Europe/Madrid" voteCount={null} />
      </SamplePlace>,
    );
    expect(await screen.findByText('El resultado de esta encuesta no se puede ver ahora.')).toBeTruthy();
  });
});
