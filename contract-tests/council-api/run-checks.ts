import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { HttpAnswer, Ask } from './ask.ts';
import type { Asker } from './asker.ts';
import type { Check, Trial } from './check.ts';
import type { Deviation } from './deviation.ts';
import type { Finding } from './finding.ts';
import { valueAt } from './read-answer.ts';
import { type KnownTown, type Source, sourceAsks } from './known-town.ts';

/**
 * The outcome of a check. `deviates` has the expired deviation if there was one; `noCase`: the town has nothing that
 * the rule is about, so nothing was learnt.
 */
export type CheckOutcome = {
  readonly check: Check;
  readonly milliseconds: number;
} /** All requests that were sent. */ & (
  | { readonly kind: 'passes'; readonly asks: readonly Ask[] }
  | { readonly kind: 'noCase' }
  | {
      readonly kind: 'deviates' | 'accepted';
      readonly finding: Finding;
      /** The requests that show it again. */
      readonly asks: readonly Ask[];
      readonly deviation: Deviation | null;
    }
);

interface Run {
  readonly asker: Asker;
  readonly town: KnownTown;
  readonly deviations: readonly Deviation[];
  readonly today: CalendarDay;
}

/** Runs checks one after the other and passes each outcome on as it comes. */
export async function* runChecks(checks: readonly Check[], run: Run): AsyncGenerator<CheckOutcome> {
  for (const check of checks) yield await runCheck(check, run);
}

async function runCheck(check: Check, run: Run): Promise<CheckOutcome> {
  const broken = check.from.find((source) => run.town.broken.has(source));
  if (broken !== undefined) return onBrokenList(check, broken, run);
  const trials = check.trials(run.town);
  if (trials.length === 0) return { check, kind: 'noCase', milliseconds: 0 };
  let milliseconds = 0;
  const asked: Ask[] = [];
  for (const trial of trials) {
    const tried = await tryOut(trial, run.asker);
    milliseconds += tried.milliseconds;
    if (tried.finding !== null)
      return judged(
        check,
        tried.finding,
        [...tried.asked, ...trial.asks.slice(tried.asked.length)],
        milliseconds,
        run,
      );
    asked.push(...tried.asked);
  }
  return { check, kind: 'passes', milliseconds, asks: asked };
}

function onBrokenList(check: Check, source: Source, run: Run): CheckOutcome {
  const finding = run.town.broken.get(source) ?? { kind: 'missing', what: source };
  return judged(check, finding, [sourceAsks(run.town.realm)[source]], 0, run);
}

async function tryOut({ asks, expect }: Trial, asker: Asker) {
  const answers: HttpAnswer[] = [];
  let milliseconds = 0;
  const asked: Ask[] = [];
  for (const ask of asks) {
    const filled = withAnswers(ask, answers);
    asked.push(filled);
    const answer = await asker(filled);
    if (isLeft(answer)) return { finding: answer.left, milliseconds, asked };
    answers.push(answer.right);
    milliseconds += answer.right.milliseconds;
  }
  return { finding: expect(...answers), milliseconds, asked };
}

/** The value at a path through objects and lists, `items.0.iid`. */
const reached = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (Array.isArray(at) ? at[Number(step)] : valueAt(at, step)), value);

const placesIn = /\{(\d)\.([\w.]+)\}/gu;
/** A text of a body that is nothing but such a value: a number stays one. */
const wholePlaces = /"\{(\d)\.([\w.]+)\}"/gu;

/**
 * Puts values of earlier answers into an address and a body: `{2._id}` is the `_id` of the third one, `{0.items.0.iid}` the
 * number of the first item of the first one.
 */
function withAnswers(ask: Ask, answers: readonly HttpAnswer[]): Ask {
  const filled = (text: string, write: (value: string) => string) =>
    text.replaceAll(placesIn, (_, place: string, path: string) =>
      write(String(reached(answers[Number(place)]?.json, path))),
    );
  const body = (value: unknown): unknown => {
    const written = JSON.stringify(value).replaceAll(wholePlaces, (whole, place: string, path: string) => {
      const found = reached(answers[Number(place)]?.json, path);
      return typeof found === 'number' ? JSON.stringify(found) : whole;
    });
    return JSON.parse(filled(written, (text) => JSON.stringify(text).slice(1, -1)));
  };
  const { sent } = ask;
  return {
    ...ask,
    address: filled(ask.address, encodeURIComponent),
    sent: sent === null || sent.file ? sent : { body: body(sent.body), shown: body(sent.shown) },
  };
}

function judged(
  check: Check,
  finding: Finding,
  asks: readonly Ask[],
  milliseconds: number,
  run: Run,
): CheckOutcome {
  const deviation = run.deviations.find(({ id }) => id === check.id) ?? null;
  const kind = deviation !== null && run.today <= deviation.expires ? 'accepted' : 'deviates';
  return { check, kind, finding, asks, deviation, milliseconds };
}
