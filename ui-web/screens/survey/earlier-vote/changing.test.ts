import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerId, surveyId } from '#domain/shared/ids.ts';
import { isRight, left } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { surveyPresenter } from '../presenter.ts';
import { questionViewer } from '../questions/question-view.ts';
import { sectionViews } from '../questions/sections-view.ts';
import { receiptView } from '../receipt/receipt-view.ts';
import { aVisit, type BoxAnswer } from '../samples/sample-visit.ts';
import type { OpenState } from '../state.ts';
import { summaryViews } from '../sending/summary-view.ts';

const [second, fixed] = [aSurvey('second', { canChangeVote: true }), aSurvey('fixed')];
const main = aSurvey('main', { canChangeVote: true, chain: [second.id, fixed.id] });
const typed = 'k7qm 2xra vd5h n3te w6pj b4zc';
const yes = answerId('yes');
const code = 'K7QM2XRAVD5HN3TEW6PJB4ZC';

interface Given {
  readonly census?: boolean;
  readonly answers?: readonly BoxAnswer[];
  /** The answers of the council to the search for the earlier vote, in turn; when used up, the earlier votes. */
  readonly away?: number;
}

/** A page on which the main question is answered and the code of an earlier vote is written. */
async function changing(
  earlier: Readonly<Record<string, RawAnswer>>,
  { census, answers, away = 0 }: Given = {},
) {
  const survey = aSurvey('main', { canChangeVote: true, chain: main.chain, census: census === true });
  const visit = aVisit([survey, second, fixed], {
    earlier: new Map(Object.entries(earlier).map(([id, answer]) => [surveyId(id), answer])),
    ...(answers && { answers }),
  });
  const { council } = visit;
  let [asked, cut] = [0, away];
  const ballotBox: typeof council.ballotBox = {
    ...council.ballotBox,
    previous: async (realm, claim) => {
      asked += 1;
      cut -= 1;
      return cut >= 0 ? left({ kind: 'noAnswer' }) : council.ballotBox.previous(realm, claim);
    },
  };
  const presenter = surveyPresenter({ ...council, ballotBox }, visit.history, 'p');
  await presenter.load();
  const open = () => presenter.current() as OpenState;
  presenter.choose(survey, yes);
  if (census) presenter.writeCensus({ id: '12345678Z', secrets: ['1984'], authorised: true });
  presenter.writeEarlierCode(typed);
  return { ...visit, presenter, open, asked: () => asked };
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
beforeEach(() => localStorage.clear());

describe('a change of a vote', () => {
  it('with a code that names no vote is refused beside the field at once, and not sent', async () => {
    const { presenter, open, cast } = await changing({});
    await soon();
    expect(open().earlier).toEqual({ kind: 'refused', refusal: { kind: 'censusInvalid' } });
    presenter.confirm();
    await soon();
    expect(open()).toMatchObject({
      dialog: { kind: 'closed' },
      faults: { earlierCode: { kind: 'censusInvalid' } },
    });
    expect(cast).toEqual([]);
  });

  it('with a census is looked up when the voter asks for it or sends, not during typing, because tries are limited', async () => {
    const { presenter, open, asked } = await changing({ main: 'no' }, { census: true });
    await soon();
    expect(asked()).toBe(0);
    presenter.confirm();
    await soon();
    expect(open()).toMatchObject({ dialog: { kind: 'review' }, earlier: { kind: 'found' } });
    presenter.writeCensus({ id: 'X1234567L' });
    expect(open().earlier.kind).toBe('unasked');
  });

  it('leaves the draft as it is until the voter asks to see the earlier vote', async () => {
    const { presenter, open } = await changing({ main: 'no', second: 'no' });
    await soon();
    expect(open().earlier).toMatchObject({ kind: 'found', isShown: false });
    expect(open().draft.answers.get(main.id)).toBe('yes');
    await presenter.showEarlierVote();
    expect(open().earlier).toMatchObject({ kind: 'found', isShown: true });
    expect([open().draft.answers.get(main.id), open().draft.answers.get(second.id)]).toEqual(['no', 'no']);
    presenter.writeEarlierCode(`${typed}x`);
    expect(open().earlier.kind).toBe('unasked');
  });

  it('is named as such if a vote was found, and votes the other questions for the first time', async () => {
    const { presenter, cast } = await changing({ main: 'no' });
    presenter.choose(second, yes);
    presenter.choose(fixed, yes);
    presenter.confirm();
    await soon();
    await presenter.send();
    expect(cast.map((vote) => [vote.survey, vote.code, vote.isChange])).toEqual([
      ['main', code, true],
      ['second', code, false],
      ['fixed', code, false],
    ]);
  });

  it('continues after a lost connection, is looked up before it is sent, and waits for the connection again', async () => {
    const { presenter, open, cast } = await changing({ main: 'no' }, { away: 3 });
    await soon();
    presenter.confirm();
    await soon();
    expect(open()).toMatchObject({ dialog: { kind: 'review' }, earlier: { kind: 'refused' } });
    await presenter.send();
    expect(open().dialog).toEqual({ kind: 'refused', refusal: { kind: 'notSent' } });
    expect(cast).toEqual([]);
    await presenter.send();
    expect(open().dialog.kind).toBe('taken');
    expect(cast.map(({ isChange }) => isChange)).toEqual([true]);
  });

  it('is not sent when the connection returns and the code names no vote', async () => {
    const { presenter, open, cast } = await changing({}, { away: 2 });
    await soon();
    presenter.confirm();
    await soon();
    await presenter.send();
    expect(open().dialog).toEqual({ kind: 'refused', refusal: { kind: 'unknownVote' } });
    expect(cast).toEqual([]);
  });

  it('whose reply was lost is the same change when it is sent again', async () => {
    const { presenter, open, cast } = await changing({ main: 'no' }, { answers: ['noAnswer'] });
    presenter.confirm();
    await soon();
    await presenter.send();
    await presenter.send();
    expect(cast[0]).toEqual(cast[1]);
    expect(open().dialog.kind).toBe('taken');
  });

  it('that the council refuses is shown beside the field; without the code it is a first vote under a new one', async () => {
    const { presenter, open, cast } = await changing({ main: 'no' }, { answers: ['unknownVote'] });
    presenter.confirm();
    await soon();
    await presenter.send();
    expect(open()).toMatchObject({ dialog: { kind: 'refused' }, earlier: { kind: 'refused' } });
    presenter.review();
    presenter.writeEarlierCode('');
    presenter.confirm();
    await presenter.send();
    expect(cast[1]).toMatchObject({ isChange: false });
    expect(cast[1]?.code).not.toBe(code);
    expect([...(open().attempt?.outcomes.values() ?? [])].every(isRight)).toBe(true);
  });

  it('of a chain is found if one answer was given, whatever was left out', async () => {
    const { presenter, open } = await changing({ second: 'no' });
    await presenter.showEarlierVote();
    expect(open().earlier).toMatchObject({ kind: 'found', answers: new Map([[second.id, 'no']]) });
  });

  it('need not answer required questions again, and leaves their answers as they were', async () => {
    const required = aSurvey('main', { required: true, chain: [second.id] });
    const visit = aVisit([required, second], {
      earlier: new Map([
        [required.id, 'no'],
        [second.id, 'no'],
      ]),
    });
    const presenter = surveyPresenter(visit.council, visit.history, 'p');
    await presenter.load();
    const open = () => presenter.current() as OpenState;
    presenter.choose(second, yes);
    presenter.confirm();
    expect(open().faults?.chain).toMatchObject({ kind: 'requiredUnanswered' });
    presenter.writeEarlierCode(typed);
    presenter.confirm();
    await soon();
    expect(open().dialog.kind).toBe('review');
    expect(summaryViews(open(), speech)).toMatchObject([
      { answer: { answers: [{ text: 'no' }] }, change: { kind: 'kept' }, changeHidden: null },
      { answer: { answers: [{ text: 'yes' }] }, change: { kind: 'replaced' } },
    ]);
    await presenter.send();
    expect(visit.cast).toMatchObject([{ survey: 'second', isChange: true }]);
    expect(open().dialog.kind).toBe('taken');
  });

  it('is sent if a question that cannot be changed is answered again, and says that the first answer counts', async () => {
    const visit = aVisit([aSurvey('main', { chain: [second.id] }), second], {
      earlier: new Map([[second.id, 'no']]),
      answers: ['alreadyVoted', 'taken'],
    });
    const presenter = surveyPresenter(visit.council, visit.history, 'p');
    await presenter.load();
    for (const survey of [main, second]) presenter.choose(survey, yes);
    presenter.writeEarlierCode(typed);
    presenter.confirm();
    await soon();
    await presenter.send();
    const { attempt, visit: shown } = presenter.current() as OpenState;
    if (attempt === null) throw new Error('no attempt');
    expect(receiptView(shown, attempt, 0, speech).outcomes).toMatchObject([
      { id: 'main', taken: false, text: expect.stringContaining('no se puede cambiar: sigue contando') },
      { id: 'second', taken: true },
    ]);
  });

  it('that is looked up twice at once is asked for once', async () => {
    const { presenter, open, asked } = await changing({ main: 'no', second: 'no' });
    await Promise.all([presenter.showEarlierVote(), presenter.showEarlierVote()]);
    expect([asked(), open().earlier.kind]).toEqual([3, 'found']);
  });

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
