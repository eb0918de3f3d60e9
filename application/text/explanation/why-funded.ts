import type { Backers, Explained, FundedReason } from '#domain/budget/explanation/explanation.ts';
import { decimalsOf } from '#domain/shared/rational.ts';
import { fill } from '../fill.ts';
import { counted, nearest, type Telling, unstopped } from './telling.ts';

type Funded = Extract<Explained, { readonly funded: true }>;

/** The reason of a funded proposal, then what adds to it. */
export function whyFundedWords(explained: Funded, telling: Telling): readonly string[] {
  const { texts, money } = telling;
  const { reason, available, remaining, votes } = explained;
  const purse = { available: money(available), remaining: money(remaining) };
  switch (reason.kind) {
    case 'inOrder':
      return [fill(votes > 0 ? texts.inOrder : texts.inOrderUnvoted, purse)];
    case 'free':
    case 'inBestSet':
      return [texts[reason.kind]];
    case 'paid':
      return paidWords(reason, purse, telling);
    case 'atLoad':
      return [fill(texts.atLoad, { ...purse, load: nearest(reason.load, telling) })];
    case 'completion':
      return [fill(texts.completion, purse), ...backersHad(reason.backers, telling)];
    case 'decision':
      return [fill(texts.decision, { who: reason.who, why: unstopped(reason.why) })];
  }
}

function paidWords(
  reason: Extract<FundedReason, { readonly kind: 'paid' }>,
  purse: Readonly<Record<string, string>>,
  telling: Telling,
): readonly string[] {
  const { texts, unit } = telling;
  const { inFull, allTheyHad, increments } = reason;
  const each = nearest(reason.each, telling);
  const told = {
    ...purse,
    payment: fill(unit === 'votes' ? texts.perVoter : texts.perPoint, { each }),
    inFull: counted('voters', inFull, texts),
    poor: counted('voters', allTheyHad, texts),
  };
  // To the hundredth, as amounts are.
  const effective = Number(decimalsOf(reason.effective, 2));
  return [
    fill(allTheyHad === 0 ? texts.paid : texts.paidByPoor, told),
    fill(texts.effective, { votes: counted(unit, effective, texts) }),
    ...(increments === null ? [] : [counted('increments', increments, texts)]),
  ];
}

/** What supporters still had for it when voters bought nothing more; nothing where nobody was asked. */
export const backersHad = (backers: Backers | null, telling: Telling): readonly string[] =>
  backers === null ? [] : [fill(telling.texts.backersHad, { together: nearest(backers.together, telling) })];
