import * as t from 'io-ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { Amounts, BudgetLine, BudgetSide, BudgetYear } from '#domain/town-budget/budget-year.ts';
import { plainIn, recordIn } from '../lenient.ts';
import { decode, orNull, signedEuros, type Unreadable } from '../decode.ts';

/** Three digits of the classification. */
export const budgetCode = new t.Type<string>(
  'budgetCode',
  t.string.is,
  (u, context) => (typeof u === 'string' && /^\d{3}$/u.test(u) ? t.success(u) : t.failure(u, context)),
  (text) => text,
);

const amountsWire = t.intersection([
  t.type({ initial: signedEuros }),
  t.partial({ current: orNull(signedEuros), executed: orNull(signedEuros) }),
]);
const lineWire = t.intersection([
  t.type({ concept: budgetCode }),
  t.partial({ programme: orNull(budgetCode) }),
  amountsWire,
]);
const declaredWire = t.intersection([t.partial({ chapter: orNull(t.string) }), amountsWire]);

/** A year of a town's budget, a document for each in the collection `presupuestos`. */
export const townBudgetWire = t.intersection([
  t.type({ year: t.number, spending: t.array(lineWire), income: t.array(lineWire) }),
  t.partial({
    inhabitants: orNull(t.number),
    executedTo: orNull(t.string),
    declared: orNull(
      t.partial({ spending: orNull(t.array(declaredWire)), income: orNull(t.array(declaredWire)) }),
    ),
  }),
]);

type Wire = t.TypeOf<typeof townBudgetWire>;

/** Credits stay as approved until they are changed; the executed amount is 0 until it is given. */
const amountsOf = ({ initial, current, executed }: t.TypeOf<typeof amountsWire>): Amounts => ({
  initial: cents(initial),
  current: cents(current ?? initial),
  executed: cents(executed ?? 0),
});

const lineOf = (line: t.TypeOf<typeof lineWire>): BudgetLine => ({
  concept: line.concept,
  programme: line.programme ?? null,
  amounts: amountsOf(line),
});

const declaredOf = (wire: Wire, side: BudgetSide) =>
  (wire.declared?.[side] ?? []).map((one) => ({
    side,
    chapter: one.chapter ?? null,
    amounts: amountsOf(one),
  }));

/** The name of a budget's document: its `_id`, which is the year as councils write it. */
export const nameIn = (raw: unknown): string => plainIn(recordIn(raw)['_id']) ?? '?';

export const readTownBudget = (raw: unknown): Either<Unreadable, BudgetYear> =>
  map(
    (wire: Wire): BudgetYear => ({
      year: wire.year,
      inhabitants: wire.inhabitants && wire.inhabitants > 0 ? Math.trunc(wire.inhabitants) : null,
      executedTo: parseDay(wire.executedTo ?? ''),
      spending: wire.spending.map(lineOf),
      income: wire.income.map(lineOf),
      declared: [...declaredOf(wire, 'spending'), ...declaredOf(wire, 'income')],
    }),
  )(decode(townBudgetWire, raw));
