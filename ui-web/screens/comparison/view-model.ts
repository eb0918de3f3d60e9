import { ruleSyntax } from '#domain/budget/rules/rule-syntax.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type {
  Agreement,
  ComparedProject,
  Comparison,
} from '#domain/budget/comparison/compare-allocations.ts';
import { cents } from '#domain/shared/money.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { keyOf } from './compared-rules.ts';
import { figureViews, type FigureRow } from './figures-view.ts';
import { type PlaceView, comparedPlaceViews } from './places-view.ts';
import type { Compared } from './presenter.ts';

/** A letter for each rule. A is the town's own. */
export const letters = ['A', 'B', 'C'] as const;

export interface RuleView {
  readonly letter: string;
  readonly name: string;
  readonly syntax: string;
  readonly projects: string;
  readonly spent: string;
  /** The amounts of what it funds, in the order of the rule, and what is left. */
  readonly parts: readonly { readonly id: string; readonly amount: number }[];
  readonly left: number;
}

export interface ProjectView {
  readonly id: string;
  readonly title: Wording;
  readonly votes: string;
  readonly votesWords: string;
  readonly amount: string;
  readonly isFunded: readonly boolean[];
}

export interface GroupView {
  readonly agreement: Agreement;
  readonly title: string;
  readonly detail: string;
  readonly projects: readonly ProjectView[];
}

/** The comparison, put into words. */
export interface ComparisonView {
  readonly conclusion: string;
  readonly facts: string;
  readonly rules: readonly RuleView[];
  readonly groups: readonly GroupView[];
  readonly figures: readonly FigureRow[];
  readonly districts: readonly PlaceView[];
  readonly categories: readonly PlaceView[];
}

export function comparisonView(
  compared: Pick<Compared, 'question'>,
  comparison: Comparison,
  speech: Speech,
): ComparisonView {
  return {
    conclusion: conclusionOf(comparison, speech),
    facts: factsOf(comparison, speech),
    rules: comparison.rules.map((_, at) => ruleView(comparison, at, speech)),
    groups: (['all', 'some', 'none'] as const).flatMap((agreement) =>
      groupView(compared, comparison, agreement, speech),
    ),
    figures: figureViews(comparison, speech),
    districts: comparedPlaceViews(comparison, 'districts', speech),
    categories: comparedPlaceViews(comparison, 'categories', speech),
  };
}

function factsOf({ ballots, projects: { length }, budget }: Comparison, { t }: Speech): string {
  const cast = ballots ?? 0;
  return t('comparison:facts', {
    ballots: t('comparison:ballots', { count: cast, n: formatCount(cast) }),
    projects: t('comparison:rules.projects', { count: length, n: formatCount(length) }),
    budget: formatMoney(budget),
  });
}

function conclusionOf({ projects }: Comparison, { t }: Speech): string {
  const inAll = (agreement: Agreement) => projects.filter((one) => one.agreement === agreement).length;
  const [all, some] = [inAll('all'), inAll('some')];
  const [first, ...others] = projects;
  if (first && others.length === 0) return t(`comparison:onlyOne.${first.agreement}`);
  const words = { n: formatCount(all), of: formatCount(projects.length), some: formatCount(some) };
  return some === 0
    ? t('comparison:same', { ...words, count: all })
    : t('comparison:conclusion', { ...words, count: some });
}

function ruleView({ rules }: Comparison, at: number, { t }: Speech): RuleView {
  const allocation = rules[at]?.allocation;
  if (!allocation) throw new Error(`no rule at ${at}`);
  const { funded, rule, spent, remaining } = allocation;
  const count = funded.length;
  return {
    letter: letters[at] ?? '',
    name: t(`comparison:rule.${keyOf(rule)}`),
    syntax: ruleSyntax(rule),
    projects: t('comparison:rules.projects', { count, n: formatCount(count) }),
    spent: formatMoney(spent),
    parts: funded.map(({ project }) => ({ id: project.id, amount: project.amount })),
    left: remaining,
  };
}

function projectView(one: ComparedProject, title: Wording, { t }: Speech): ProjectView {
  return {
    id: one.project.id,
    title,
    votes: formatCount(one.votes),
    votesWords: t('comparison:who.votesUnit', { count: one.votes, n: formatCount(one.votes) }),
    amount: formatMoney(one.project.amount),
    isFunded: one.isFunded,
  };
}

function groupView(
  { question }: Pick<Compared, 'question'>,
  { projects }: Comparison,
  agreement: Agreement,
  speech: Speech,
): readonly GroupView[] {
  const { t, said } = speech;
  const members = projects.filter((one) => one.agreement === agreement);
  if (members.length === 0) return [];
  const amount = formatMoney(cents(members.reduce((sum, { project }) => sum + project.amount, 0)));
  const count = members.length;
  const titleOf = ({ project }: ComparedProject) =>
    said(question.proposals.find(({ id }) => id === project.id)?.title);
  return [
    {
      agreement,
      title: t(`comparison:who.${agreement}`),
      detail: t('comparison:who.group', { count, n: formatCount(count), amount }),
      projects: members.map((one) => projectView(one, titleOf(one), speech)),
    },
  ];
}
