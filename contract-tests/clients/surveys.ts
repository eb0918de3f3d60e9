import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SurveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const found = <L, R>(asked: Either<L, R>): R => {
  if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
  return asked.right;
};

interface Parts {
  readonly surveys: SurveysClient;
  /** Reaches no council. */
  readonly away: SurveysClient;
  readonly close: () => Promise<void>;
}
/** Gives the parts, once they are open. */
type Opened = () => Parts;

/** The surveys of a town. */
function listChecks(parts: Opened): void {
  it('lists a town’s active surveys, each once, and none of another town', async () => {
    const [mine, theirs] = [
      found(await parts().surveys.surveys(town)),
      found(await parts().surveys.surveys(other)),
    ];
    const ids = mine.map(({ survey }) => survey.id);
    expect(ids).toContain('presupuestos-2027');
    expect(new Set(ids).size).toBe(ids.length);
    expect(mine.every(({ survey }) => survey.isActive)).toBe(true);
    expect(theirs.map(({ survey }) => survey.id)).toContain('pressupost-benialt');
    expect(theirs.some(({ survey }) => ids.includes(survey.id))).toBe(false);
  });

  it('gives participants only of surveys that do not hide them; of likes only with their results', async () => {
    for (const { survey, voteCount } of found(await parts().surveys.surveys(town))) {
      const isHidden = survey.hideVoteCount || survey.question.kind === 'likes';
      expect([survey.id, voteCount === null]).toEqual([survey.id, isHidden]);
    }
  });
}

/** Counts and ballot lists, each from the moment that the survey shows it. */
function resultChecks(parts: Opened): void {
  it('gives the counts and the list of a closed survey, which agree', async () => {
    const survey = surveyId('sombra-mercado');
    const tally = found(await parts().surveys.results(town, survey));
    const [head, ...ballots] = found(await parts().surveys.ballotList(town, survey))
      .trim()
      .split('\n');
    expect(JSON.parse(head ?? '')).toMatchObject({ survey });
    expect(ballots).toHaveLength(tally.ballots);
  });

  it('gives neither of a closed survey before the moment of its results', async () => {
    const survey = surveyId('raval-huerto');
    expect(await parts().surveys.results(town, survey)).toEqual(left({ kind: 'notAllowed' }));
    expect(await parts().surveys.ballotList(town, survey)).toEqual(left({ kind: 'notAllowed' }));
  });

  it('gives the blank votes of a survey that offers them', async () => {
    const offered = found(await parts().surveys.results(town, surveyId('raval-domingos')));
    expect(offered).toMatchObject({ ballots: 136, blank: 9 });
    expect(found(await parts().surveys.results(town, surveyId('raval-fiesta'))).blank).toBeNull();
  });

  it('gives neither of an open survey that shows nothing yet', async () => {
    const survey = surveyId('presupuestos-2027');
    expect(await parts().surveys.results(town, survey)).toEqual(left({ kind: 'notAllowed' }));
    expect(await parts().surveys.ballotList(town, survey)).toEqual(left({ kind: 'notAllowed' }));
  });

  it('finds nothing under another town, and says that no council was reached', async () => {
    const survey = surveyId('sombra-mercado');
    expect(await parts().surveys.results(other, survey)).toEqual(left({ kind: 'notFound' }));
    expect(await parts().surveys.ballotList(other, survey)).toEqual(left({ kind: 'notFound' }));
    expect(await parts().surveys.surveys(realmId('nowhere'))).toEqual(left({ kind: 'notFound' }));
    expect(await parts().away.surveys(town)).toEqual(left({ kind: 'unreachable' }));
  });
}

/** The contract of every source of surveys, checked with the sample towns. `away` reaches no council. */
export function surveysClientContract(name: string, open: () => Promise<Parts>): void {
  describe(`${name} keeps the surveys client contract`, () => {
    let opened: Parts;
    beforeAll(async () => (opened = await open()));
    afterAll(() => opened.close());
    const parts = () => opened;

    listChecks(parts);
    resultChecks(parts);
  });
}
