import { describe, expect, it, vi } from 'vitest';
import { answerId, proposalId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { hasUnsent, surveyPresenter } from './presenter.ts';
import { aVisit } from './samples/sample-visit.ts';
import type { OpenState } from './state.ts';

const second = aSurvey('second');
const third = aSurvey('third');
const main = aSurvey('main', { chain: [second.id, third.id], endDay: aDay('2026-11-27') });
const yes = answerId('yes');

async function opened(visit: ReturnType<typeof aVisit>) {
  const presenter = surveyPresenter(visit.council, visit.history, 'p');
  await presenter.load();
  const open = (): OpenState => {
    const state = presenter.current();
    if (state.kind !== 'open') throw new Error(state.kind);
    return state;
  };
  return { presenter, open };
}

/** Answers the three questions and opens the dialog. */
async function readyToSend(visit: ReturnType<typeof aVisit>) {
  const { presenter, open } = await opened(visit);
  for (const survey of [main, second, third]) presenter.choose(survey, yes);
  presenter.confirm();
  return { presenter, open };
}

describe('what a survey screen finds', () => {
  it('a survey that is not in the council’s list is not active', async () => {
    const presenter = surveyPresenter(
      aVisit([], { process: { survey: main.id } }).council,
      aVisit([]).history,
      'p',
    );
    await presenter.load();
    expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'notActive' } });
  });

  it('a section that the council switched off is not active, even while its survey is open', async () => {
    const visit = aVisit([main], { process: { switchedOff: ['participa'] } });
    const presenter = surveyPresenter(visit.council, visit.history, 'p');
    await presenter.load();
    expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'notActive' } });
  });

  it('a process without a survey, a survey that has not begun, one that is over', async () => {
    const stateOf = async (visit: ReturnType<typeof aVisit>) => {
      const presenter = surveyPresenter(visit.council, visit.history, 'p');
      await presenter.load();
      return presenter.current();
    };
    expect(await stateOf(aVisit([]))).toMatchObject({ kind: 'refused', refusal: { kind: 'noSurvey' } });
    const later = aSurvey('later', { startsAt: Date.parse('2026-12-01T00:00:00+01:00') });
    expect(await stateOf(aVisit([later]))).toMatchObject({
      kind: 'shut',
      visit: { state: { kind: 'notStarted' } },
    });
    const over = aSurvey('over', { endDay: aDay('2026-11-17') });
    expect(await stateOf(aVisit([over]))).toMatchObject({
      kind: 'shut',
      visit: { state: { kind: 'closed' } },
    });
  });
});

describe('the draft of an answer', () => {
  it('never holds the voter’s identity, nor the code of the receipt', async () => {
    const visit = aVisit([main, second, third]);
    const { presenter } = await opened(visit);
    presenter.writeCensus({ id: '12345678Z', secrets: ['1984'], authorised: true });
    presenter.choose(main, yes);
    presenter.confirm();
    await presenter.send();
    expect(visit.kept.length).toBeGreaterThan(0);
    for (const draft of visit.kept) expect(Object.keys(draft)).toEqual(['answers', 'keptAt']);
    expect(JSON.stringify(visit.kept)).not.toMatch(/12345678Z|1984|[A-Z2-7]{24}/u);
  });

  it('is restored when the survey is opened again, and deleted once the vote is accepted', async () => {
    const draft = { answers: { main: 'yes' }, keptAt: 5 };
    const visit = aVisit([main, second, third], { draft });
    const { presenter, open } = await opened(visit);
    expect(open().restoredAt).toBe(5);
    expect(hasUnsent(open())).toBe(true);
    presenter.confirm();
    await presenter.send();
    expect(hasUnsent(open())).toBe(false);
    expect(visit.discarded()).toBe(1);
    expect([...visit.voted]).toEqual(['main']);
  });
});

describe('opening the dialog', () => {
  it('asks for at least one answer', async () => {
    const { presenter, open } = await opened(aVisit([main]));
    presenter.confirm();
    expect(open().faults?.chain).toEqual({ kind: 'nothingAnswered' });
    expect(open().dialog.kind).toBe('closed');
  });

  it('asks for the required questions and for the census together', async () => {
    const asked = aSurvey('main', { required: true, census: true, chain: [second.id] });
    const { presenter, open } = await opened(aVisit([asked, second]));
    presenter.choose(second, yes);
    presenter.confirm();
    expect(open().faults).toMatchObject({
      chain: { kind: 'requiredUnanswered', surveys: ['main'] },
      census: [{ kind: 'idTooShort' }, { kind: 'secretMissing' }],
    });
  });

  it('ignores a question of an unknown kind, even a required one', async () => {
    const odd = aSurvey('odd', { required: true, question: { kind: 'unknown', displayType: 'hologram' } });
    const { presenter, open } = await opened(aVisit([aSurvey('main', { chain: [odd.id] }), odd]));
    presenter.choose(main, yes);
    presenter.confirm();
    expect(open().dialog.kind).toBe('review');
  });

  it('finds that the survey closed while the voter was choosing', async () => {
    const visit = aVisit([main]);
    const { presenter } = await opened(visit);
    presenter.choose(main, yes);
    visit.clock.at = Date.parse('2026-11-28T00:00:00+01:00');
    presenter.confirm();
    expect(presenter.current().kind).toBe('shut');
  });
});

describe('sending', () => {
  it('opens a session and says when the vote was accepted', async () => {
    const visit = aVisit([main, second, third]);
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    expect(visit.entered).toEqual(['vilanova']);
    expect(visit.cast.map(({ survey }) => survey)).toEqual(['main', 'second', 'third']);
    expect(new Set(visit.cast.map(({ code }) => code)).size).toBe(1);
    expect(open().dialog).toEqual({ kind: 'taken', at: visit.clock.at, sendingRest: false });
  });

  it('sends nothing if no session can be opened', async () => {
    const visit = aVisit([main, second, third], { loggedIn: async () => left({ kind: 'unreachable' }) });
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    expect(visit.cast).toEqual([]);
    expect(open().dialog).toEqual({ kind: 'refused', refusal: { kind: 'notSent' } });
  });

  it('renews a session that the council no longer knows, once', async () => {
    const visit = aVisit([main, second, third], { answers: ['noSession', 'taken'] });
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    expect(open().dialog.kind).toBe('taken');
    expect(visit.entered.length).toBe(2);
    const never = aVisit([main, second, third], { answers: ['noSession', 'noSession', 'noSession'] });
    const again = await readyToSend(never);
    await again.presenter.send();
    expect(again.open().dialog).toEqual({ kind: 'refused', refusal: { kind: 'noSession' } });
    expect(never.cast.length).toBe(2);
  });

  it('sends the same vote with the same code after a lost reply', async () => {
    const visit = aVisit([main, second, third], { answers: ['noAnswer'] });
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    expect(open().dialog).toEqual({ kind: 'refused', refusal: { kind: 'noAnswer' } });
    await presenter.send();
    expect(visit.cast[1]).toEqual(visit.cast[0]);
    expect(open().dialog.kind).toBe('taken');
  });

  it('makes a new code for other answers after a definite refusal', async () => {
    const visit = aVisit([main, second, third], { answers: ['censusInvalid'] });
    const { presenter } = await readyToSend(visit);
    await presenter.send();
    presenter.review();
    presenter.choose(main, answerId('no'));
    presenter.confirm();
    await presenter.send();
    expect(visit.cast[1]?.code).not.toBe(visit.cast[0]?.code);
  });

  it('gives each outcome if a part of the chain failed, and sends again only what may be accepted', async () => {
    const visit = aVisit([main, second, third], { answers: ['taken', 'closed', 'noAnswer'] });
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    expect(open().dialog.kind).toBe('taken');
    expect([...(open().attempt?.outcomes ?? [])].map(([id, { _tag }]) => [id, _tag])).toEqual([
      ['main', 'Right'],
      ['second', 'Left'],
      ['third', 'Left'],
    ]);
    await presenter.send();
    expect(visit.cast.slice(3).map(({ survey, code }) => [survey, code])).toEqual([
      ['third', visit.cast[0]?.code],
    ]);
    expect([...visit.voted]).toEqual(['main', 'third']);
  });

  it('twice at once sends once', async () => {
    const visit = aVisit([main, second, third]);
    const { presenter } = await readyToSend(visit);
    await Promise.all([presenter.send(), presenter.send()]);
    expect(visit.cast.length).toBe(3);
  });

  it('sends the identity only to the surveys that check a census', async () => {
    const checked = aSurvey('main', { census: true, chain: [second.id] });
    const visit = aVisit([checked, second]);
    const { presenter } = await opened(visit);
    presenter.choose(checked, yes);
    presenter.choose(second, yes);
    presenter.writeCensus({ id: '12.345.678-z', secrets: ['zz1b'], authorised: true });
    presenter.confirm();
    await presenter.send();
    expect(visit.cast.map(({ census }) => census)).toEqual([{ id: '12345678Z', secrets: ['ZZ1B'] }, null]);
  });

  it('uses the code of the vote that this one replaces', async () => {
    const visit = aVisit([aSurvey('main', { canChangeVote: true })], {
      answers: ['alreadyVoted'],
      earlier: new Map([[main.id, 'no']]),
    });
    const { presenter, open } = await opened(visit);
    presenter.choose(main, yes);
    presenter.confirm();
    await presenter.send();
    presenter.review();
    presenter.writeEarlierCode('k7qm 2xra vd5h n3te w6pj b4zc');
    presenter.confirm();
    await vi.waitFor(() => expect(open().dialog.kind).toBe('review'));
    await presenter.send();
    expect(visit.cast[1]?.code).toBe('K7QM2XRAVD5HN3TEW6PJB4ZC');
  });

  it('is one participant more at once; a refused one asks for no number', async () => {
    const visit = aVisit([main], { answers: ['alreadyVoted', 'taken', 'taken'] });
    const counts = [1284, 1285];
    let asked = 0;
    const surveys = async () => {
      asked += 1;
      const voteCount = counts.shift();
      return voteCount === undefined
        ? left({ kind: 'unreachable' } as const)
        : right([{ survey: main, voteCount }]);
    };
    const council = { ...visit.council, surveys: { ...visit.council.surveys, surveys } };
    const { presenter, open } = await opened({ ...visit, council });
    presenter.choose(main, yes);
    presenter.confirm();
    await presenter.send();
    expect([open().visit.voteCount, asked]).toEqual([1284, 1]);
    await presenter.send();
    expect(open()).toMatchObject({ visit: { voteCount: 1285 }, dialog: { kind: 'taken' } });
    // If the council does not answer, the number stays.
    await presenter.send();
    expect([open().visit.voteCount, asked]).toEqual([1285, 3]);
  });

  it('empties the draft afterwards', async () => {
    const visit = aVisit([main, second, third]);
    const { presenter, open } = await readyToSend(visit);
    await presenter.send();
    presenter.leave();
    expect(open()).toMatchObject({ hasVoted: true, dialog: { kind: 'closed' }, attempt: null });
    expect(open().draft.answers.size).toBe(0);
  });
});

it('a proposal over the budget changes nothing and is stored in no draft', async () => {
  const budget = aSurvey('main', { question: aBudget(100, [aProposal('a', 80), aProposal('b', 30)]) });
  const visit = aVisit([budget]);
  const { presenter } = await opened(visit);
  presenter.toggleProposal(budget, proposalId('a'));
  presenter.toggleProposal(budget, proposalId('b'));
  await Promise.resolve();
  expect(visit.kept.map(({ answers }) => answers)).toEqual([{ main: ['a'] }]);
});

it('asks the council again after a refusal', async () => {
  const visit = aVisit([main]);
  let asked = 0;
  const surveys = async () => {
    asked += 1;
    return asked === 1 ? left({ kind: 'unreachable' } as const) : right([{ survey: main, voteCount: null }]);
  };
  const council = { ...visit.council, surveys: { ...visit.council.surveys, surveys } };
  const presenter = surveyPresenter(council, visit.history, 'p');
  await presenter.load();
  expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'council' } });
  await presenter.load();
  expect(presenter.current().kind).toBe('open');
});
