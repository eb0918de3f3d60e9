import { BehaviorSubject } from 'rxjs';
import type { SoughtBallot } from '#application/voting/find-ballot.ts';
import { recount, type RecountRefusal } from '#application/voting/recount.ts';
import type { Recount } from '#application/voting/recount-result.ts';
import type { RecordDifference } from '#domain/voting/closing/record-differences.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { differencesOfRecord } from './record/read-signed.ts';
import { type Loadable, answerState, waiting } from '#ui-web/shell/start/loadable.ts';

/** A recount made by this browser: not started, running, impossible, or done. */
export type RecountState =
  | { readonly kind: 'none' }
  | { readonly kind: 'counting' }
  | { readonly kind: 'refused'; readonly refusal: RecountRefusal }
  | {
      readonly kind: 'counted';
      readonly recount: Recount;
      /** In what the list is not that of the signed closing record; null if the vote has none. */
      readonly record: readonly RecordDifference[] | null;
    };

/** A search for the voter's own ballot in the list. */
export type SearchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'notACode' }
  | { readonly kind: 'sought'; readonly found: SoughtBallot };

export interface ResultsState {
  readonly tally: Loadable<Tally>;
  readonly recount: RecountState;
  readonly search: SearchState;
}

export interface ResultsPresenter extends Presenter<ResultsState> {
  /** Asks for the counts; again after a refusal. */
  load(): Promise<void>;
  /** Fetches the published ballots and counts them here. */
  countAgain(): Promise<void>;
  /** Looks for the ballot of a code, and fetches the list first if it is not here yet. */
  find(typed: string): Promise<void>;
}

/** The result of one survey, and its recount. */
export function resultsPresenter(council: Council, survey: Survey): ResultsPresenter {
  const none = { kind: 'none' } as const;
  const subject = new BehaviorSubject<ResultsState>({ tally: waiting, recount: none, search: none });
  const patch = (change: Partial<ResultsState>) => subject.next({ ...subject.value, ...change });

  async function countAgain(): Promise<void> {
    const { tally, recount: before } = subject.value;
    if (tally.kind !== 'here' || before.kind === 'counting') return;
    patch({ recount: { kind: 'counting' } });
    const published = { survey: survey.id, question: survey.question, tally: tally.value };
    const counted = await recount(council)(council.realm, published);
    if (isLeft(counted)) return patch({ recount: { kind: 'refused', refusal: counted.left } });
    const record = await differencesOfRecord(council, survey.id, counted.right);
    patch({ recount: { kind: 'counted', recount: counted.right, record } });
  }

  return {
    ...presented(subject),
    load: async () => {
      patch({ tally: waiting });
      patch({ tally: await answerState(council.surveys.results(council.realm, survey.id), council.clock) });
    },
    countAgain,
    find: async (typed) => {
      patch({ search: none });
      if (subject.value.recount.kind !== 'counted') await countAgain();
      const { recount: done } = subject.value;
      if (done.kind !== 'counted') return;
      const found = await council.listCounter.find(survey.id, typed);
      patch({ search: isLeft(found) ? found.left : { kind: 'sought', found: found.right } });
    },
  };
}
