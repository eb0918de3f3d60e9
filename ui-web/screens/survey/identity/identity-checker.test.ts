import { describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { surveyPresenter } from '../presenter.ts';
import { aVisit } from '../samples/sample-visit.ts';

const credentials = { id: '11111111H', type: '1', date: '1975-03-02' };

async function opened(checksIdentity: boolean) {
  let asked = 0;
  const visit = aVisit([aSurvey('main', { census: true })], {
    check: async () => {
      asked += 1;
      return right(true);
    },
  });
  const presenter = surveyPresenter(visit.council, visit.history, 'p', checksIdentity);
  await presenter.load();
  const state = () => {
    const now = presenter.current();
    if (now.kind !== 'open') throw new Error(now.kind);
    return now;
  };
  return { presenter, state, asked: () => asked };
}

describe('the check of an identity', () => {
  it('is asked once, however often the button is pressed before it is drawn again', async () => {
    const { presenter, state, asked } = await opened(true);
    presenter.writeCredentials(credentials);
    expect(await presenter.checkIdentity()).toEqual(['consent']);
    expect([asked(), state().census.secrets]).toEqual([0, []]);
    presenter.writeCensus({ authorised: true });
    await Promise.all([presenter.checkIdentity(), presenter.checkIdentity(), presenter.checkIdentity()]);
    expect(asked()).toBe(1);
    expect(state().identity?.checking).toEqual({ kind: 'valid' });
    expect(state().census.secrets).toEqual(['1975']);
  });

  it('does nothing in a town without identity checks, nor before the survey is open', async () => {
    const { presenter, state, asked } = await opened(false);
    presenter.writeCredentials(credentials);
    expect(await presenter.checkIdentity()).toEqual([]);
    expect(asked()).toBe(0);
    expect(state()).toMatchObject({ identity: null, census: { id: '', secrets: [] } });
    const visit = aVisit([aSurvey('main', { census: true })]);
    expect(await surveyPresenter(visit.council, visit.history, 'p', true).checkIdentity()).toEqual([]);
  });

  it('is deleted with all that was written once the vote is discarded', async () => {
    const { presenter, state } = await opened(true);
    presenter.writeCredentials(credentials);
    presenter.writeCensus({ authorised: true });
    await presenter.checkIdentity();
    presenter.leave();
    expect(JSON.stringify([state().identity, state().census])).not.toMatch(/1975|1111/u);
  });
});
