import { again, type Ask, type HttpAnswer } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { differs, neverCached, notRefused, withObject } from '../read-answer.ts';
import { accepted, refusedAs } from '../read-vote.ts';
import { codeFor } from '../test-visit.ts';
import {
  changeAs,
  claimOf,
  enter,
  myVoteAs,
  voteAs,
  whereWritable,
  type WritableTown,
} from './support/visitor.ts';
import { surveysIn, type Votable } from './support/writable-surveys.ts';

/** A survey in which a vote may be changed for another, and one in which it may not. */
const changeable = (town: WritableTown, may: boolean): readonly Votable[] =>
  surveysIn(town, 'open', ({ survey }) => survey.canChangeVote === may)
    .filter(({ other }) => other !== null)
    .slice(0, 1);

/** The requests to a survey, in this order: one answer, and whatever the check asks after it. */
const asked = (
  id: Check['id'],
  clause: Check['clause'],
  may: boolean,
  then: (ways: Ways) => {
    readonly asks: readonly Ask[];
    readonly expect: (...answers: HttpAnswer[]) => Finding | null;
  },
): Check => ({
  id,
  clause,
  from: ['surveys'],
  writes: true,
  trials: whereWritable((town) =>
    changeable(town, may).map((votable) => {
      const { asks, expect } = then(waysOf(town, votable, id));
      return trial([...enter(town, id), ...asks], (_, __, ...answers) => expect(...answers));
    }),
  ),
});

interface Ways {
  readonly votable: Votable;
  readonly vote: Ask;
  readonly change: Ask;
  readonly mine: Ask;
  readonly withAnotherCode: Ask;
  /** A change that names a vote which was never cast. */
  readonly changeOfNone: Ask;
  readonly surveyId: string;
}

function waysOf(town: WritableTown, votable: Votable, visitor: string): Ways {
  const { known, answer, other } = votable;
  const claim = claimOf(town, known, visitor);
  const strange = { ...claim, code: codeFor(town.visit.seed, 'another code') };
  return {
    votable,
    vote: voteAs(town, known, visitor, answer, claim),
    change: voteAs(town, known, visitor, other ?? answer, claim),
    mine: myVoteAs(town, known, visitor, claim),
    withAnotherCode: myVoteAs(town, known, visitor, strange),
    changeOfNone: changeAs(town, known, visitor, answer, strange),
    surveyId: known.survey.id,
  };
}

const tells = (answer: HttpAnswer, expected: unknown): Finding | null =>
  withObject(answer, (body) => differs('answer', body['answer'], expected));

/** The previous vote, and its change. Each ends with the answer it began with, so that it can be repeated. */
export const myVoteWriteChecks: readonly Check[] = [
  asked('mio-01', '2-encuestas §7', true, ({ vote, mine, votable, surveyId }) => ({
    asks: [vote, mine],
    expect: (voted, shown) =>
      accepted(voted) ??
      tells(shown, votable.answer) ??
      withObject(shown, (body) => differs('surveyId', body['surveyId'], surveyId)),
  })),
  asked('mio-02', 'seguridad §secreto', true, ({ vote, withAnotherCode }) => ({
    asks: [vote, withAnotherCode],
    expect: (voted, shown) => accepted(voted) ?? refusedAs(shown, 'censusInvalid'),
  })),
  asked('mio-03', '2-encuestas §4', true, ({ vote, change, mine, votable }) => ({
    asks: [vote, change, mine, again(vote)],
    expect: (voted, changed, shown, back) =>
      accepted(voted) ?? accepted(changed) ?? tells(shown, votable.other) ?? accepted(back),
  })),
  asked('mio-04', '2-encuestas §4', false, ({ vote, change }) => ({
    asks: [vote, change],
    expect: (voted, changed) => accepted(voted) ?? refusedAs(changed, 'alreadyVoted'),
  })),
  asked('mio-05', 'decisiones §votos', true, ({ changeOfNone }) => ({
    asks: [changeOfNone],
    expect: (changed) => notRefused(changed, 400, 403, 404, 409, 422),
  })),
  asked('mio-06', 'seguridad §secreto', true, ({ vote, mine }) => ({
    asks: [vote, mine],
    expect: (voted, shown) => accepted(voted) ?? neverCached(shown),
  })),
];
