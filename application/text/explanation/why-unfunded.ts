import type { Explained, UnfundedReason } from '#domain/budget/explanation/explanation.ts';
import { fill } from '../fill.ts';
import { counted, nearest, type Telling, unstopped } from './telling.ts';
import { backersHad } from './why-funded.ts';

type Unfunded = Extract<Explained, { readonly funded: false }>;

/** The reason of a proposal that got nothing, then what adds to it. */
export function whyUnfundedWords(explained: Unfunded, telling: Telling): readonly string[] {
  const { texts, money, titleOf } = telling;
  const { reason, available, votes } = explained;
  switch (reason.kind) {
    case 'overBudget': {
      const told = { available: money(available), missing: money(reason.missing) };
      return [fill(texts.overBudget, told), ...backersHad(reason.backers, telling)];
    }
    case 'dearerThanBudget':
      return [fill(texts.dearerThanBudget, { missing: money(reason.missing) })];
    case 'belowThreshold':
    case 'belowMinimum':
      return [underWords(reason, votes, telling)];
    case 'afterStop':
      return afterStopWords(reason, telling);
    case 'noSupport':
      return [texts.noSupport];
    case 'unaffordable':
      return unaffordableWords(explained, reason, telling);
    case 'otherSetBetter':
      return [otherSetWords(reason, telling)];
    case 'sumSpent':
      return [fill(texts.sumSpent, { place: reason.place, missing: money(reason.missing) })];
    case 'incompatible':
      return [fill(texts.incompatible, { rival: titleOf(reason.rival) })];
    case 'vetoed':
    case 'withdrawn': {
      const { kind, why } = reason;
      return [why === null ? texts[kind] : fill(texts[`${kind}Why`], { why: unstopped(why) })];
    }
    case 'overridden':
      return [fill(texts.overridden, { who: reason.who, why: unstopped(reason.why) })];
  }
}

type Of<Kind> = Extract<UnfundedReason, { readonly kind: Kind }>;

function underWords(
  { kind, needed }: Of<'belowThreshold' | 'belowMinimum'>,
  votes: number,
  { texts, unit }: Telling,
): string {
  return fill(texts[kind], {
    needed: counted(unit, needed, texts),
    votes: counted(unit, votes, texts),
  });
}

function afterStopWords({ stopper, load }: Of<'afterStop'>, telling: Telling): readonly string[] {
  const { texts, titleOf } = telling;
  return [
    fill(texts.afterStop, { stopper: titleOf(stopper) }),
    ...(load === null ? [] : [fill(texts.loadThen, { load: nearest(load, telling) })]),
  ];
}

function unaffordableWords(
  { project }: Unfunded,
  { backers }: Of<'unaffordable'>,
  telling: Telling,
): readonly string[] {
  const { texts, money } = telling;
  const told = { amount: money(project.amount), together: nearest(backers.together, telling) };
  const withMoney = counted('voters', backers.withMoney, texts);
  return [
    fill(texts.unaffordable, told),
    fill(texts.stillRich, { withMoney, all: counted('voters', backers.all, texts) }),
  ];
}

function otherSetWords({ loss }: Of<'otherSetBetter'>, { texts, unit }: Telling): string {
  if (loss === null) return texts.otherSetBetter;
  return loss === 0 ? texts.otherSetLevel : fill(texts.otherSetLoss, { loss: counted(unit, loss, texts) });
}
