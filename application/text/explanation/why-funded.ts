import type { Backers, Explained, FundedReason } from '#domain/budget/explanation/explanation.ts';
import { decimalsOf } from '#domain/shared/rational.ts';
import { counted, nearest, type ExplanationWords, unstopped } from './explanation-words.ts';

type Funded = Extract<Explained, { readonly funded: true }>;

/** The reason of a funded proposal, then what adds to it. */
export function whyFundedWords(explained: Funded, words: ExplanationWords): readonly string[] {
  const { say, money } = words;
  const { reason, available, remaining, votes } = explained;
  const purse = { available: money(available), remaining: money(remaining) };
  switch (reason.kind) {
    case 'inOrder':
      return [say(votes > 0 ? 'inOrder' : 'inOrderUnvoted', purse)];
    case 'free':
    case 'inBestSet':
      return [say(reason.kind)];
    case 'paid':
      return paidWords(reason, purse, words);
    case 'atLoad':
      return [say('atLoad', { ...purse, load: nearest(reason.load, words) })];
    case 'completion':
      return [say('completion', purse), ...backersHad(reason.backers, words)];
    case 'decision':
      return [say('decision', { who: reason.who, why: unstopped(reason.why) })];
  }
}

function paidWords(
  reason: Extract<FundedReason, { readonly kind: 'paid' }>,
  purse: Readonly<Record<string, string>>,
  words: ExplanationWords,
): readonly string[] {
  const { say, unit } = words;
  const { inFull, allTheyHad, increments } = reason;
  const each = nearest(reason.each, words);
  const told = {
    ...purse,
    payment: say(unit === 'votes' ? 'perVoter' : 'perPoint', { each }),
    inFull: counted('voters', inFull, say),
    poor: counted('voters', allTheyHad, say),
  };
  // To the hundredth, as amounts are.
  const effective = Number(decimalsOf(reason.effective, 2));
  return [
    say(allTheyHad === 0 ? 'paid' : 'paidByPoor', told),
    say('effective', { votes: counted(unit, effective, say) }),
    ...(increments === null ? [] : [counted('increments', increments, say)]),
  ];
}

/** What supporters still had for it when voters bought nothing more; nothing where nobody was asked. */
export const backersHad = (backers: Backers | null, words: ExplanationWords): readonly string[] =>
  backers === null ? [] : [words.say('backersHad', { together: nearest(backers.together, words) })];
