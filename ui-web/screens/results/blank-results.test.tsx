import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CountedQuestion } from '#domain/voting/kinds/question-kinds.ts';
import { tally } from '#domain/scoring/tally.ts';
import { right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { joined } from '#fixtures/builders/data/closed-vote.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { budgetView } from './kinds/budget-amount/view.ts';
import { countedView } from './kinds/counted/view.ts';
import { onPage } from './parts/figures.ts';
import { rankingView } from './kinds/ranking/view.ts';
import { ratingView } from './kinds/rating/view.ts';
import { asText, figuresFile, resultFile } from './files/result-file.ts';
import { slidersView } from './kinds/limited-sliders/view.ts';
import { SurveyResults } from './survey-results.tsx';
import { verdictView } from './recount/recount-view.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const answers = [anOption('a', { text: { es: 'Fuente' } }), anOption('b', { text: { es: 'Árboles' } })];
const range = { min: 1, max: 3 };
const budget = { ...aBudget(100, [aProposal('a', 60), aProposal('b', 60)]), blankVote: true } as const;

function counted(question: CountedQuestion, ballots: readonly RawAnswer[]) {
  const found = tally(question, ballots);
  if (!found) throw new Error('a tally');
  return found;
}

async function draw(question: CountedQuestion, ballots: readonly RawAnswer[]) {
  const asked = { ...question, blankVote: true } as const;
  const council = aCouncil({ surveys: { results: async () => right(counted(asked, ballots)) } });
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <SurveyResults
        survey={aSurvey('s', { question: asked })}
        standing="final"
        level={2}
        zone="Europe/Madrid"
        voteCount={null}
      />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { name: 'Recuéntalo tú' });
}

/** Kinds that have a table, with a valid answer to each. */
const withTable: readonly (readonly [CountedQuestion, RawAnswer, string])[] = [
  [{ kind: 'options', answers }, 'a', '1 papeletas'],
  [{ kind: 'optionsMultiple', answers, most: 2 }, ['a'], '1 papeletas'],
  [budget, ['a'], '1 papeletas'],
  [{ kind: 'sortable', answers, maxScore: 2 }, ['a', 'b'], '1 papeleta'],
  [{ kind: 'ranked', answers, maxScore: 1 }, ['a'], '1 papeleta'],
  [{ kind: 'limitedSliders', answers }, { a: 5 }, '1 papeleta'],
  [{ kind: 'rating', range }, 3, '1'],
  [{ kind: 'ratingAnswers', answers, range }, { a: 3 }, '1 papeleta'],
];

describe('blank ballots in the result', () => {
  it.each(withTable)(
    'of $kind are given by number and share, in the last row',
    async (question, answer, told) => {
      await draw(question, [answer, answer, answer, null]);
      expect(document.body.textContent).toContain(joined('Papeletas en blanco: 1 (25,0 %).'));
      const rows = within(screen.getByRole('table')).getAllByRole('row');
      const last = rows.at(-1) ?? document.body;
      expect(within(last).getByRole('rowheader').textContent).toBe('Papeletas en blanco');
      expect(last.textContent).toContain(told);
      expect(last.textContent).not.toMatch(/Puntos|% de media|Nota media/u);
      expect(within(last).getAllByRole('cell')).toHaveLength(
        within(rows[1] ?? document.body).getAllByRole('cell').length,
      );
    },
  );

  it.each([
    [{ kind: 'free', longest: 120 }, 'Más sombra'],
    [{ kind: 'likes' }, 1],
  ] as const)('of $kind, which has no table of answers, are given', async (question, answer) => {
    await draw(question, [answer, null]);
    expect(document.body.textContent).toContain(joined('Papeletas en blanco: 1 (50,0 %).'));
  });

  it('are given as zero if they were offered, and left out otherwise', () => {
    const options = { kind: 'options', answers } as const;
    const rowsOf = (question: CountedQuestion) =>
      countedView(aSurvey('s', { question }), counted(question, ['a']), speech).rows.map(
        ({ title }) => title,
      );
    expect(rowsOf({ ...options, blankVote: true }).at(-1)).toBe('Papeletas en blanco');
    expect(rowsOf(options)).toHaveLength(2);
  });

  it('that are the only ones are named as such, instead of a tie of zero votes', async () => {
    await draw({ kind: 'options', answers }, [null, null]);
    expect(screen.getByText('Todas las papeletas están en blanco.').tagName).toBe('EM');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are left out of averages of shares and ratings', () => {
    const sliders = { kind: 'limitedSliders', answers, blankVote: true } as const;
    const shared = slidersView(answers, counted(sliders, [{ a: 10 }, { b: 10 }, null, null]), speech);
    expect(onPage(shared.figures).rows[0]?.cells).toEqual([joined('50,0 %')]);
    expect(shared.figures.caption).toContain('Las papeletas en blanco no entran en la media.');
    const rating = ratingView(
      range,
      counted({ kind: 'rating', range, blankVote: true }, [3, 2, null, null]),
      speech,
    );
    expect(rating.conclusion).toBe('<em>Nota media: 2,50 de 3</em>');
    expect(onPage(rating.figures).rows.map(({ cells }) => cells)).toEqual([
      ['1', joined('25,0 %')],
      ['1', joined('25,0 %')],
      ['0', joined('0,0 %')],
      ['2', joined('50,0 %')],
    ]);
  });
});

describe('blank ballots in the file', () => {
  it('are no bar of its chart, since they are neither votes nor points', () => {
    const survey = aSurvey('s', { question: budget });
    const votes = counted(budget, [['a'], null]);
    const ranking = { kind: 'ranked', answers, maxScore: 2, blankVote: true } as const;
    const ranked = counted(ranking, [['a'], null]);
    const kinds = [
      resultFile(survey, votes, budgetView(survey, budget, votes, 'final', speech), speech).report,
      figuresFile(survey, ranked, rankingView(ranking, ranked, speech).figures, speech).report,
    ].map(({ table, chart }) => {
      const place = table.columns.indexOf(chart?.label ?? '');
      return table.rows.map((row) => row[place]?.kind);
    });
    // A program that draws a chart leaves out rows whose name is a term.
    expect(kinds).toEqual([
      ['text', 'text', 'term'],
      ['text', 'text', 'term'],
    ]);
  });

  it('have the row that they have on the page, with empty cells where they have no figure', () => {
    const survey = aSurvey('s', { question: budget });
    const votes = counted(budget, [['a'], null]);
    const text = asText(
      resultFile(survey, votes, budgetView(survey, budget, votes, 'final', speech), speech),
    );
    expect(text.trimEnd().split('\r\n').at(-1)).toBe(';Papeletas en blanco;1;50,0;;;');
    const ranking = { kind: 'ranked', answers, maxScore: 2, blankVote: true } as const;
    const ranked = counted(ranking, [['a'], null]);
    const view = rankingView(ranking, ranked, speech);
    const file = figuresFile(survey, ranked, view.figures, speech);
    expect(asText(file).trimEnd().split('\r\n').at(-1)).toBe('Papeletas en blanco;1;;');
  });

  it('are listed in a budget that is not decided, too', () => {
    const tied = { ...budget, rule: { ...budget.rule, ties: [] } } as const;
    const survey = aSurvey('s', { question: tied });
    const view = budgetView(survey, tied, counted(tied, [['a'], ['b'], null]), 'final', speech);
    expect(view.undecided).not.toBeNull();
    expect(view.rows.at(-1)).toMatchObject({ title: 'Papeletas en blanco', votes: '1' });
  });
});

it('a recount with other blank ballots says so', () => {
  const question = { kind: 'options', answers, blankVote: true } as const;
  const differences = [{ kind: 'blank', published: 3, counted: 1200 }] as const;
  const recount = {
    claimed: 'f',
    counted: 'f',
    tally: counted(question, []),
    differences,
    shared: null,
    explained: [],
  };
  expect(verdictView(recount, aSurvey('s', { question }), speech).differences).toEqual([
    'Papeletas en blanco: publicadas 3, recontadas 1.200.',
  ]);
});
