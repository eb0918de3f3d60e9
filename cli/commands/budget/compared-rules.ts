import { basename } from 'node:path';
import { rulesWorthComparing } from '#application/budget/compare-rules.ts';
import { ruleSyntax } from '#domain/budget/rules/rule-syntax.ts';
import { type BudgetRule, budgetRuleKinds, defaultRules, tieBreaks } from '#domain/budget/budget-rule.ts';
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

/** The parameters by the names of the flags, without dashes before them. */
const parameters: Readonly<Record<string, keyof RuleFlags>> = {
  'on-misfit': 'onMisfit',
  order: 'order',
  count: 'count',
  threshold: 'threshold',
  'threshold-base': 'thresholdBase',
  satisfaction: 'satisfaction',
  completion: 'completion',
  increment: 'increment',
  'add1-stop': 'add1Stop',
  'min-votes': 'minVotes',
  ties: 'ties',
};

/** Where a parameter stands in a rule, when its name is another. */
const fieldOf: Readonly<Record<string, string>> = { threshold: 'share', thresholdBase: 'base' };

/**
 * The entries of a list of rules. Commas part rules, and parameters of one rule: what has the form `name=value`, or is a
 * tie-break after `ties=`, belongs to the rule before it.
 *
 * @example entriesOf('by-votes,equal-shares:satisfaction=cost,completion=add1') // two entries
 */
export function entriesOf(list: string): readonly string[] {
  const entries: string[] = [];
  for (const piece of list.split(',').map((part) => part.trim())) {
    const last = entries.at(-1);
    const isTie = tieBreaks.some((tie) => tie === piece) && /(?:^|[:,])ties=[a-z,]*$/u.test(last ?? '');
    if (last?.includes(':') && (/^[\w-]+=/u.test(piece) || isTie))
      entries[entries.length - 1] = `${last},${piece}`;
    else entries.push(piece);
  }
  return entries;
}

/** Reads the rules to compare; the survey's own rule gives them their optional parts. */
export async function comparedRules(
  list: string | undefined,
  election: Election,
  own: BudgetRule | null,
): Promise<Either<Refusal, readonly NamedRule[]>> {
  if (list === undefined) {
    return right(
      rulesWorthComparing(election.marks !== undefined, own).map((rule) => ({
        name: ruleSyntax(rule),
        rule,
      })),
    );
  }
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

function flagsFrom(kind: BudgetRule['kind'], text: string): Either<UsageRefusal, RuleFlags> {
  const flags: Record<string, string> = { rule: kind };
  let last = '';
  for (const part of text === '' ? [] : text.split(',')) {
    const [name = '', ...value] = part.split('=');
    const flag = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (value.length === 0 && last === 'ties') flags['ties'] += `,${part}`;
    else if (flag === undefined || !belongsTo(kind, flag)) {
      const available = Object.keys(parameters).filter((one) => belongsTo(kind, parameters[one] ?? ''));
      return left({
        key: 'usage.unknownParameter',
        values: { found: part, rule: kind, available: available.join(', ') },
      });
    } else {
      flags[flag] = value.join('=');
      last = flag;
    }
  }
  return right(flags);
}

const belongsTo = (kind: BudgetRule['kind'], flag: string): boolean =>
  flag === 'minVotes' || (fieldOf[flag] ?? flag) in defaultRules[kind];
