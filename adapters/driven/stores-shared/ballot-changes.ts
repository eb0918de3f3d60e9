import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { isRight } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Decision } from './ballot-decision.ts';

/** What a batch of votes does to the ballots of one survey. */
export interface BallotChange {
  readonly realm: RealmId;
  readonly survey: SurveyId;
  readonly question: Question;
  readonly added: RawAnswer[];
  /** The former answers of ballots that were changed: each has its new answer among those added. */
  readonly removed: RawAnswer[];
}

/** The changes that decisions made, one for each survey; surveys in which nothing changed are left out. */
export function changesIn(decisions: readonly Decision[]): Iterable<BallotChange> {
  const changes = new Map<string, BallotChange>();
  for (const { entry, outcome, replaced } of decisions) {
    if (!isRight(outcome) || outcome.right === 'repeated') continue;
    const { realm, survey, question, answer } = entry;
    const key = `${realm}/${survey}`;
    const change: BallotChange = { realm, survey, added: [], removed: [], ...changes.get(key), question };
    change.added.push(answer);
    change.removed.push(...replaced);
    changes.set(key, change);
  }
  return changes.values();
}
