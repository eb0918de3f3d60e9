import { beforeAll, describe, expect, it } from 'vitest';
import { answerId, proposalId } from '#domain/shared/ids.ts';
import { aBudget, anOption, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { surveyPresenter } from '../presenter.ts';
import { questionViewer } from './question-view.ts';
import { aVisit } from '../samples/sample-visit.ts';
import type { OpenState } from '../state.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const budget = aSurvey('budget', {
  question: aBudget(
    1000,
    Array.from({ length: 200 }, (_, at) => aProposal(`p${at}`, 10)),
  ),
});
const others = Array.from({ length: 29 }, (_, at) => aSurvey(`q${at}`));
const ranked = aSurvey('ranked', {
  question: { kind: 'ranked', answers: [anOption('a'), anOption('b')], maxScore: 2 },
});
const main = { ...budget, chain: [...others, ranked].map(({ id }) => id) };

async function opened() {
  const visit = aVisit([main, ...others, ranked]);
  const presenter = surveyPresenter(visit.council, visit.history, 'p');
  await presenter.load();
  const open = (): OpenState => {
    const state = presenter.current();
    if (state.kind !== 'open') throw new Error(state.kind);
    return state;
  };
  return { presenter, open };
}

describe('the questions of a long survey', () => {
  it('are worded again only if something changed', async () => {
    const { presenter, open } = await opened();
    const view = questionViewer();
    const before = view(open(), speech);
    expect(view(open(), speech)).toEqual(before);
    const [, second] = others;
    if (!second) throw new Error('no second question');
    presenter.choose(second, answerId('yes'));
    const after = view(open(), speech);
    expect(after.flatMap((each, at) => (each === before[at] ? [] : [each.survey.id]))).toEqual(['q1']);
  });

  it('keep the views of unchanged proposals, so that of two hundred cards one is drawn', async () => {
    const { presenter, open } = await opened();
    const view = questionViewer();
    const proposals = () => {
      const [first] = view(open(), speech);
      return first?.kind === 'budgetAmount' ? first.budget.proposals : [];
    };
    const before = proposals();
    presenter.toggleProposal(main, proposalId('p7'));
    const after = proposals();
    expect(after).toHaveLength(200);
    expect(after.flatMap((each, at) => (each === before[at] ? [] : [each.id]))).toEqual(['p7']);
    expect(after[7]?.chosen).toBe(true);
  });

  it('are worded again when the visitor changes the language', async () => {
    const { open } = await opened();
    const view = questionViewer();
    view(open(), speech);
    const english = speechOf(await startSpeaking('en'), 'en', 'en');
    const [first] = view(open(), english);
    expect(first?.title).toBe('Choose the proposals you want to go ahead');
  });
});
