import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { recordingIo } from '../../recording-io.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { verify } from './verify.ts';

const amounts = { a: 60, b: 35, c: 40 };
const question = {
  _id: 's',
  title: 'Una plaza',
  displayType: 'budgetAmount',
  totalAmount: 100,
  rule: { kind: 'equal-shares' },
  proposals: Object.entries(amounts).map(([id, amount]) => ({ _id: id, title: id, amount })),
};
/** By votes a and b leave nothing for the four who want c; equal shares keep their part. */
const ballots = ['ab', 'ab', 'ab', 'ab', 'ab', 'a', 'c', 'c', 'c', 'c'].map((names) => [...names]);
const lines = ballots.map((answer, at) => writeBallotLine(ballotId(`b${at}`), answer)).join('');
const sha256 = createHash('sha256').update(lines).digest('hex');
const list = Buffer.from(writeHeadLine(surveyId('s'), sha256, question) + lines);

async function verified(rule: typeof defaultByVotes | typeof defaultEqualShares) {
  const budget = aBudget(
    100,
    Object.entries(amounts).map(([id, amount]) => aProposal(id, amount)),
  );
  const published = {
    survey: surveyId('s'),
    question: { ...budget, rule },
    tally: aTally('budgetAmount', 10, { a: 6, b: 5, c: 4 }),
  };
  const { io, err } = recordingIo();
  const exit = await verify(list, published, 's', {
    io,
    say: sayIn('es'),
    locale: 'es',
    program: 'concejo 0',
  });
  return { exit, err: err() };
}

describe('a published budget', () => {
  it('is allocated again by a rule that needs the ballots one by one', async () => {
    const { exit, err } = await verified(defaultEqualShares);
    expect(exit).toBe(0);
    expect(err).toContain('El recuento coincide: 10 papeletas.');
  });

  it('ends with 1 if the given rule and the rule of the list fund different proposals', async () => {
    const { exit, err } = await verified(defaultByVotes);
    expect(exit).toBe(1);
    expect(err).toContain('a, b');
    expect(err).toContain('a, c');
  });
});
