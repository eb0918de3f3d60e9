import { describe, expect, it } from 'vitest';
import type { BallotBox, CastRefusal, Vote } from '#application/ports/browser/ballot-box.ts';
import { ballotId, realmId, type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { receiptCode } from '#domain/voting/receipt-code.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { castVote, type Submission } from './cast-vote.ts';

const realm = realmId('vilanova');
const chain = [aSurvey('main', { census: true }), aSurvey('second'), aSurvey('third', { census: true })];
const census = { id: '12345678Z', secrets: ['1984'] };
const answers = (...ids: string[]) => new Map<SurveyId, RawAnswer>(ids.map((id) => [surveyId(id), 'yes']));
const submission = (more: Partial<Submission> = {}): Submission => ({
  chain,
  answers: answers('third', 'main', 'second'),
  census,
  code: receiptCode(new Uint8Array(15)),
  ...more,
});

/** A box that keeps what it was sent and refuses the surveys named. */
function box(refusals: Readonly<Record<string, CastRefusal>> = {}) {
  const sent: Vote[] = [];
  const ballots: Pick<BallotBox, 'cast'> = {
    cast: async (_realm, vote) => {
      sent.push(vote);
      const refusal = refusals[vote.survey];
      const taken: Either<CastRefusal, ReturnType<typeof ballotId>> = refusal
        ? left(refusal)
        : right(ballotId(`${vote.survey} ${vote.code}`));
      return taken;
    },
  };
  return { sent, cast: castVote(ballots) };
}

describe('a submission', () => {
  it('votes the main survey first, then the others in their order', async () => {
    const { sent, cast } = box();
    expect(await cast(realm, submission())).toMatchObject(
      right([{ survey: 'main' }, { survey: 'second' }, { survey: 'third' }]),
    );
    expect(sent.map(({ survey }) => survey)).toEqual(['main', 'second', 'third']);
  });

  it('sends the voter’s identity only to surveys that check a census', async () => {
    const { sent, cast } = box();
    await cast(realm, submission());
    expect(sent.map((vote) => vote.census)).toEqual([census, null, census]);
  });

  it('says of each survey whether an earlier vote is replaced there', async () => {
    const { sent, cast } = box();
    await cast(realm, submission({ replaced: new Set([surveyId('main')]) }));
    expect(sent.map(({ isChange }) => isChange)).toEqual([true, false, false]);
    await cast(realm, submission());
    expect(sent.slice(3).map(({ isChange }) => isChange)).toEqual([false, false, false]);
  });

  it('ends when the first is refused or its answer is lost', async () => {
    for (const kind of ['alreadyVoted', 'noAnswer'] as const) {
      const { sent, cast } = box({ main: { kind } });
      expect(await cast(realm, submission())).toEqual(right([{ survey: 'main', result: left({ kind }) }]));
      expect(sent).toHaveLength(1);
    }
  });

  it('goes on when a later one is refused, and reports each outcome', async () => {
    const { cast } = box({ second: { kind: 'closed' } });
    expect(await cast(realm, submission())).toMatchObject(
      right([
        { survey: 'main' },
        { survey: 'second', result: left({ kind: 'closed' }) },
        { survey: 'third' },
      ]),
    );
  });

  it('does not send surveys left unanswered', async () => {
    const { sent, cast } = box();
    await cast(realm, submission({ answers: answers('third') }));
    expect(sent.map(({ survey }) => survey)).toEqual(['third']);
  });

  it('sends a blank vote as an answer', async () => {
    const { sent, cast } = box();
    await cast(realm, submission({ answers: new Map([[surveyId('second'), null]]) }));
    expect(sent).toMatchObject([{ survey: 'second', answer: null }]);
  });

  it('without any answer is not sent at all', async () => {
    const { sent, cast } = box();
    expect(await cast(realm, submission({ answers: new Map() }))).toEqual(left({ kind: 'nothingAnswered' }));
    expect(sent).toEqual([]);
  });

  it('is the same votes under the same code when it is sent again', async () => {
    const { sent, cast } = box();
    const first = await cast(realm, submission());
    expect(await cast(realm, submission())).toEqual(first);
    expect(sent.slice(3)).toEqual(sent.slice(0, 3));
  });
});
