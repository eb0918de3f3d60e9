import type { Explained, FundedReason, UnfundedExplanation } from '#domain/budget/explanation/explanation.ts';
import { type Cents, decimalString } from '#domain/shared/money.ts';
import { decimalsOf, type Rational } from '#domain/shared/rational.ts';
import { inCurrency, shownDecimals } from './backing-figures.ts';
import type { ProjectInWords } from './projects-in-words.ts';

/** Why a project was funded or not, as scripts read it: the reason and its figures, amounts as decimal strings. */
export function explanationJson({ explained, sentence }: ProjectInWords) {
  const { project, funded, step, available, reason } = explained;
  return {
    id: project.id,
    step,
    funded,
    reason: reason.kind,
    available: decimalString(available),
    ...endOf(explained),
    ...figuresOf(reason),
    sentence,
  };
}

const endOf = (explained: Explained) =>
  explained.funded ? { remaining: decimalString(explained.remaining) } : { votesShort: explained.votesShort };

/** The figures that a reason has, each by one name wherever it stands; what is not known is left out. */
function figuresOf(reason: FundedReason | UnfundedExplanation) {
  const { kind: _, ...figures } = reason;
  return Object.fromEntries(Object.entries(figures).flatMap(([name, value]) => written(name, value)));
}

type Figure = Rational | { readonly all: number; readonly withMoney: number; readonly together: Rational };

function written(
  name: string,
  value: string | number | Figure | null,
): readonly (readonly [string, unknown])[] {
  if (value === null) return [];
  if (name === 'missing') return [[name, decimalString(value as Cents)]];
  if (typeof value !== 'object') return [[names[name] ?? name, value]];
  if ('all' in value) {
    return [
      ['supporters', value.all],
      ['supportersWithMoney', value.withMoney],
      ['supportersHad', inCurrency(value.together)],
    ];
  }
  return name === 'effective'
    ? [['effectiveVotes', decimalsOf(value, shownDecimals)]]
    : [[name, inCurrency(value)]];
}

const names: Readonly<Record<string, string>> = { inFull: 'paidInFull', allTheyHad: 'paidAllTheyHad' };
