import type { Explained, UnfundedExplanation } from '#domain/budget/explanation/explanation.ts';
import { counted, nearest, type ExplanationWords, unstopped } from './explanation-words.ts';
import { backersHad } from './why-funded.ts';

type Unfunded = Extract<Explained, { readonly funded: false }>;

/** The reason of a proposal that got nothing, then what adds to it. */
export function whyUnfundedWords(explained: Unfunded, words: ExplanationWords): readonly string[] {
  const { say, money, titleOf } = words;
  const { reason, available, votes } = explained;
  switch (reason.kind) {
    case 'overBudget': {
      const told = { available: money(available), missing: money(reason.missing) };
      return [say('overBudget', told), ...backersHad(reason.backers, words)];
    }
    case 'dearerThanBudget':
      return [say('dearerThanBudget', { missing: money(reason.missing) })];
    case 'belowThreshold':
    case 'belowMinimum':
      return [underWords(reason, votes, words)];
    case 'afterStop':
      return afterStopWords(reason, words);
    case 'noSupport':
      return [say('noSupport')];
    case 'unaffordable':
      return unaffordableWords(explained, reason, words);
    case 'otherSetBetter':
      return [otherSetWords(reason, words)];
    case 'sumSpent':
      return [say('sumSpent', { place: reason.place, missing: money(reason.missing) })];
    case 'incompatible':
      return [say('incompatible', { rival: titleOf(reason.rival) })];
    case 'vetoed':
    case 'withdrawn': {
      const { kind, why } = reason;
      return [why === null ? say(kind) : say(`${kind}Why`, { why: unstopped(why) })];
    }
    case 'overridden':
      return [say('overridden', { who: reason.who, why: unstopped(reason.why) })];
  }
}

type Of<Kind> = Extract<UnfundedExplanation, { readonly kind: Kind }>;

function underWords(
  { kind, needed }: Of<'belowThreshold' | 'belowMinimum'>,
  votes: number,
  { say, unit }: ExplanationWords,
): string {
  return say(kind, {
    needed: counted(unit, needed, say),
    votes: counted(unit, votes, say),
  });
}

function afterStopWords({ stopper, load }: Of<'afterStop'>, words: ExplanationWords): readonly string[] {
  const { say, titleOf } = words;
  return [
    say('afterStop', { stopper: titleOf(stopper) }),
    ...(load === null ? [] : [say('loadThen', { load: nearest(load, words) })]),
  ];
}

function unaffordableWords(
  { project }: Unfunded,
  { backers }: Of<'unaffordable'>,
  words: ExplanationWords,
): readonly string[] {
  const { say, money } = words;
  const told = { amount: money(project.amount), together: nearest(backers.together, words) };
  const withMoney = counted('voters', backers.withMoney, say);
  return [
    say('unaffordable', told),
    say('stillRich', { withMoney, all: counted('voters', backers.all, say) }),
  ];
}

function otherSetWords({ loss }: Of<'otherSetBetter'>, { say, unit }: ExplanationWords): string {
  if (loss === null) return say('otherSetBetter');
  return loss === 0 ? say('otherSetLevel') : say('otherSetLoss', { loss: counted(unit, loss, say) });
}
