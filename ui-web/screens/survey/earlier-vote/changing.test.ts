import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { surveyPresenter } from '../presenter.ts';
import { receiptView } from '../receipt/receipt-view.ts';
import { aVisit } from '../samples/sample-visit.ts';
import type { OpenState } from '../state.ts';
import { summaryViews } from '../sending/summary-view.ts';
import {
  changing,
  code,
  fixed,
  main,
  second,
  soon,
  typed,
  yes,
} from '#fixtures/builders/screens/vote-change.ts';

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
});
