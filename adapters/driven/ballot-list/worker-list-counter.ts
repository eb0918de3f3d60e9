import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { CompareRefusal, ListCounter, Reader } from '#application/ports/browser/list-counter.ts';
import type { SoughtBallot } from '#application/voting/find-ballot.ts';
import type { Published, Recount } from '#application/voting/recount-result.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** The request to a worker; its answer has the same number. */
export type WorkerRequest = { readonly number: number } & (
  | { readonly kind: 'count'; readonly text: string; readonly published: Published }
  | {
      readonly kind: 'compare';
      readonly survey: SurveyId;
      readonly rules: readonly BudgetRule[];
      readonly reader: Reader;
    }
  | { readonly kind: 'find'; readonly survey: SurveyId; readonly typed: string }
);
type Counted = Either<ListRefusal, Recount>;
type Found = Either<{ readonly kind: 'notACode' }, SoughtBallot>;
type Compared = Either<CompareRefusal, Comparison>;
type Answer = Counted | Found | Compared;
export interface WorkerAnswer {
  readonly number: number;
  readonly answer: Answer;
}

/** The part of a worker that is used here. */
export interface Beside {
  postMessage(request: WorkerRequest): void;
  addEventListener(kind: 'message', hear: (event: { readonly data: WorkerAnswer }) => void): void;
  addEventListener(kind: 'error' | 'messageerror', hear: () => void): void;
}

/** Answers one request after another with a counter of its own: the worker's side. */
export async function answerRequest(counter: ListCounter, request: WorkerRequest): Promise<WorkerAnswer> {
  const { number } = request;
  if (request.kind === 'find') return { number, answer: await counter.find(request.survey, request.typed) };
  if (request.kind === 'compare')
    return { number, answer: await counter.compare(request.survey, request.rules, request.reader) };
  return { number, answer: await counter.count(request.text, request.published) };
}

/** How the page answers a request that a worker has not answered yet. */
interface OpenRequest {
  readonly hear: (answer: Answer) => void;
  readonly giveUp: () => void;
}

/** Asks the worker, which starts with the first request; if there is none, or it breaks, `here` answers instead. */
function workerRequests(start: () => Beside) {
  let worker: Beside | null | undefined;
  const open = new Map<number, OpenRequest>();

  function broken(): void {
    worker = null;
    for (const { giveUp } of open.values()) giveUp();
    open.clear();
  }

  function begun(): Beside | null {
    try {
      const begins = start();
      begins.addEventListener('message', ({ data }) => {
        open.get(data.number)?.hear(data.answer);
        open.delete(data.number);
      });
      begins.addEventListener('error', broken);
      begins.addEventListener('messageerror', broken);
      return begins;
    } catch {
      return null;
    }
  }

  return <T extends Answer>(request: WorkerRequest, here: () => Promise<T>): Promise<T> => {
    if (worker === undefined) worker = begun();
    const beside = worker;
    if (beside === null) return here();
    return new Promise((resolve, reject) => {
      open.set(request.number, {
        // The worker answers a request with what the same call would return here.
        hear: (answer) => resolve(answer as T),
        giveUp: () => {
          here().then(resolve, reject);
        },
      });
      // A worker of our own, which needs no origin.
      beside.postMessage(request);
    });
  };
}

/** Counts on the page; it stores each list, so that the page can count it if the worker is gone. */
function pageCounting(load: () => Promise<ListCounter>) {
  let loaded: Promise<ListCounter> | null = null;
  const onPage = () => (loaded ??= load());
  const lists = new Map<SurveyId, { readonly text: string; readonly published: Published }>();
  const countedHere = new Set<SurveyId>();
  const count = async (text: string, published: Published) => {
    countedHere.add(published.survey);
    return (await onPage()).count(text, published);
  };
  return {
    keep: (text: string, published: Published) => {
      lists.set(published.survey, { text, published });
      countedHere.delete(published.survey);
    },
    count,
    /** The counter of the page, after it has counted the list of this survey. */
    counterOf: async (survey: SurveyId) => {
      const list = lists.get(survey);
      if (list && !countedHere.has(survey)) await count(list.text, list.published);
      return onPage();
    },
  };
}

/**
 * Counts in a worker, so that the page stays responsive while a long list is read. If workers are refused, or this
 * one breaks, the page counts instead, with what `load` returns; most pages never need it.
 */
export function workerListCounter(start: () => Beside, load: () => Promise<ListCounter>): ListCounter {
  const ask = workerRequests(start);
  const page = pageCounting(load);
  let asked = 0;
  const next = () => {
    asked += 1;
    return asked;
  };
  return {
    count: async (text, published) => {
      page.keep(text, published);
      return ask({ kind: 'count', number: next(), text, published }, () => page.count(text, published));
    },
    compare: (survey, rules, reader) =>
      ask({ kind: 'compare', number: next(), survey, rules, reader }, async () =>
        (await page.counterOf(survey)).compare(survey, rules, reader),
      ),
    find: (survey, typed) =>
      ask({ kind: 'find', number: next(), survey, typed }, async () =>
        (await page.counterOf(survey)).find(survey, typed),
      ),
  };
}
