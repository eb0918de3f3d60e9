import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { surveyPresenter } from '../presenter.ts';
import { questionViewer } from '../questions/question-view.ts';
import { sectionViews } from '../questions/sections-view.ts';
import { aVisit } from '../samples/sample-visit.ts';
import type { OpenState } from '../state.ts';
import { summaryViews } from '../sending/summary-view.ts';
import { changing, fixed, main, second, soon, typed, yes } from '#fixtures/builders/screens/vote-change.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
beforeEach(() => localStorage.clear());

describe('a change of a vote', () => {
  it('says of every answer whether it is replaced, kept, left as it is or new', async () => {
    const more = aSurvey('more', { canChangeVote: true });
    const long = aSurvey('main', {
      canChangeVote: true,
      chain: [second.id, fixed.id, more.id, surveyId('last')],
    });
    const visit = aVisit([long, second, fixed, more, aSurvey('last')], {
      earlier: new Map([long, second, fixed].map(({ id }) => [id, 'no'])),
    });
    const presenter = surveyPresenter(visit.council, visit.history, 'p');
    await presenter.load();
    const open = () => presenter.current() as OpenState;
    presenter.choose(fixed, yes);
    presenter.choose(more, yes);
    presenter.writeEarlierCode(typed);
    await presenter.showEarlierVote();
    expect(open().draft.answers.get(more.id)).toBe('yes');
    presenter.choose(long, yes);
    expect(
      summaryViews(open(), speech).map(({ answer, blank, change }) => [
        answer.answers.map(textOf),
        change?.text ?? blank,
      ]),
    ).toEqual([
      [['yes'], 'Sustituye a tu respuesta anterior: no'],
      [['no'], 'Se queda como está: no la cambias'],
      [['no'], 'Se queda como está: esta respuesta no se puede cambiar'],
      [['yes'], 'Respuesta nueva: antes no contestaste'],
      [[], 'Sin respuesta'],
    ]);
    presenter.confirm();
    await soon();
    await presenter.send();
    expect(visit.cast.map(({ survey, isChange }) => [survey, isChange])).toEqual([
      ['main', true],
      ['second', true],
      ['more', false],
    ]);
  });

  it('shows an answer that cannot be changed instead of its fields, and counts it as answered', async () => {
    const { presenter, open } = await changing({ main: 'no', fixed: 'no' });
    await soon();
    const views = questionViewer()(open(), speech);
    expect(views.map(({ kind }) => kind)).toEqual(['options', 'options', 'kept']);
    expect(views[2]).toMatchObject({ answer: { answers: [{ text: 'no' }] }, hint: null, blankVote: null });
    expect(sectionViews(open(), speech)).toMatchObject([{ count: '2 de 3 respondidas' }]);
    presenter.writeEarlierCode('');
    expect(questionViewer()(open(), speech).map(({ kind }) => kind)).toEqual([
      'options',
      'options',
      'options',
    ]);
  });

  it('that turns out to change nothing when it is looked up at last is not sent', async () => {
    const visit = aVisit([main, second, fixed], { earlier: new Map([[fixed.id, 'no']]) });
    let isAway = true;
    const ballotBox: typeof visit.council.ballotBox = {
      ...visit.council.ballotBox,
      previous: async (realm, claim) =>
        isAway ? left({ kind: 'noAnswer' }) : visit.council.ballotBox.previous(realm, claim),
    };
    const presenter = surveyPresenter({ ...visit.council, ballotBox }, visit.history, 'p');
    await presenter.load();
    presenter.choose(fixed, yes);
    presenter.writeEarlierCode(typed);
    await soon();
    presenter.confirm();
    await soon();
    isAway = false;
    await presenter.send();
    expect(presenter.current()).toMatchObject({
      dialog: { kind: 'refused', refusal: { kind: 'alreadyVoted' } },
    });
    expect(visit.cast).toEqual([]);
  });
});
