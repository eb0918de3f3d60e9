import { basename } from 'node:path';
import { rulesWorthComparing } from '#application/budget/compare-rules.ts';
import { hasParameter, parameterFlags, parameterNames } from '#domain/budget/rules/parameter-flags.ts';
import { ruleSyntax } from '#domain/budget/rules/rule-syntax.ts';
import { type BudgetRule, budgetRuleKinds, type RuleKind } from '#domain/budget/budget-rule.ts';
import { tieBreaks } from '#domain/budget/parameters.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SourceRefusal } from '../../read-source.ts';
import type { UsageRefusal } from '../../usage.ts';
import { chosenRule } from './chosen-rule.ts';
import { readRuleFile } from './rule-file.ts';
import { type RuleFlags, readRuleOptions } from './rule-options.ts';

/** A rule with the name it has in the comparison. */
export interface NamedRule {
  readonly name: string;
  readonly rule: BudgetRule;
}

type Refusal = UsageRefusal | SourceRefusal;

/** The most rules that can be read side by side. */
const most = 12;

/** The parameters that every rule has, by the names of their flags. */
const common = ['min-votes', 'ties'];

/** The names that a list of rules may give a rule of a kind: those of its flags, without dashes before them. */
const namesOf = (kind: RuleKind): readonly string[] => [
  ...parameterNames.filter((name) => hasParameter(kind, name)).map((name) => parameterFlags[name]),
  ...common,
];

/** `on-misfit` is `onMisfit` among the flags. */
const flagOf = (name: string): string =>
  name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** Whether a piece is a rule: a kind, with or without parameters, or a file. */
const beginsRule = (piece: string): boolean =>
  /[/\\]|\.json$/u.test(piece) || budgetRuleKinds.some((kind) => kind === piece.split(':')[0]);

/** Whether a piece goes on with the tie-breaks that an entry ends with: one of them, or an id of a list of ids. */
function isFurtherTie(piece: string, entry: string): boolean {
  const [, ties] = /[:,]ties=([^=]*)$/u.exec(entry) ?? [];
  if (ties === undefined) return false;
  const isCriterion = (part: string) =>
    tieBreaks.some((tie) => tie === part) || part.startsWith('ids:') || part.startsWith('list:');
  const isInList = ties.split(',').findLast(isCriterion)?.startsWith('ids:') === true;
  return isCriterion(piece) || (isInList && !beginsRule(piece));
}

/**
 * The entries of a list of rules. Commas separate rules, and parameters of one rule: what has the form `name=value`,
 * or is a tie-break after `ties=`, belongs to the rule before it. So does what follows `ids:`, up to the next rule.
 *
 * @example entriesOf('by-votes,equal-shares:satisfaction=cost,completion=add1') // two entries
 */
export function entriesOf(list: string): readonly string[] {
  const entries: string[] = [];
  for (const piece of list.split(',').map((part) => part.trim())) {
    const last = entries.at(-1);
    if (last?.includes(':') && (/^[\w-]+=/u.test(piece) || isFurtherTie(piece, last)))
      entries[entries.length - 1] = `${last},${piece}`;
    else entries.push(piece);
  }
  return entries;
}

/** The rules of which none is named. */
const usualRules = ({ marks }: Election, own: BudgetRule | null): readonly NamedRule[] =>
  rulesWorthComparing(marks !== undefined, own).map((rule) => ({ name: ruleSyntax(rule), rule }));

/** Reads the rules to compare; the survey's own rule gives them their optional parts. */
export async function comparedRules(
  list: string | undefined,
  election: Election,
  own: BudgetRule | null,
): Promise<Either<Refusal, readonly NamedRule[]>> {
  if (list === undefined) return right(usualRules(election, own));
  const entries = entriesOf(list);
  if (entries.length > most)
    return left({ key: 'usage.tooManyRules', values: { found: entries.length, most } });
  const named: NamedRule[] = [];
  for (const entry of entries) {
    const read = await ruleFrom(entry, own);
    if (isLeft(read)) return read;
    if (named.some(({ name }) => name === read.right.name))
      return left({ key: 'usage.repeatedRule', values: { found: read.right.name } });
    named.push(read.right);
  }
  return right(named);
}

async function ruleFrom(entry: string, own: BudgetRule | null): Promise<Either<Refusal, NamedRule>> {
  const [, kind = '', rest = ''] = /^([^:]*):?(.*)$/su.exec(entry) ?? [];
  const known = budgetRuleKinds.find((one) => one === kind);
  if (!known) {
    if (/[/\\]|\.json$/u.test(entry)) {
      const read = await readRuleFile(entry, null);
      return isLeft(read) ? read : right({ name: basename(entry, '.json'), rule: read.right });
    }
    const available = `${budgetRuleKinds.join(', ')}, *.json`;
    return left({ key: 'usage.notOneOf', values: { flag: '--rules', found: entry, available } });
  }
  const flags = flagsFrom(known, rest);
  if (isLeft(flags)) return flags;
  const options = readRuleOptions(flags.right);
  if (isLeft(options)) return options;
  const rule = chosenRule(options.right, own);
  return isLeft(rule) ? rule : right({ name: entry, rule: rule.right });
}

function flagsFrom(kind: RuleKind, text: string): Either<UsageRefusal, RuleFlags> {
  const flags: Record<string, string> = { rule: kind };
  const names = namesOf(kind);
  let last = '';
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', ...value] = part.split('=');
    if (value.length === 0 && last === 'ties') flags['ties'] += `,${part}`;
    else if (!names.includes(name)) {
      const available = names.join(', ');
      return left({ key: 'usage.unknownParameter', values: { found: part, rule: kind, available } });
    } else {
      flags[flagOf(name)] = value.join('=');
      last = name;
    }
  }
  return right(flags);
}
