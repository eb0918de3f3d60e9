import * as t from 'io-ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type Dictionary, type Topic, topics } from '#domain/town-budget/dictionary.ts';
import { decode, euros, localizedText, orNull } from './decode.ts';
import townFinance from './dictionary/town-finance.json' with { type: 'json' };

const termWire = t.intersection([
  t.type({ topic: t.string, code: t.string, name: localizedText, source: t.string }),
  t.partial({ meaning: orNull(localizedText), where: orNull(t.string) }),
]);
const dictionaryWire = t.type({
  sources: t.record(t.string, t.type({ name: t.string, url: t.union([t.string, t.null]) })),
  minorContracts: t.array(
    t.type({ from: t.string, works: euros, others: euros, source: t.string, where: t.string }),
  ),
  terms: t.array(termWire),
});

const isTopic = (word: string): word is Topic => topics.some((topic) => topic === word);

/** The terms of budgets, taxes, vehicles and contracts that come with the program, each with its source. */
export function townDictionary(): Dictionary {
  const read = decode(dictionaryWire, townFinance);
  if (isLeft(read)) throw new Error(`the dictionary cannot be read: ${read.left.where}`);
  const { sources, minorContracts, terms } = read.right;
  return {
    sources: new Map(Object.entries(sources)),
    minorContracts: minorContracts.flatMap(({ from, works, others, source, where }) => {
      const day = parseDay(from);
      return day === null ? [] : [{ from: day, works: cents(works), others: cents(others), source, where }];
    }),
    terms: terms.flatMap(({ topic, meaning = null, where = null, ...term }) =>
      isTopic(topic) ? [{ ...term, topic, meaning, where }] : [],
    ),
  };
}
